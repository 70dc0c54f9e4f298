/** What keeps a verifier from being hardened. */
export interface VerifierProblem {
  /** From 1; null where something is missing. */
  readonly line: number | null
  /** Goes on after the name of the file: `does not apply /tests/test.patch`. */
  readonly message: string
}
