import { describe, expect, test } from '@jest/globals'
import { readFlags } from '../../../src/entry/read-options/read-flags.js'

const mistakeOf = (argv: string[]): string => {
  try {
    readFlags(argv)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error(`${argv.join(' ')} was taken`)
}

describe('what Harbor’s users have in their fingers', () => {
  test.each([
    [['-t', 'hello'], '`-i`/`--include-task-name` chooses tasks'],
    [['--task-name', 'hello'], '`-i`/`--include-task-name` chooses tasks'],
    [['--task', 'org/hello'], '`-i`/`--include-task-name` chooses tasks'],
    [['-e', 'docker'], 'this machine’s engine: leave it out'],
    [['--env=docker'], 'this machine’s engine: leave it out'],
    [['--ek', 'a=b'], 'this machine’s engine: leave it out'],
    [['--ak', 'version=1'], '`--agent-variable NAME=VALUE`'],
    [['--ae', 'KEY=value'], '`--agent-env NAME`'],
    [['--force-build'], 'it is `--rebuild`'],
    [['-y'], 'nothing is ever asked: leave it out'],
    [['-c', 'job.yaml'], 'each has its flag']
  ])('run %j', (flags, says) => {
    const message = mistakeOf(['run', '-p', 'tasks', ...flags])
    expect(message).toContain(`has no flag \`${flags[0]?.split('=')[0]}`)
    expect(message).toContain(`For users of Harbor: `)
    expect(message).toContain(says)
  })

  test.each([
    ['lint', '`kotlin-bench check --static`'],
    ['view', '`report.html`'],
    ['job', '`kotlin-bench run --resume <job>`'],
    ['trial', '`kotlin-bench run -p tasks/<task>`'],
    ['analyze', '`kotlin-bench explain'],
    ['init', '`kotlin-bench new`'],
    ['cache', '`kotlin-bench prune`']
  ])('%s', (command, says) => {
    const message = mistakeOf([command, '-p', 'tasks'])
    expect(message).toContain(`There is no command \`${command}\`. For users of Harbor: `)
    expect(message).toContain(says)
  })

  test('are taken as they are where we have the same', () => {
    const line = 'run -p tasks -a oracle -n 4 -k 2 -o jobs --job-name x -i a -x b -l 3 -q'
    expect(readFlags(line.split(' '))).toMatchObject({ kind: 'verb', verb: 'run' })
  })
})
