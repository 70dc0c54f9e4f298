import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { trajectorySchema } from '../../contracts/gateway/trajectory.js'
import type { TrialRecord } from '../../contracts/rewards.js'
import { verdictSchema } from '../../contracts/verdict.js'
import { DETAIL_LIMITS, type LogEnd, type TestFailure, type TrialDetails } from '../../report/html/index.js'
import { reportTree } from '../../trial/list-report-files.js'
import { explain } from '../explain.js'
import { readJsonPart } from './read-json-part.js'
import { readPart } from './read-part.js'

const MAX_JSON_BYTES = 4 * 1024 ** 2
/** Of one trial: beyond, its folder is the better place to look. */
const MAX_FILES = 200
const MAX_DEPTH = 6
/** Test reports that are parsed once more for their messages, in all. */
const REPORT_BYTES = 512 * 1024 ** 2

/** How many bytes of test reports may still be parsed. */
export interface ReportBudget {
  left: number
}

/** What one report may parse. */
export const reportBudget = (): ReportBudget => ({ left: REPORT_BYTES })

/** The regular files below a trial's folder, as paths with `/`, so many at most; no links are followed. */
const filesBelow = (dir: string): string[] => {
  const files: string[] = []
  const visit = (folder: string, depth: number): void => {
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      if (files.length >= MAX_FILES) return
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isFile()) files.push(path)
      else if (entry.isDirectory() && depth < MAX_DEPTH) visit(path, depth + 1)
    }
  }
  visit('', 0)
  return files.sort()
}

/** Those worth reading first: what the tests printed, what the agent did, what the trial noted. */
const logPaths = (files: readonly string[]): string[] => {
  const agent = files.filter(path => /^agent\/[^/]+\.(?:txt|log|jsonl)$/.test(path))
  return ['verifier/test-stdout.txt', ...agent, 'trial.log'].filter(path => files.includes(path))
}

const logEnds = (dir: string, files: readonly string[]): LogEnd[] =>
  logPaths(files).flatMap(path => {
    const part = readPart(join(dir, path), { from: 'end', maxBytes: DETAIL_LIMITS.log })
    return part === null || part.bytes === 0 ? [] : [{ path, ...part }]
  })

/** What the tests that a reason names said as they failed; none where the reports are too large. */
const readFailures = async (dir: string, budget: ReportBudget): Promise<TestFailure[]> => {
  try {
    budget.left -= reportTree(join(dir, 'verifier', 'junit')).reduce((sum, { bytes }) => sum + bytes, 0)
    if (budget.left < 0) return []
    const { tests } = await explain({ trialDir: dir })
    return tests
      .flatMap(({ id, message }) => (message === null ? [] : [{ test: id, message }]))
      .slice(0, DETAIL_LIMITS.failures)
  } catch {
    // A folder that is damaged, or has no reports: the verdict's reasons say as much as can be said.
    return []
  }
}

/** `agent/model-requests.json`, as far as it is shown. */
const modelRequestsSchema = z.object({ trajectory: trajectorySchema.nullable() })

/** What lies in the folder of a trial, for the view of it; null where the folder is gone. */
export const readTrialDetails = async (
  trial: TrialRecord,
  {
    dir,
    folder,
    budget
  }: {
    /** Absolute. */
    readonly dir: string
    /** As seen from the page; null where it lies alone. */
    readonly folder: string | null
    readonly budget: ReportBudget
  }
): Promise<TrialDetails | null> => {
  let files: string[]
  try {
    files = filesBelow(dir)
  } catch {
    return null
  }
  const requests = readJsonPart(join(dir, 'agent/model-requests.json'), {
    schema: modelRequestsSchema,
    maxBytes: MAX_JSON_BYTES
  })
  return {
    verdict: readJsonPart(join(dir, 'verifier/report.json'), {
      schema: verdictSchema,
      maxBytes: MAX_JSON_BYTES
    }),
    patch: readPart(join(dir, 'artifacts/model.patch'), { from: 'start', maxBytes: DETAIL_LIMITS.patch }),
    failures: trial.outcome === 'unresolved' ? await readFailures(dir, budget) : [],
    logs: logEnds(dir, files),
    trajectory: requests?.trajectory ?? null,
    folder,
    files: folder === null ? [] : files
  }
}
