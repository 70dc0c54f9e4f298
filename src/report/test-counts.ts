import type { Transitions } from '../contracts/verdict.js'

/** Of the target tests, which are those of f2p, s2p and n2p together. */
export const targetTests = ({ f2p, s2p, n2p }: Transitions): { passed: number; expected: number } => ({
  passed: f2p.passed + s2p.passed + n2p.passed,
  expected: f2p.expected + s2p.expected + n2p.expected
})

/** Tests of p2p that did not pass, and how many of these did not run at all. */
export type LostTests = readonly [lost: number, notRun: number]

/** What was lost of p2p; older verdicts do not tell those that did not run from those that failed. */
export const lostTests = ({ p2p }: Transitions): LostTests => [
  Math.max(0, p2p.expected - p2p.passed),
  p2p.absent ?? 0
]

/** As tables say it: `7 (5 not run)`. */
export const lostPhrase = ([lost, notRun]: LostTests): string =>
  notRun === 0 ? String(lost) : `${lost} (${notRun} not run)`
