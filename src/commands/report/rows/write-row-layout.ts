import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage } from '../../../contracts/errors.js'
import type { Rewards } from '../../../contracts/rewards.js'
import { groupBy } from '../../../report/group-by.js'
import { plural } from '../../../text/plural.js'
import { gradedInstance, isOfRow } from './graded-instance.js'
import { officialRuns } from './official-runs.js'
import { writeOfficialResults } from './write-official-results.js'
import { writeSubmission } from './write-submission.js'

const FOLDER = 'swe-polybench'

/** What can be the name of a file: an instance comes from others' records. */
const INSTANCE = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/

export interface LayoutRequest {
  readonly rewards: Rewards
  /** The trials' folders by their names, absolute; those that are gone are not there. */
  readonly dirs: ReadonlyMap<string, string>
  /** The report's folder. Absolute. */
  readonly out: string
  readonly notice: (message: string) => void
}

/** Writes into a new folder; gives how many trials have a verdict and no folder here. */
const writeRuns = async (draft: string, { rewards, dirs }: LayoutRequest): Promise<number> => {
  const byName = new Map(rewards.trials.filter(isOfRow).map(record => [record.name, record]))
  let missing = 0
  for (const { path, planned } of officialRuns(rewards)) {
    // Jobs that were joined may each have an attempt at the same instance: the first counts.
    const sound = [...groupBy(planned, ({ task }) => task)].flatMap(([task, [first]]) =>
      first !== undefined && INSTANCE.test(task) ? [first] : []
    )
    const instances = sound.map(({ task }) => task)
    const scored = sound.flatMap(({ name }) => {
      const record = byName.get(name)
      return record === undefined || record.outcome === 'error' ? [] : [record]
    })
    const graded = scored.flatMap(record => gradedInstance(record, dirs) ?? [])
    missing += scored.length - graded.length
    if (graded.length === 0) continue
    const dir = join(draft, path)
    await mkdir(dir, { recursive: true })
    await writeOfficialResults(dir, instances, graded)
    await writeSubmission(join(dir, 'submission'), { rewards, instances, graded })
  }
  return missing
}

/**
 * What {@link writeRowLayout} makes in a report's folder: nothing where no trial on a row was graded
 * officially, or none has its folder here.
 */
export const rowLayoutNames = ({ rewards, dirs }: Pick<LayoutRequest, 'rewards' | 'dirs'>): string[] => {
  const isOfficial = rewards.trials.some(({ row }) => row?.gradings.official !== undefined)
  return isOfficial && rewards.trials.some(({ name }) => dirs.has(name)) ? [FOLDER] : []
}

/**
 * Writes the results on rows as the official harness does, and the folder of a submission, below
 * `swe-polybench` of a report's folder: of every agent and attempt apart where there are several. What cannot
 * be written is told: the report itself stands.
 */
export const writeRowLayout = async (request: LayoutRequest): Promise<void> => {
  const { out, notice } = request
  if (rowLayoutNames(request).length === 0) return
  const draft = join(out, `${FOLDER}.${randomUUID()}`)
  try {
    const missing = await writeRuns(draft, request)
    await rm(join(out, FOLDER), { recursive: true, force: true })
    await rename(draft, join(out, FOLDER))
    if (missing === 0) return
    notice(
      `${FOLDER}/ lacks ${plural(missing, 'trial')}, whose folders are not here: its pass rate counts them as not resolved.`
    )
  } catch (error) {
    notice(`${FOLDER}/ could not be written: ${errorMessage(error)}.`)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
