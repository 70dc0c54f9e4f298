import { rewardWrites } from '../../score/verifier-shapes.js'
import type { StaticCheck } from '../static-check.js'
import { TEST_SH } from '../task-facts.js'

export const verifierOneWithoutReport: StaticCheck = {
  id: 'verifier-one-without-report',
  sentence: '`test.sh` never writes 1 itself: only the comparison of a report does.',
  level: 'error',
  why: 'Verifiers of the older generation write 1 when no report was found: a change that breaks compilation then scores 1 in every runner that believes them. Told once a task, in place of what else the older shape lacks.',
  run: ({ text }) => {
    const script = text(TEST_SH)
    if (script === null) return { notRun: `${TEST_SH} cannot be read` }
    const one = rewardWrites(script).find(({ value }) => value === 1)
    if (one === undefined) return []
    return [
      {
        file: TEST_SH,
        line: one.line,
        message: `${TEST_SH} can write 1 without a report.`,
        advice:
          '`kotlin-bench harden` writes it anew; by hand: write 0 first, and let nothing but junit_compare.py write the reward.'
      }
    ]
  }
}
