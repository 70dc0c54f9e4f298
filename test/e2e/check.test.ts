import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { staticChecks } from '../../src/check/static-checks.js'
import { checkReportSchema } from '../../src/contracts/check.js'
import { sampleTask } from '../check/sample-task.js'
import { repositoryAt } from '../dataset/git-repository.js'
import { cli } from './support/cli.js'
import { root, runMain } from './support/run-action.js'

describe('kotlin-bench check --static', () => {
  test('finds nothing in the samples', async () => {
    const { code, stdout, stderr } = await cli(['check', '-p', join(root, 'tasks'), '--static'])
    expect(stderr).toBe('')
    expect(stdout).toBe(`8 sound tasks: 0 errors, 0 warnings by ${staticChecks.length} static checks\n`)
    expect(code).toBe(0)
  })

  test('ends with 1 for a task that is not sound, with its findings as JSON and SARIF', async () => {
    const task = await sampleTask()
    await task.replace('tests/test.sh', 'echo 0 >', 'echo 1 >')
    const sarif = join(task.tasks, '../out/check.sarif')
    const { code, stdout } = await cli(['check', '-p', task.tasks, '--static', '--json', '--sarif', sarif])
    expect(code).toBe(1)
    expect(checkReportSchema.parse(JSON.parse(stdout)).findings).toMatchObject([
      { check: 'verifier-one-without-report', level: 'error', file: 'tests/test.sh', line: 9 }
    ])
    expect(JSON.parse(await readFile(sarif, 'utf8')).runs[0].results).toHaveLength(1)
  })

  test('looks at what a branch changed alone', async () => {
    const task = await sampleTask()
    const repository = repositoryAt(join(task.tasks, '..'))
    await repository.git('init', '--quiet', '--initial-branch=main')
    await repository.commit({})
    const changed = () => cli(['check', '-p', task.tasks, '--static', '--changed-since', 'main'])
    expect(await changed()).toMatchObject({ code: 0, stdout: 'No task to check.\n' })
    await task.append('tests/test.patch', '+\n')
    const { code, stdout } = await changed()
    expect(stdout).toContain('tasks/kotlin-bench_larder-30/tests/test.patch:52: error patch-format')
    expect(code).toBe(1)
  })

  test('takes a kotlin-bench.toml without a reason for a mistake', async () => {
    const task = await sampleTask()
    await task.write('../../kotlin-bench.toml', '[checks]\nsecrets = {level = "off"}\n')
    const { code, stderr } = await cli(['check', '-p', task.tasks, '--static'])
    expect(code).toBe(2)
    expect(stderr).toContain('kotlin-bench.toml:2: checks.secrets.reason has to be a sentence that says why')
  })
})

test('command: check annotates the file and the line, and sums up', async () => {
  const task = await sampleTask()
  await task.replace('solution/fix.patch', '+    /**\n', '')
  const step = await runMain({
    inputs: { command: 'check', static: 'true' },
    workspace: join(task.tasks, '..')
  })
  expect(step.code).toBe(1)
  expect(step.log).toContain(
    '::error title=kotlin-bench_larder-30%3A patch-format,file=tasks/kotlin-bench_larder-30/solution/fix.patch,line=5::'
  )
  expect(step.summary).toContain('| task | patch-format |')
  expect(step.outputs).toMatchObject({ 'check-errors': '1', 'check-warnings': '0' })
})
