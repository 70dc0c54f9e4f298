import { verifierScript } from '../verifier-script.js'
import { readVerifier } from './read-verifier.js'
import type { VerifierProblem } from './verifier-problem.js'

export type Hardened =
  | { readonly outcome: 'changed'; readonly text: string }
  | { readonly outcome: 'already' }
  | { readonly outcome: 'refused'; readonly problems: readonly VerifierProblem[] }

/** The seven-step form of a task's `test.sh`, with what it does in its own way and nothing else. */
export const harden = (testSh: string, collector: string): Hardened => {
  const read = readVerifier(testSh, collector)
  if (!read.ok) return { outcome: 'refused', problems: read.problems }
  return read.isHardened
    ? { outcome: 'already' }
    : { outcome: 'changed', text: verifierScript(read.verifier) }
}
