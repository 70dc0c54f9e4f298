import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { CHANGE_LIMITS } from '../contracts/change-limits.js'
import { errorMessage, UserError } from '../contracts/errors.js'
import type { Prediction, Predictions } from '../contracts/prediction.js'
import { firstFew } from '../text/first-few.js'
import { quote } from '../text/quote.js'
import type { DatasetEntry } from './folder.js'
import { matchPredictions } from './predictions-match.js'
import { mistakenPredictions } from './predictions-mistakes.js'
import {
  type Mistake,
  type ParsedPredictions,
  type PredictionRules,
  parsePredictions,
  quoted
} from './predictions-parse.js'
import { preparePatch } from './predictions-patch.js'
import { MIB, RefusedFile, readCapped, readText } from './read-file.js'

/** Rows of a whole dataset, with the results of their tests, come to 168 MB. */
const MAX_FILE = 256 * MIB
const MAX_FILES = 20_000
const EXTENSION = '.patch'

const wrong = (path: string, message: string): UserError =>
  new UserError(
    `${quote(`--predictions ${path}`)} ${message} It takes a file of SWE-bench, SWE-PolyBench or Multi-SWE-bench predictions (JSON Lines or JSON), or a folder of \`<task>.patch\` files.`
  )

/** As it stands in a file: a character for each byte. */
const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

interface Source extends ParsedPredictions {
  /** The patch of a row with a character for each byte. */
  readonly patchOf: (row: { patch: string }) => string
}

const NAMED_FILES = 3

/** What a folder has that was named for another. */
const heldBy = (names: readonly string[]): string =>
  names.length === 0 ? 'it is empty' : `it has ${firstFew(names, { most: NAMED_FILES, show: quoted })}`

const readFolder = async (dir: string): Promise<Source> => {
  const all = (await readdir(dir)).sort()
  const names = all.filter(name => name.endsWith(EXTENSION))
  if (names.length === 0) throw wrong(dir, `holds no ${EXTENSION} file; ${heldBy(all)}.`)
  if (names.length > MAX_FILES) throw wrong(dir, `holds more than ${MAX_FILES} files.`)
  const rows = []
  const mistakes: Mistake[] = []
  for (const name of names) {
    try {
      // One byte more than a patch may have: larger ones are told of by their trials.
      const bytes = await readCapped(join(dir, name), {
        maxBytes: CHANGE_LIMITS.patchBytes + MIB,
        label: 'it'
      })
      rows.push({
        id: name.slice(0, -EXTENSION.length),
        patch: bytes.toString('latin1'),
        model: null,
        place: quoted(name)
      })
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error
      mistakes.push({ place: quoted(name), message: error.message })
    }
  }
  return { rows, mistakes, patchOf: row => row.patch }
}

const readFile = async (path: string, given: string, rules: PredictionRules): Promise<Source> => {
  try {
    const text = await readText(path, { maxBytes: MAX_FILE, label: 'it' })
    return { ...parsePredictions(text, rules), patchOf: row => bytesOf(row.patch) }
  } catch (error) {
    if (error instanceof RefusedFile) throw wrong(given, `cannot be used: ${error.message}.`)
    throw error
  }
}

const readSource = async (given: string, rules: PredictionRules): Promise<Source> => {
  try {
    const path = await realpath(given)
    return (await stat(path)).isDirectory() ? await readFolder(path) : await readFile(path, given, rules)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'ENOTDIR') throw wrong(given, 'does not exist.')
    if (typeof code === 'string') throw wrong(given, `cannot be read (${errorMessage(error)}).`)
    throw error
  }
}

/**
 * Reads what `--predictions` names (absolute) and gives each prediction to its task. `entries` are all
 * tasks of the dataset: a prediction for one that was not selected is no mistake. Of rows they are those of
 * one split and language, so that predictions for others are passed over; `ofRows` says so.
 *
 * @throws UserError for what cannot be read, for unknown and for repeated tasks, each with its line
 */
export const loadPredictions = async (
  path: string,
  entries: readonly DatasetEntry[],
  { ofRows = false }: { readonly ofRows?: boolean } = {}
): Promise<Predictions> => {
  const source = await readSource(path, { missingIsEmpty: ofRows })
  const matched = matchPredictions(source.rows, entries)
  // Where none is for any of the rows, it is the wrong file.
  const unknown = ofRows && matched.byTask.size > 0 ? [] : matched.unknown
  const found = { unread: source.mistakes, unknown, repeated: matched.repeated }
  if (Object.values(found).some(mistakes => mistakes.length > 0))
    throw mistakenPredictions(path, found, entries)
  const byTask = new Map<string, Prediction>()
  for (const [task, row] of matched.byTask) {
    const text = source.patchOf(row)
    byTask.set(task, {
      place: `${basename(path)}, ${row.place}`,
      model: row.model,
      text,
      patch: preparePatch(text)
    })
  }
  const models = new Set([...byTask.values()].map(prediction => prediction.model))
  models.delete(null)
  return { source: path, byTask, model: models.size === 1 ? ([...models][0] ?? null) : null }
}
