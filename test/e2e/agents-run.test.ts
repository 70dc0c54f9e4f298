import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { RunOptions } from '../../src/commands/run/run-options.js'
import { run } from '../../src/commands/run.js'
import { UserError } from '../../src/contracts/errors.js'
import type { ProgressEvent } from '../../src/contracts/progress.js'
import { readValues } from '../../src/entry/read-options/read-values.js'
import { toRunOptions } from '../../src/entry/read-options/to-run-options.js'
import { GATEWAY_PROGRAM } from './support/gateway-program.js'
import { newFolder, type TinyDataset, tinyDataset, tinyToml } from './support/tiny.js'

const FIX = readFileSync(
  join(import.meta.dirname, '../fixtures/tiny/tasks/tiny-1/solution/fix.patch'),
  'utf8'
)

const defaults = (path: string): RunOptions =>
  toRunOptions(readValues(new Map([['path', { label: 'path', texts: [path] }]]), '/'), 'flags', {
    environment: {},
    folder: '/'
  })

const runOn = async (
  dataset: TinyDataset,
  options: Partial<RunOptions>,
  environment: Record<string, string> = {}
) => {
  const jobsDir = newFolder()
  const events: ProgressEvent[] = []
  const { rewards, jobDir, exitCode } = await run(
    { ...defaults(dataset.tasks), jobsDir, jobName: 'job', ...options },
    {
      listener: event => events.push(event),
      signal: new AbortController().signal,
      toolVersion: '0',
      environment,
      gatewayProgram: GATEWAY_PROGRAM
    }
  )
  const of = (task: string) => {
    const record = rewards.trials.find(trial => trial.task === task)!
    const read = (path: string) => readFileSync(join(jobDir, record.name, path), 'utf8')
    return { record, read, result: () => JSON.parse(read('result.json')) }
  }
  return { rewards, jobDir, exitCode, events, of }
}

const predictionsOf = (rows: readonly object[]): string => {
  const path = join(newFolder(), 'preds.jsonl')
  writeFileSync(path, rows.map(row => `${JSON.stringify(row)}\n`).join(''))
  return path
}

describe('agent patch', () => {
  test('one job with every end a prediction can have', async () => {
    const dataset = tinyDataset()
    for (const name of ['fits-1', 'misses-2', 'none-3', 'empty-4', 'wrong-5']) dataset.add(name)
    const row = (instance_id: string, model_patch: string) => ({
      instance_id,
      model_patch,
      model_name_or_path: 'acme-1'
    })
    const predictions = predictionsOf([
      // By repository and number, as its folder is not called; without the newline at its end.
      row('kotlin-bench/tiny:pr-1', FIX.trimEnd()),
      row('misses-2', FIX.replace('helo', 'hallo')),
      row('empty-4', ''),
      row('wrong-5', FIX.replace('hello,', 'good day,'))
    ])
    const { rewards, exitCode, events, of } = await runOn(dataset, { agent: 'patch', predictions })
    expect(exitCode).toBe(0)
    expect(rewards.summary).toMatchObject({ trials: 5, resolved: 1, unresolved: 4 })
    expect(rewards.groups.map(({ agent, model }) => [agent, model])).toEqual([['patch', 'acme-1']])

    const fits = of('fits-1')
    expect(fits.record).toMatchObject({ outcome: 'resolved', model: 'acme-1' })
    expect(fits.result().agent_result.metadata).toMatchObject({
      prediction: 'preds.jsonl, line 1',
      rung: 'exact',
      warnings: ['Its final newline was put back.']
    })
    expect(fits.read('artifacts/model.patch')).toContain('+  echo "hello, $1"')
    // Nothing of ours counts as a change of the agent's.
    expect(fits.result().kotlin_bench.notHandedOver.outside.join()).not.toContain('kotlin-bench')

    const misses = of('misses-2')
    expect(misses.record.reasons).toMatchObject([{ code: 'patch-does-not-apply' }])
    expect(misses.record.reasons[0]?.message).toContain('exactly: error: greet.sh: patch does not apply')
    expect(misses.read('agent/patch.txt')).toContain('three-way, 0.patch: exit code ')

    // Nothing is built for what cannot be tried.
    for (const [task, code] of [
      ['none-3', 'no-prediction'],
      ['empty-4', 'empty-patch']
    ] as const) {
      expect(of(task).record).toMatchObject({ outcome: 'unresolved', reward: 0, reasons: [{ code }] })
      expect(of(task).record.images.task).toBeNull()
    }
    expect(of('wrong-5').record).toMatchObject({ outcome: 'unresolved', reasons: [{ code: 'test-failed' }] })

    const notices = events.filter(event => event.type === 'notice').map(event => event.message)
    expect(notices.filter(message => message.includes('has no prediction'))).toEqual([
      `${predictions} has no prediction for 1 of 5 tasks, which count as unresolved: none-3.`
    ])
  })

  test('a prediction for a task that was not selected is no mistake; one for no task is, before anything starts', async () => {
    const dataset = tinyDataset()
    dataset.add('a-1')
    dataset.add('b-2')
    const predictions = predictionsOf([{ instance_id: 'b-2', model_patch: FIX }])
    const { rewards } = await runOn(dataset, { agent: 'patch', predictions, include: ['a-1'] })
    expect(rewards.trials.map(trial => trial.reasons[0]?.code)).toEqual(['no-prediction'])

    const jobsDir = newFolder()
    const wrong = predictionsOf([{ instance_id: 'c-3', model_patch: FIX }])
    const started = runOn(dataset, { agent: 'patch', predictions: wrong, jobsDir })
    await expect(started).rejects.toThrow(/line 1: no task of the dataset is "c-3"/)
    expect(readdirSync(jobsDir)).toEqual([])
  })
})

describe('agent command', () => {
  const COMMAND = `
set -o pipefail
pwd; echo "key $AGENT_KEY, mode $MODE, host $DOCKER_HOST"
cmp "$KOTLIN_BENCH_INSTRUCTION" - && cat "$KOTLIN_BENCH_INSTRUCTION"
env | grep -c KOTLIN_BENCH_PASSED_
echo "helped by $0" >&2
sed -i 's/helo/hello/' greet.sh
echo "with $AGENT_KEY at hand"
exit 3`

  test('gets instruction, secret and variables, and its work is verified whatever its exit code', async () => {
    const dataset = tinyDataset()
    dataset.add('t-1', { 'instruction.md': '<!-- canary GUID 1 -->\n\nSay hello.\n' })
    const { of, jobDir } = await runOn(
      dataset,
      {
        agent: 'command',
        agentCommand: COMMAND,
        agentEnv: ['AGENT_KEY'],
        // What would lead the engine's own command line astray.
        agentVariables: ['MODE=fast', 'DOCKER_HOST=tcp://nowhere:1', 'PATH=/usr/bin:/bin']
      },
      { AGENT_KEY: 'sk-very-secret' }
    )
    const { record, read, result } = of('t-1')
    expect(record).toMatchObject({ outcome: 'resolved', agent: 'command' })
    const said = read('agent/command.txt')
    expect(said).toContain('/home/tiny\nkey ***, mode fast, host tcp://nowhere:1\nSay hello.\n0\n')
    expect(said).toContain('helped by bash')
    expect(result().agent_result.metadata).toMatchObject({ exit_code: 3, last_line: 'with *** at hand' })
    for (const file of readdirSync(jobDir, { recursive: true, withFileTypes: true })) {
      if (file.isFile())
        expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toContain('sk-very-secret')
    }
  })

  test('what it did until its time limit is verified', async () => {
    const dataset = tinyDataset()
    dataset.add('t-1', {
      'task.toml': tinyToml(toml => toml.replace('[agent]\ntimeout_sec = 60', '[agent]\ntimeout_sec = 5'))
    })
    const { of } = await runOn(dataset, {
      agent: 'command',
      agentCommand: "sed -i 's/helo/hello/' greet.sh; echo done; sleep 600"
    })
    const { record, read, result } = of('t-1')
    expect(record.outcome).toBe('resolved')
    expect(read('agent/command.txt')).toBe('done\n')
    expect(result().exception_info.exception_type).toBe('AgentTimeoutError')
  })

  test('a variable that the host has not is told of before anything starts', async () => {
    const dataset = tinyDataset()
    dataset.add('t-1')
    const jobsDir = newFolder()
    const started = runOn(dataset, { agent: 'command', agentCommand: 'x', agentEnv: ['MISSING'], jobsDir })
    await expect(started).rejects.toThrow(UserError)
    expect(existsSync(join(jobsDir, 'job'))).toBe(false)
  })
})
