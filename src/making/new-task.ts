import type { ExpectedTests } from '../contracts/expected-tests.js'

const BUILD_TOOLS = ['gradle', 'maven'] as const
export type BuildTool = (typeof BUILD_TOOLS)[number]

/** The change that a task is made of. */
export interface SourceChange {
  readonly type: 'pr' | 'commit'
  /** The pull request's number, or the commit's sha. */
  readonly id: string
  readonly url: string | null
  readonly issueUrl: string | null
}

/** A file that the tests need in the image, beside `/home/prepare.sh`. */
export interface EnvironmentFile {
  /** Its name in `environment/` and in `/home`. */
  readonly name: string
  readonly text: string
}

/**
 * Everything that a task's files say, before there are files. Names, paths and shas stand in scripts
 * as they are, so whoever makes this of foreign data lets only plain ones through.
 */
export interface NewTask {
  readonly repository: { readonly owner: string; readonly name: string; readonly url: string }
  /** SPDX id; null where nobody knows. */
  readonly license: string | null
  readonly change: SourceChange
  readonly authorName: string
  /** null where nobody has judged it. */
  readonly difficulty: 'easy' | 'medium' | 'hard' | null
  readonly tags: readonly string[]
  /** The image that the task's own builds on, such as `kotlin-bench/kotlin-bench_larder:base`. */
  readonly baseImage: string
  /** Of the repository in that image, such as `/home/larder`. */
  readonly workdir: string
  /** The commit before the change. */
  readonly baseSha: string
  readonly buildTool: BuildTool
  /** Runs all tests; `DEFAULT_TEST_COMMANDS` has one a tool. */
  readonly testCommand: string
  /** Lines such as `export CI=true`, before the tests. */
  readonly testEnvironment: readonly string[]
  /** Where tests fail without any change, the image is built nevertheless. */
  readonly testsFailAtBase: boolean
  readonly environmentFiles: readonly EnvironmentFile[]
  readonly resources: { readonly cpus: number; readonly memoryMb: number }
  /** Markdown. */
  readonly instruction: string
  readonly fixPatch: string
  readonly testPatch: string
  /** null where they are still to be found; the file is left out then. */
  readonly expectedTests: ExpectedTests | null
}

/** Tests of all modules, whatever fails in one of them, without a network where the tool can. */
export const DEFAULT_TEST_COMMANDS: Readonly<Record<BuildTool, string>> = {
  gradle: './gradlew clean test --continue',
  maven: 'mvn --batch-mode --offline -Dmaven.test.failure.ignore=true clean test'
}

/** What the benchmark's tasks ask for; a hosted runner has it. */
export const DEFAULT_RESOURCES = { cpus: 4, memoryMb: 10_240 } as const
