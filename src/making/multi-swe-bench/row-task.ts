import type { StageResult } from '../../contracts/expected-tests.js'
import { draftInstruction } from '../draft-instruction.js'
import { type BuildTool, DEFAULT_RESOURCES, DEFAULT_TEST_COMMANDS, type NewTask } from '../new-task.js'
import type { Row } from './row.js'

/** What a row does not say. */
export interface RowSurroundings {
  /** The image that the task's own builds on, such as `kotlin-bench/kotlin-bench_larder:base`. */
  readonly baseImage: string
  readonly buildTool: BuildTool
}

/** The folder's name: `<owner>_<repo>-<number>`. */
export const rowTaskName = ({ org, repo, number }: Row): string => `${org}_${repo}-${number}`

/** The repository in names of images: `<owner>_<repo>` in lower case. */
export const rowRepository = ({ org, repo }: Row): string => `${org}_${repo}`.toLowerCase()

/** The issues that the change resolves; where there are none, what the change says of itself. */
const asked = ({ title, body, resolved_issues: issues }: Row): { title: string; body: string } => {
  const [first, ...others] = issues.filter(issue => `${issue.title}${issue.body}`.trim() !== '')
  if (first === undefined) return { title, body }
  const more = others.map(issue => `## ${issue.title}\n\n${issue.body}`)
  return { title: first.title || title, body: [first.body, ...more].join('\n\n') }
}

const plainLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/** git takes no patch whose last line is open. */
const closed = (patch: string): string => (patch.endsWith('\n') ? patch : `${patch}\n`)

/** Each test once, as its counts have it. */
const once = ({ passed_tests, failed_tests, skipped_tests }: StageResult): StageResult => ({
  passed_tests: [...new Set(passed_tests)],
  failed_tests: [...new Set(failed_tests)],
  skipped_tests: [...new Set(skipped_tests)]
})

/** The task that a row makes, in the container at `/home/<repo>`. */
export const rowTask = (row: Row, { baseImage, buildTool }: RowSurroundings): NewTask => {
  const url = `https://github.com/${row.org}/${row.repo}`
  const workdir = `/home/${row.repo}`
  const { title, body } = asked(row)
  const [issue] = row.resolved_issues
  const { run_result: atBase } = row
  return {
    repository: { owner: row.org, name: row.repo, url },
    license: null,
    change: {
      type: 'pr',
      id: String(row.number),
      url: `${url}/pull/${row.number}`,
      issueUrl: issue === undefined ? null : `${url}/issues/${issue.number}`
    },
    authorName: `${row.repo} contributors`,
    difficulty: null,
    tags: ['kotlin', buildTool],
    baseImage,
    workdir,
    baseSha: row.base.sha.toLowerCase(),
    buildTool,
    testCommand: DEFAULT_TEST_COMMANDS[buildTool],
    testEnvironment: [],
    testsFailAtBase: atBase.failed_tests.length > 0 || atBase.passed_tests.length === 0,
    environmentFiles: [],
    resources: DEFAULT_RESOURCES,
    instruction: draftInstruction({
      ...{ workdir, repositoryName: row.repo, buildTool },
      title: plainLines(title).replaceAll('\n', ' '),
      body: plainLines(body)
    }),
    fixPatch: closed(row.fix_patch),
    testPatch: closed(row.test_patch),
    expectedTests: {
      f2p_tests: row.f2p_tests.ids,
      p2p_tests: row.p2p_tests.ids,
      s2p_tests: row.s2p_tests.ids,
      n2p_tests: row.n2p_tests.ids,
      run_result: once(row.run_result),
      test_patch_result: once(row.test_patch_result)
    }
  }
}
