import { composeFile, dockerfile, prepareScript, solveScript } from './environment-files.js'
import { expectedTestsText } from './expected-tests-text.js'
import type { BuildTool, NewTask } from './new-task.js'
import { taskToml } from './task-toml.js'
import {
  CHECK_GIT_CHANGES,
  GRADLE_COLLECTOR,
  JUNIT_COMPARE,
  MAVEN_COLLECTOR,
  SEAL_GIT_HISTORY
} from './verbatim-files.js'
import { DEFAULT_COLLECT, DEFAULT_COMPARE, REPORT_PATHS, verifierScript } from './verifier-script.js'

export interface TaskFile {
  readonly text: string
  /** `0o644` or, for a script, `0o755`. */
  readonly mode: number
}

const COLLECTORS: Readonly<Record<BuildTool, string>> = { gradle: GRADLE_COLLECTOR, maven: MAVEN_COLLECTOR }

const script = (text: string): TaskFile => ({ text, mode: 0o755 })
const plain = (text: string): TaskFile => ({ text, mode: 0o644 })

/** All files of a task, by their path in its folder; `tests/expected_tests.json` once it is known. */
export const taskFiles = (task: NewTask): ReadonlyMap<string, TaskFile> =>
  new Map<string, TaskFile>([
    ['task.toml', plain(taskToml(task))],
    ['instruction.md', plain(task.instruction)],
    ['environment/Dockerfile', plain(dockerfile(task))],
    ['environment/docker-compose.yaml', plain(composeFile(task))],
    ['environment/check_git_changes.sh', script(CHECK_GIT_CHANGES)],
    ['environment/prepare.sh', script(prepareScript(task))],
    ['environment/seal_git_history.sh', script(SEAL_GIT_HISTORY)],
    ...task.environmentFiles.map(({ name, text }) => [`environment/${name}`, plain(text)] as const),
    ['solution/fix.patch', plain(task.fixPatch)],
    ['solution/solve.sh', script(solveScript(task))],
    ['tests/test.patch', plain(task.testPatch)],
    [
      'tests/test.sh',
      script(
        verifierScript({
          workdir: task.workdir,
          environment: task.testEnvironment,
          reportPaths: [REPORT_PATHS[task.buildTool]],
          testCommand: task.testCommand,
          collect: DEFAULT_COLLECT,
          compare: DEFAULT_COMPARE
        })
      )
    ],
    ['tests/kotlin_logs_collector.sh', script(COLLECTORS[task.buildTool])],
    ['tests/junit_compare.py', script(JUNIT_COMPARE)],
    ...(task.expectedTests === null
      ? []
      : [['tests/expected_tests.json', plain(expectedTestsText(task.expectedTests))] as const])
  ])
