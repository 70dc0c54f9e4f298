import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { dist, root } from './support/run-action.js'

const cli = (args: readonly string[], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(dist, 'cli/index.js'), ...args], {
    encoding: 'utf8',
    cwd: mkdtempSync(join(tmpdir(), 'kotlin-bench-test-')),
    env: { ...process.env, ...environment }
  })

describe('the command line, where nothing starts', () => {
  it('shows help on standard output and ends with 0', () => {
    const { status, stdout, stderr } = cli(['run', '--help'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('-n, --concurrency <number>')
  })

  it('shows help on standard error and ends with 2 when asked for nothing', () => {
    expect(cli([])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Usage: kotlin-bench')
    })
  })

  it.each([
    [['run', '--agnt', 'nop'], 'has no flag `--agnt`. Did you mean `--agent`?'],
    [['run', '-n', 'two'], '`--concurrency` is `two`; it has to be a whole number, 1 or more.'],
    [
      ['run', '-limit', '1'],
      '`-limit` does not begin with two hyphens, as long flags do. Did you mean `--limit`?'
    ],
    [['prune', '--dry-run'], '`prune` only names what it would remove, until `--apply` is given.'],
    [['bench', 'swe-polybnch'], 'Did you mean `swe-polybench`?'],
    [['run', '--fail-on', 'eror', '-p', join(root, 'tasks')], 'Did you mean `error`?'],
    [['run'], 'No dataset: `--path` is'],
    [['score'], 'needs `--expected FILE`'],
    [['explain', '.'], "is no trial's folder"],
    [['explain', 'nosuch'], 'nosuch` does not exist'],
    [['run', '--json=yes'], '`--json` takes no value'],
    [['run', '-p', join(root, 'tasks'), '-a', 'claud-code'], 'Did you mean `claude-code`?']
  ])('ends %j with 2, nothing on standard output, and one message without a stack', (args, message) => {
    const { status, stdout, stderr } = cli(args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('    at ')
  })

  it('says whose fault it is when no engine answers, what to do, and ends with 3', () => {
    const { status, stderr } = cli(['run', '-p', join(root, 'tasks')], { DOCKER_HOST: 'tcp://127.0.0.1:1' })
    expect(status).toBe(3)
    expect(stderr).toMatch(/infrastructure fault: `docker info` failed: .*\nStart the container engine /)
    expect(stderr).not.toContain('    at ')
  })
})
