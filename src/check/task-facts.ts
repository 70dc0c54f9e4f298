import { UserError } from '../contracts/errors.js'
import type { ExpectedTests } from '../contracts/expected-tests.js'
import { readExpectedTests, VERIFIER_FILES, type VerifierShapes, verifierShapes } from '../score/index.js'
import { parseConfig } from '../task/parse-config.js'
import type { TaskResult } from '../task/task.js'
import type { TaskConfig } from '../task/task-config.js'
import { type PatchedFile, patchPaths } from '../text/patch-paths.js'

/** Where a task has what the checks look at. */
export const TOML = 'task.toml'
export const INSTRUCTION = 'instruction.md'
export const DOCKERFILE = 'environment/Dockerfile'
export const TEST_SH = `tests/${VERIFIER_FILES.testSh}`
export const TEST_PATCH = 'tests/test.patch'
export const EXPECTED_TESTS = 'tests/expected_tests.json'
export const SOLVE_SH = 'solution/solve.sh'
export const FIX_PATCH = 'solution/fix.patch'

/** A file of a task's folder, as read. */
export interface FolderFile {
  /** null for what is no text in UTF-8, too large, or a link. */
  readonly text: string | null
  /** Why there is no text, as a sentence without its full stop that names the file; null where there is. */
  readonly refusal: string | null
  /** Whether a byte order mark precedes the text, which is without it. */
  readonly marked: boolean
  /** Whether anybody may execute it. */
  readonly executable: boolean
}

/** A task's folder, read once. */
export interface TaskFolder {
  readonly name: string
  /** By path within the folder, with forward slashes; empty where the folder was refused. */
  readonly files: ReadonlyMap<string, FolderFile>
  /** What became of it when it was read as a task. */
  readonly result: TaskResult
  /** The images that its own builds on, as its Dockerfile names them. */
  readonly parents: readonly string[]
}

export interface PatchFacts {
  readonly text: string
  readonly files: readonly PatchedFile[]
}

/** What the checks look at, worked out once for all of them. */
export interface TaskFacts extends TaskFolder {
  /** Text of a file; null where it is missing or no text. */
  readonly text: (path: string) => string | null
  /** null where `task.toml` is missing or wrong. */
  readonly config: TaskConfig | null
  readonly fix: PatchFacts | null
  readonly testPatch: PatchFacts | null
  /** null where the file is missing or wrong. */
  readonly expected: ExpectedTests | null
  /** Why the expected tests cannot be read, with file and line. */
  readonly expectedFault: string | null
  readonly shapes: VerifierShapes
}

const patchFacts = (text: string | null): PatchFacts | null =>
  text === null ? null : { text, files: patchPaths(text) }

const readExpected = (text: string | null): Pick<TaskFacts, 'expected' | 'expectedFault'> => {
  if (text === null) return { expected: null, expectedFault: null }
  try {
    return { expected: readExpectedTests(Buffer.from(text), EXPECTED_TESTS), expectedFault: null }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { expected: null, expectedFault: error.message }
  }
}

/** Reads a task's files once, for all checks; what cannot be read is null. */
export const taskFacts = (folder: TaskFolder): TaskFacts => {
  const text = (path: string): string | null => folder.files.get(path)?.text ?? null
  const toml = text(TOML)
  const parsed = toml === null ? null : parseConfig(toml)
  return {
    ...folder,
    text,
    config: parsed?.ok ? parsed.config : null,
    fix: patchFacts(text(FIX_PATCH)),
    testPatch: patchFacts(text(TEST_PATCH)),
    ...readExpected(text(EXPECTED_TESTS)),
    shapes: verifierShapes({
      collector: text(`tests/${VERIFIER_FILES.collector}`) ?? undefined,
      comparer: text(`tests/${VERIFIER_FILES.comparer}`) ?? undefined,
      testSh: text(TEST_SH) ?? undefined
    })
  }
}

/** `[metadata.source]`, which is free: what is no text there is absent. */
export const sourceOf = ({ config }: TaskFacts): Readonly<Record<string, string>> => {
  const source = config?.metadata?.source
  if (typeof source !== 'object' || source === null) return {}
  return Object.fromEntries(
    Object.entries(source).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))
  )
}

/** `owner_name` of the repository, as images are called by; null where the task does not say it. */
export const imageRepositoryOf = (task: TaskFacts): string | null => {
  const { repository_owner: owner, repository_name: name } = sourceOf(task)
  return owner && name ? `${owner}_${name}`.toLowerCase() : null
}
