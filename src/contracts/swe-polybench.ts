import { z } from 'zod'

export const ROW_LANGUAGES = ['java', 'javascript', 'typescript', 'python'] as const
export const rowLanguageSchema = z.enum(ROW_LANGUAGES)
export type RowLanguage = z.infer<typeof rowLanguageSchema>

export const ROW_TASK_TYPES = ['bug_fix', 'feature', 'refactor'] as const
export const rowTaskTypeSchema = z.enum(ROW_TASK_TYPES)
export type RowTaskType = z.infer<typeof rowTaskTypeSchema>

/** The published data sets, as `--split` names them. */
export const ROW_SPLITS = ['pb500', 'verified', 'full'] as const
export type RowSplit = (typeof ROW_SPLITS)[number]

/** How the tests of a row are told from what they print, by the names of the official harness. */
export const LOG_PARSERS = [
  'JavaGenericParser',
  'JavascriptGenericParser',
  'JavascriptJestPR',
  'JavascriptMocha',
  'TypescriptBazelAngular',
  'TypescriptJest',
  'TypescriptJestTW',
  'TypescriptMocha',
  'TypescriptMochaFileName',
  'PythonPyUnit'
] as const
export const logParserSchema = z.enum(LOG_PARSERS)
export type LogParserName = z.infer<typeof logParserSchema>

/**
 * One row of SWE-PolyBench, whatever file it came from: the names are those of its adapters, `cst_nodes`
 * being the published `modified_nodes` and `task_type` its `task_category`.
 */
export const sweRowSchema = z.object({
  /** `owner__repo-PR`. */
  instance_id: z.string(),
  /** `owner/name`. */
  repo: z.string(),
  base_commit: z.string(),
  problem_statement: z.string(),
  language: rowLanguageSchema,
  task_type: rowTaskTypeSchema,
  /** The gold change; `''` where the row has none. */
  patch: z.string(),
  /** The hidden tests. */
  test_patch: z.string(),
  /** Files that the gold change touches. */
  modified_files: z.array(z.string()),
  /** Nodes of the syntax tree that the gold change touches, as `file->module->function_definition:f`. */
  cst_nodes: z.array(z.string()),
  hints_text: z.string(),
  created_at: z.string().optional(),
  /** The recipe of the row's image; its context is the repository at `base_commit`. */
  Dockerfile: z.string(),
  /** An image to take as it is; only in rows of one's own. */
  image: z.string().optional(),
  F2P: z.array(z.string()),
  P2P: z.array(z.string()),
  test_command: z.string(),
  /** Only in rows of one's own: what parses the tests' output; else the repository says it. */
  log_parser: logParserSchema.optional(),
  /** A record's own; only rows that have one are told apart by it. */
  split: z.string().optional()
})
export type SweRow = z.infer<typeof sweRowSchema>

/** What published images of rows begin with; the instance's name in lower case follows. */
export const PUBLISHED_IMAGES = 'ghcr.io/timesler/swe-polybench.eval.x86_64.'

/** The ways to grade a row, the one first whose verdict is the reward. */
export const GRADINGS = ['official', 'strict', 'simple'] as const
export const gradingNameSchema = z.enum(GRADINGS)
export type GradingName = z.infer<typeof gradingNameSchema>

/** How one of the two patches of a row went in. */
export const patchStepSchema = z.object({
  patch: z.enum(['test', 'model']),
  /** The rung of the ladder that took it; null where none did. */
  rung: z.enum(['git-apply', 'git-apply-whitespace', 'patch-fuzz']).nullable(),
  /** Whether an earlier rung left a part of it behind. */
  halfApplied: z.boolean(),
  /** What the rungs said, capped. */
  said: z.string(),
  /** Paths that a rung says it touched although the patch's own headers do not name them, where there are any. */
  unnamed: z.array(z.string()).optional()
})
export type PatchStep = z.infer<typeof patchStepSchema>

/** What the tests of a row came to by the lists of its F2P and P2P. */
export const listGradingSchema = z.object({
  patchApplied: z.boolean(),
  steps: z.array(patchStepSchema),
  /** Whether a parser made anything of the output. */
  withLogs: z.boolean(),
  allF2pPassed: z.boolean(),
  noP2pFailed: z.boolean(),
  /** Every test of P2P was seen to pass; only `strict` asks for it. */
  allP2pPassed: z.boolean(),
  resolved: z.boolean(),
  passedTests: z.array(z.string()),
  failedTests: z.array(z.string()),
  /** What in the log speaks against the results that it names; only `strict` asks. */
  contradiction: z.string().optional(),
  exitCode: z.number().int().nullable(),
  timedOut: z.boolean(),
  seconds: z.number().nonnegative()
})
export type ListGrading = z.infer<typeof listGradingSchema>

/** What the language's own runner says. */
export const simpleGradingSchema = z.object({
  passed: z.boolean(),
  exitCode: z.number().int().nullable(),
  testsRun: z.number().int().nonnegative(),
  timedOut: z.boolean(),
  /** Why it is no pass; null where it is one. */
  reason: z.enum(['nothing-ran', 'test-failed', 'tests-timed-out', 'patch-does-not-apply']).nullable(),
  /** Test scripts and configuration of runners that the model's patch changes. */
  runnerFiles: z.array(z.string()),
  seconds: z.number().nonnegative()
})
export type SimpleGrading = z.infer<typeof simpleGradingSchema>

/** What was not asked for is absent. */
export const gradingsSchema = z.object({
  official: listGradingSchema.optional(),
  strict: listGradingSchema.optional(),
  simple: simpleGradingSchema.optional()
})
export type Gradings = z.infer<typeof gradingsSchema>

/** Recall, precision and F1, each 0 where it is undefined. */
export const retrievalScoreSchema = z.object({
  recall: z.number(),
  precision: z.number(),
  f1: z.number()
})
export type RetrievalScore = z.infer<typeof retrievalScoreSchema>

/**
 * Whether a change touches what the gold one touches. `official` keeps the quirks of the official harness,
 * `corrected` does not; null where there is no truth to compare with.
 */
export const retrievalSchema = z.object({
  official: z.object({ file: retrievalScoreSchema, node: retrievalScoreSchema.nullable() }),
  corrected: z.object({ file: retrievalScoreSchema, node: retrievalScoreSchema.nullable() }),
  /** Why a `node` is null where there is a truth: a source that is too large or was not at hand. */
  unscored: z.string().optional()
})
export type Retrieval = z.infer<typeof retrievalSchema>

/** What of a choice of rows, and of how they are graded, makes results comparable. */
export const rowSettingsSchema = z.object({
  /** Which split the file is, or its rows are of; null where nobody says. */
  split: z.enum(ROW_SPLITS).nullable(),
  /** The one language; null is all. */
  language: rowLanguageSchema.nullable(),
  /** Whether agents got `hints_text`. */
  hints: z.boolean(),
  gradings: z.array(gradingNameSchema)
})
export type RowSettings = z.infer<typeof rowSettingsSchema>
