import type { ExpectedTests } from '../contracts/expected-tests.js'
import type { SweRow } from '../contracts/swe-polybench.js'
import type { TreeEntry } from '../engine/tar.js'
import type { VerifierShapes } from '../score/index.js'

/** What a trial takes from the task's own files, read when the trial starts. */
export interface TestMaterial {
  /** The `tests/` folder, as it goes to `/tests`. */
  tests: readonly TreeEntry[]
  /** Paths that test.patch touches, also as test.sh's own loop splits them. */
  testPaths: readonly string[]
  testPatch: string
  /** null for a task of another benchmark, whose own reward is all there is. */
  expected: ExpectedTests | null
  shapes: VerifierShapes
  /** The row of SWE-PolyBench that the task is made from; null for a task of Harbor's. */
  row: SweRow | null
  /** The environment of each phase, templates resolved. */
  env: {
    environment: Readonly<Record<string, string>>
    solution: Readonly<Record<string, string>>
    verifier: Readonly<Record<string, string>>
  }
}
