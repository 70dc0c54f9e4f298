import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { CheckReport } from '../../src/contracts/check.js'
import { type CliResult, cli } from './support/cli.js'
import { buildkitCommandLine } from './support/docker-clients.js'
import { removeImages } from './support/remove-images.js'
import { root } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

const MINUTES = 60_000
const docker = buildkitCommandLine()
const EVERY = process.env.KOTLIN_BENCH_EVERY_COMMIT === '1'

interface Library {
  library: 'larder' | 'lastbus'
  /** Pull requests that mend something and bring tests for it; the first stands for all. */
  suitable: readonly string[]
  /** Those that do not, and why. */
  others: readonly (readonly [pullRequest: string, why: RegExp])[]
  /** A file of tests, and one more that fails by chance. */
  chance: { path: string; text: string; className: string }
}

const LIBRARIES: readonly Library[] = [
  {
    library: 'larder',
    suitable: ['14', '8', '11', '17', '19', '22', '23', '26', '30'],
    others: [
      ['15', /no file of tests/],
      ['20', /no file of the product/]
    ],
    chance: {
      path: 'larder-core/src/test/kotlin/larder/ChanceTest.kt',
      className: 'larder.ChanceTest',
      text: `package larder

import org.junit.Assert.assertTrue
import org.junit.Test

class ChanceTest {
${Array.from({ length: 12 }, (_, index) => `    @Test fun chance${index}() = assertTrue(Math.random() < 0.5)`).join('\n')}
}
`
    }
  },
  {
    library: 'lastbus',
    suitable: ['9', '3', '5', '11', '13', '14', '18'],
    others: [
      ['6', /no file of tests/],
      ['16', /no file of the product/]
    ],
    chance: {
      path: 'src/test/kotlin/lastbus/ChanceTest.kt',
      className: 'lastbus.ChanceTest',
      text: `package lastbus

import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ChanceTest {
${Array.from({ length: 12 }, (_, index) => `    @Test fun chance${index}() = assertTrue(Math.random() < 0.5)`).join('\n')}
}
`
    }
  }
]

// The base of the second takes its packages with the certificates as a secret of the build.
describe.each(LIBRARIES)('the history of $library', ({ library, suitable, others, chance }) => {
  const testHere = library === 'larder' || docker ? test : test.skip
  const testEvery = EVERY ? testHere : test.skip
  const dir = newFolder()
  const repository = join(dir, library)
  const tasks = join(dir, 'tasks')

  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore']
    }).trim()

  const kotlinBench = (...args: string[]): Promise<CliResult> => cli(args, { env: docker?.env ?? {} })

  /** Its images are others than those of the samples, on a base that is the samples' by another name. */
  beforeAll(() => {
    const recipe = join(root, 'bases', `kotlin-bench_${library}`)
    execFileSync('bash', [join(recipe, 'make-history.sh'), repository], { stdio: 'ignore' })
    git('remote', 'set-url', 'origin', `https://example.com/made-e2e/${library}.git`)
    cpSync(recipe, join(dir, 'bases/original'), { recursive: true })
    mkdirSync(join(dir, 'bases/made'))
    const from = `FROM kotlin-bench/kotlin-bench_${library}:base\nWORKDIR /home/${library}\n`
    writeFileSync(join(dir, 'bases/made/Dockerfile'), from)
    writeFileSync(
      join(dir, 'bases/manifest'),
      `kotlin-bench_${library} base original/Dockerfile.base\nmade-e2e_${library} base made/Dockerfile\n`
    )
  })

  afterAll(() => removeImages(`kotlin-bench/made-e2e_${library}`))

  const commitOf = (pullRequest: string): string =>
    git('log', '--format=%H', '--fixed-strings', `--grep=(#${pullRequest})`, 'main')

  const makeNew = (before: string, fix: string, ...args: string[]): Promise<CliResult> =>
    kotlinBench(
      ...['new', '--repo', repository, '--before', before, '--fix', fix, '-o', newFolder()],
      ...['--base', `made-e2e_${library}:base`, '--bases', join(dir, 'bases'), '--out', tasks, ...args]
    )

  /** Everything that check looks at: the patches, the image, oracle, nop and a broken build. */
  const makeAndCheck = async (pullRequest: string): Promise<void> => {
    const fix = commitOf(pullRequest)
    const made = await makeNew(`${fix}^`, fix, '--repeat', '1')
    expect([made.code, made.code === 0 ? '' : made.stderr]).toEqual([0, ''])
    const task = join(tasks, `made-e2e_${library}-${pullRequest}`)
    expect(made.stdout).toContain(`Made: ${task}\n`)
    const checked = await kotlinBench(
      ...['check', '-p', task, '--bases', join(dir, 'bases'), '--repeat', '1', '-o', newFolder(), '--json']
    )
    const { findings, tasks: outcomes } = JSON.parse(checked.stdout) as CheckReport
    const errors = findings.filter(({ level }) => level === 'error')
    expect([checked.code, errors]).toEqual([0, []])
    expect(outcomes[0]?.ran).toEqual(
      expect.arrayContaining(['oracle-resolves', 'nop-fails', 'broken-build-fails', 'history-sealed'])
    )
  }

  const [first = '', ...rest] = suitable
  testHere(`gives a sound task of #${first}`, () => makeAndCheck(first), 30 * MINUTES)
  testEvery.each(rest)('gives a sound task of #%s', makeAndCheck, 30 * MINUTES)

  test.each(others)('gives none of #%s', async (pullRequest, why) => {
    const fix = commitOf(pullRequest)
    const { code, stderr } = await makeNew(`${fix}^`, fix)
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(why) })
  })

  testEvery(
    'gives a task that leaves out a class of flaky tests',
    async () => {
      git('checkout', '--quiet', '-B', 'chance', commitOf(first))
      mkdirSync(join(repository, chance.path, '..'), { recursive: true })
      writeFileSync(join(repository, chance.path), chance.text)
      git('add', '--all')
      git('-c', 'user.name=Mina', '-c', 'user.email=mina@larder.example', 'commit', '-m', 'By chance (#99)')
      const made = await makeNew(`${commitOf(first)}^`, 'chance', '--repeat', '2', '--exclude-flaky')
      expect([made.code, made.code === 0 ? '' : made.stderr]).toEqual([0, ''])
      expect(made.stdout).toContain(`Classes that do not run any more: ${chance.className}.`)
      const task = join(tasks, `made-e2e_${library}-99`)
      const expected = readFileSync(join(task, 'tests/expected_tests.json'), 'utf8')
      expect(expected).not.toContain('chance')
      const file = `exclude-flaky-tests.${library === 'larder' ? 'gradle' : 'txt'}`
      expect(existsSync(join(task, 'environment', file))).toBe(true)
    },
    40 * MINUTES
  )
})
