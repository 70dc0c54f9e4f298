import type { Transitions } from '../contracts/verdict.js'

/** Of the target tests, which are those of f2p, s2p and n2p together. */
export const targetTests = ({ f2p, s2p, n2p }: Transitions): { passed: number; expected: number } => ({
  passed: f2p.passed + s2p.passed + n2p.passed,
  expected: f2p.expected + s2p.expected + n2p.expected
})

/** Tests of p2p that did not pass, whether they failed or did not run. */
export const lostTests = ({ p2p }: Transitions): number => Math.max(0, p2p.expected - p2p.passed)
