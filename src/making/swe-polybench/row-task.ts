import { stringify } from 'smol-toml'
import type { RowLanguage, SweRow } from '../../contracts/swe-polybench.js'
import type { TaskFile } from '../task-files.js'

/** The row itself, beside `task.toml`: it has the gold patch, so no phase copies it into a container. */
export const ROW_FILE = 'swe-polybench.json'

/** Of the official harness, for one run of the row's tests. */
const JAVA_TESTS_SEC = 1800
const TESTS_SEC = 1200

/** The benchmark says nothing of agents; an hour is what most of its agents are run with. */
const AGENT_SEC = 3600

/** From a bare base with every dependency, on two cores. */
const BUILD_SEC = 3600

/** Seconds after which the official harness ends the tests of a row. */
const testsLimitSec = (language: RowLanguage): number => (language === 'java' ? JAVA_TESTS_SEC : TESTS_SEC)

/** `owner__repo-PR` ends with the number of the pull request that the row was made of. */
const pullRequestOf = (instanceId: string): string | null => /-(\d+)$/.exec(instanceId)?.[1] ?? null

const toml = (row: SweRow): string => {
  const [owner = '', name = ''] = row.repo.split('/')
  const url = `https://github.com/${row.repo}`
  const number = pullRequestOf(row.instance_id)
  return stringify({
    schema_version: '1.4',
    metadata: {
      author_name: `${name} contributors`,
      category: 'software-engineering',
      tags: ['swe-polybench', row.language, row.task_type],
      source: {
        repository_owner: owner,
        repository_name: name,
        repository_url: url,
        ...(number !== null && {
          code_change_type: 'pr',
          code_change_id: number,
          code_change_url: `${url}/pull/${number}`
        })
      }
    },
    environment: {
      network_mode: 'public',
      build_timeout_sec: BUILD_SEC,
      ...(row.image !== undefined && { docker_image: row.image })
    },
    agent: { timeout_sec: AGENT_SEC },
    verifier: { timeout_sec: testsLimitSec(row.language) }
  })
}

const plainLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/** What the agent is asked: the problem as it stands, and the hints only where they are wanted. */
export const rowInstruction = (row: SweRow, { hints }: RowTaskOptions): string => {
  const said = hints ? plainLines(row.hints_text) : ''
  return [
    `The current directory holds the repository ${row.repo}. Resolve the issue below in it: change its source files so that the tests of the change pass. Those tests are not shown; they are put in once you are done.`,
    plainLines(row.problem_statement),
    ...(said === '' ? [] : [`## Hints\n\n${said}`])
  ]
    .join('\n\n')
    .concat('\n')
}

/** In the directory that the phase starts in, which only the image says. */
const SOLVE = `#!/bin/sh
set -eu
cd "$(git rev-parse --show-toplevel)"
git apply --whitespace=nowarn /solution/fix.patch
`

/** What the official harness writes to `eval.sh`. */
const tests = ({ test_command: command }: SweRow): string => `#!/bin/bash
set -uxo pipefail
${command}
`

/** git takes no patch whose last line is open. */
const closed = (patch: string): string => (patch === '' || patch.endsWith('\n') ? patch : `${patch}\n`)

const script = (text: string): TaskFile => ({ text, mode: 0o755 })
const plain = (text: string): TaskFile => ({ text, mode: 0o644 })

export interface RowTaskOptions {
  /** Whether the agent gets `hints_text`. */
  readonly hints: boolean
}

/**
 * All files of the task that a row makes, by their path in its folder. Its name is the row's
 * `instance_id`; a row without a gold patch has no solution.
 */
export const rowTaskFiles = (row: SweRow, options: RowTaskOptions): ReadonlyMap<string, TaskFile> =>
  new Map<string, TaskFile>([
    ['task.toml', plain(toml(row))],
    ['instruction.md', plain(rowInstruction(row, options))],
    ['environment/Dockerfile', plain(row.Dockerfile)],
    ...(row.patch.trim() === ''
      ? []
      : [
          ['solution/fix.patch', plain(closed(row.patch))] as const,
          ['solution/solve.sh', script(SOLVE)] as const
        ]),
    ['tests/test.patch', plain(closed(row.test_patch))],
    ['tests/test.sh', script(tests(row))],
    [ROW_FILE, plain(`${JSON.stringify(row)}\n`)]
  ])
