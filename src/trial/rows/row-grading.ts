import type { GradingName, Retrieval, SweRow } from '../../contracts/swe-polybench.js'

/** What retrieval is told of: files by their path in the work tree, those that are no files left out. */
export interface RetrievalInput {
  row: SweRow
  /** The agent's change as it was given; `''` where there is none. */
  patch: string
  /** As the image ships them. */
  before: ReadonlyMap<string, string>
  /** With the change applied, and nothing else; null where it does not apply. */
  after: ReadonlyMap<string, string> | null
}

/** How it is told whether a change touches what the gold one touches. */
export interface RetrievalMetrics {
  /** The files that have to be read for these changes. */
  paths(...patches: readonly string[]): readonly string[]
  measure(input: RetrievalInput): Promise<Retrieval>
}

/** How a run grades the rows of SWE-PolyBench. */
export interface RowGrading {
  /** One at least. The reward is the first's of official, strict and simple that is among them. */
  gradings: readonly GradingName[]
  /** null where it is not asked for. */
  retrieval: RetrievalMetrics | null
}

const OFFICIAL_ALONE: RowGrading = { gradings: ['official'], retrieval: null }

/** As the run asks for it. */
export const rowGradingOf = (context: { rowGrading?: RowGrading | undefined }): RowGrading =>
  context.rowGrading ?? OFFICIAL_ALONE
