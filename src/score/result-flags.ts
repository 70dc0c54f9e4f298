import type { Dispute, Flag, Reward } from '../contracts/verdict.js'
import type { ReportFile } from './reports/report-file.js'
import type { TestResults } from './reports/test-results.js'
import type { Comparison } from './transitions.js'
import type { VerifierShapes } from './verifier-shapes.js'

/** Results of a run that are this much older than its newest are taken for those of an earlier one. */
const OLDER_MS = 6 * 60 * 60 * 1000

/** A test that passed only on a retry: legal, and a hint that it is not stable. */
export const passedOnRetry = ({ retried, statuses }: TestResults): Flag[] => {
  const tests = [...retried].filter(id => statuses.get(id) === 'PASS')
  return tests.length === 0
    ? []
    : [{ code: 'passed-on-retry', level: 'note', message: 'Tests passed only on a retry.', tests }]
}

/**
 * Ids that came twice with different results, as when results are written beside the real ones. Tests
 * that did not pass before the change either are left out: such ids collide in honest suites too.
 */
export const contradictions = ({ contradicted }: TestResults, { atBase, beforeFix }: Comparison): Flag[] => {
  const known = (id: string) =>
    [beforeFix(id), atBase(id)].some(status => status === 'FAIL' || status === 'SKIP')
  const tests = [...contradicted].filter(id => !known(id))
  return tests.length === 0
    ? []
    : [
        {
          code: 'contradicting-results',
          level: 'suspect',
          message: 'The reports name tests twice with different results; the worst counts.',
          tests
        }
      ]
}

/** test.sh wrote another reward than the reports give; which of them decides is said elsewhere. */
export const containerDiffers = (
  reward: Reward,
  container: Reward | null
): { readonly disputes: Dispute[]; readonly flags: Flag[] } => {
  if (container === null || container === reward) return { disputes: [], flags: [] }
  const differ = `wrote ${container}, the reports give ${reward}`
  return {
    disputes: [{ cause: `test.sh in the container ${differ}` }],
    flags: [{ code: 'container-differs', level: 'suspect', message: `test.sh ${differ}.` }]
  }
}

/** The task's own verifier can write 1 without a report. It does no harm here. */
export const verifierCanWriteOne = ({ canWriteOneWithoutReport }: VerifierShapes): Flag[] =>
  canWriteOneWithoutReport
    ? [
        {
          code: 'verifier-can-write-1',
          level: 'note',
          message: "The task's test.sh can write 1 without a report; that is never honoured here."
        }
      ]
    : []

/**
 * Reports from before the run, measured against the newest. Only for reports whose making we did not
 * watch: in a trial all were deleted before the tests, and one that Gradle restores from its build cache
 * is legal.
 */
export const olderReports = (files: readonly ReportFile[]): Flag[] => {
  const times = files.map(file => file.modifiedMs).filter(time => time !== undefined)
  if (times.length === 0) return []
  const start = times.reduce((one, other) => Math.max(one, other), 0) - OLDER_MS
  const paths = files.filter(file => (file.modifiedMs ?? start) < start).map(file => file.path)
  return paths.length === 0
    ? []
    : [
        {
          code: 'report-older-than-run',
          level: 'suspect',
          message: 'Reports are older than the run; they may be those of an earlier one.',
          paths
        }
      ]
}
