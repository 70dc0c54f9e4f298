import { parse, TomlError } from 'smol-toml'
import { z } from 'zod'
import { CHECK_LEVELS, type CheckLevel } from '../contracts/check.js'
import { UserError } from '../contracts/errors.js'
import { dottedPath, lineOfPath, type TomlPath } from '../task/toml-lines.js'
import { didYouMean, nearestNames } from '../text/nearest-names.js'

/** Where a dataset says how it takes the checks: at its top, beside the folder of tasks. */
export const LEVELS_FILE = 'kotlin-bench.toml'

/** What a dataset made of one check. */
export interface ChosenLevel {
  readonly level: CheckLevel
  readonly reason: string
}

/** By the check's id; a check that is not there keeps its own level. */
export type ChosenLevels = ReadonlyMap<string, ChosenLevel>

const levelValid = `one of ${CHECK_LEVELS.map(level => `"${level}"`).join(', ')}`
const reasonValid = 'a sentence that says why; a level is not changed without one'

const levelsSchema = z.strictObject({
  checks: z
    .record(
      z.string(),
      z.strictObject(
        {
          level: z.enum(CHECK_LEVELS, { error: levelValid }),
          reason: z.string({ error: reasonValid }).trim().min(1, { error: reasonValid }).max(2_000)
        },
        { error: issue => (issue.code === 'unrecognized_keys' ? undefined : 'a table with level and reason') }
      ),
      { error: 'a table of checks' }
    )
    .default({})
})

const EXAMPLE = 'a table [checks] with lines such as: network-fetch = {level = "off", reason = "…"}'

/**
 * Reads `kotlin-bench.toml`: `[checks]`, each with a level and the reason for it.
 * @throws UserError that names file, line and the valid values
 */
export const parseLevels = (toml: string, source: string, known: readonly string[]): ChosenLevels => {
  const at = (path: TomlPath): string => {
    const line = lineOfPath(toml, path)
    return line === null ? source : `${source}:${line}`
  }
  let data: unknown
  try {
    data = parse(toml)
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    throw new UserError(`${source}:${error.line}: ${error.message.split('\n')[0]}. Correct the line.`)
  }
  const read = levelsSchema.safeParse(data)
  const [issue] = read.error?.issues ?? []
  if (issue?.code === 'unrecognized_keys') {
    const path = [...issue.path, issue.keys[0] ?? '']
    throw new UserError(`${at(path)}: ${dottedPath(path)} is not known. The file has ${EXAMPLE}.`)
  }
  if (!read.success) {
    const path = issue?.path ?? []
    throw new UserError(`${at(path)}: ${dottedPath(path)} has to be ${issue?.message}.`)
  }
  for (const id of Object.keys(read.data.checks)) {
    if (known.includes(id)) continue
    const hint = didYouMean(nearestNames(id, known, { count: 1 })[0])
    throw new UserError(
      `${at(['checks', id])}: there is no check ${JSON.stringify(id)}.${hint} The checks are: ${known.join(', ')}.`
    )
  }
  return new Map(Object.entries(read.data.checks))
}
