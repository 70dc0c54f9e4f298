import { join } from 'node:path'
import { CHANGE_LIMITS } from '../../../contracts/change-limits.js'
import type { TrialRecord } from '../../../contracts/rewards.js'
import { type Verdict, verdictSchema } from '../../../contracts/verdict.js'
import { type InstanceResult, instanceResult } from '../../../report/rows/official-files.js'
import { readJsonPart } from '../read-json-part.js'
import { readPart } from '../read-part.js'

/** Lists of tens of thousands of tests. */
const MAX_VERDICT_BYTES = 64 * 1024 ** 2

export type RowRecord = TrialRecord & { readonly row: NonNullable<TrialRecord['row']> }

/** One instance with a verdict, and what its trial left. */
export interface GradedInstance {
  readonly record: RowRecord
  readonly dir: string
  readonly result: InstanceResult
  readonly patch: string
}

const readVerdict = (dir: string): Verdict | null =>
  readJsonPart(join(dir, 'verifier/report.json'), { schema: verdictSchema, maxBytes: MAX_VERDICT_BYTES })

const readPatch = (dir: string): string =>
  readPart(join(dir, 'artifacts/model.patch'), { from: 'start', maxBytes: CHANGE_LIMITS.patchBytes })?.text ??
  ''

/** Whether a trial is of a row of SWE-PolyBench, and not of a Harbor task. */
export const isOfRow = (record: TrialRecord): record is RowRecord => record.row !== undefined

/** What a trial's folder says of its instance; undefined where the folder is not here. */
export const gradedInstance = (
  record: RowRecord,
  dirs: ReadonlyMap<string, string>
): GradedInstance | undefined => {
  const dir = dirs.get(record.name)
  const verdict = dir === undefined ? null : readVerdict(dir)
  if (dir === undefined || verdict === null) return undefined
  const patch = readPatch(dir)
  return { record, dir, patch, result: instanceResult(record.task, verdict, patch) }
}
