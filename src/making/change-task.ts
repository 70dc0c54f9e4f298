import type { CommitMessage } from './commit-message.js'
import { draftInstruction } from './draft-instruction.js'
import { type BuildTool, DEFAULT_RESOURCES, DEFAULT_TEST_COMMANDS, type NewTask } from './new-task.js'
import type { SourceRepository } from './source-address.js'

/** A change of a repository from one commit to another, parted. */
export interface Change {
  readonly repository: SourceRepository
  readonly before: string
  readonly fix: string
  readonly message: CommitMessage
  readonly fixPatch: string
  readonly testPatch: string
  readonly buildTool: BuildTool
  /** SPDX id; null where the repository does not say it. */
  readonly license: string | null
}

/** What the change does not say. */
export interface ChangeSurroundings {
  /** The image that the task's own builds on, such as `kotlin-bench/kotlin-bench_larder:base`. */
  readonly baseImage: string
  /** Of the repository in that image. */
  readonly workdir: string
  /** What is to be done; null where only the commit's message says it. */
  readonly issue: { readonly title: string; readonly body: string } | null
}

/** Digits of a commit's id in a task's name, where no pull request has a number. */
const SHORT = 12

/** `<owner>_<name>-<number of the pull request>`, or the start of the commit's id. */
export const changeTaskName = ({ repository: { owner, name }, message, fix }: Change): string =>
  `${owner}_${name}-${message.pullRequest ?? fix.slice(0, SHORT)}`

/** The task that a change makes, whose expected tests are still to be found. */
export const changeTask = (change: Change, { baseImage, workdir, issue }: ChangeSurroundings): NewTask => {
  const { repository, message, buildTool, fix } = change
  const { pullRequest } = message
  return {
    repository,
    license: change.license,
    change: {
      ...(pullRequest === null
        ? { type: 'commit', id: fix, url: `${repository.url}/commit/${fix}` }
        : { type: 'pr', id: pullRequest, url: `${repository.url}/pull/${pullRequest}` }),
      issueUrl: message.issue === null ? null : `${repository.url}/issues/${message.issue}`
    },
    authorName: `${repository.name} contributors`,
    difficulty: null,
    tags: ['kotlin', buildTool],
    baseImage,
    workdir,
    baseSha: change.before,
    buildTool,
    testCommand: DEFAULT_TEST_COMMANDS[buildTool],
    testEnvironment: [],
    testsFailAtBase: false,
    environmentFiles: [],
    resources: DEFAULT_RESOURCES,
    instruction: draftInstruction({
      workdir,
      repositoryName: repository.name,
      buildTool,
      ...(issue ?? message)
    }),
    fixPatch: change.fixPatch,
    testPatch: change.testPatch,
    expectedTests: null
  }
}
