import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { RunOptions } from '../../src/commands/run/run-options.js'
import { runJob, runOptions } from './support/run-job.js'
import { type ScriptedModel, startScriptedModel } from './support/scripted-model.mjs'
import { type TinyDataset, tinyDataset } from './support/tiny.js'

const KEY = 'sk-scripted-0123456789'
const TRIALS = 5
/** What the scripted model says that a small question took; at these prices it costs a dollar. */
const TOKENS = { input: 7, output: 3 }
const PRICES = { scripted: { input: 100_000, output: 100_000 } }

/** An agent that asks a model this many times, by what every image has, and then solves the task. */
const asking = (times: number): string => `
url=\${OPENAI_BASE_URL#http://}; host=\${url%%:*}; port=\${url#*:}; port=\${port%%/*}
body='{"model":"scripted","messages":[{"role":"user","content":"mend it"}]}'
for _ in $(seq ${times}); do
  bash -c 'exec 3<>/dev/tcp/$0/$1; printf "POST /openai/v1/chat/completions HTTP/1.0\\r\\nHost: model\\r\\nAuthorization: Bearer $2\\r\\nContent-Type: application/json\\r\\nContent-Length: \${#3}\\r\\n\\r\\n%s" "$3" >&3; cat <&3' \\
    "$host" "$port" "$OPENAI_API_KEY" "$body"
done
sed -i 's/helo/hello/' greet.sh
`

let model: ScriptedModel
let dataset: TinyDataset

const runAsking = async (times: number, overrides: Partial<RunOptions> = {}) => {
  const options = runOptions({
    ...{ path: dataset.tasks, agent: 'command', agentCommand: asking(times), model: 'openai/scripted' },
    ...{ prices: PRICES, ...overrides }
  })
  const result = await runJob(options, { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${model.url}/v1` })
  const warnings = result.events.flatMap(event => (event.type === 'warning' ? [event.message] : []))
  return { ...result, warnings }
}

beforeAll(() => {
  dataset = tinyDataset()
  dataset.add('t-1')
})

afterEach(() => model.close())

describe('a model that is paid for', () => {
  test('is asked no more once --max-cost is reached; the rest is not run', async () => {
    model = await startScriptedModel({ key: KEY })
    const { rewards, warnings, exitCode } = await runAsking(1, { maxCostUsd: 2, attempts: TRIALS })
    expect(rewards.summary).toMatchObject({ resolved: 2, notRun: 3, costUsd: 2 })
    expect(rewards.trials[0]).toMatchObject({ costUsd: 1, tokens: TOKENS })
    expect(warnings).toContainEqual(expect.stringMatching(/^3 of 5 trials were not started: .*--max-cost 2/))
    expect(exitCode).toBe(3)
  })

  test('is asked no more by the agent that passes what is left, whose change until then decides', async () => {
    model = await startScriptedModel({ key: KEY })
    const { rewards } = await runAsking(50, { maxCostUsd: 3 })
    expect(rewards.trials[0]).toMatchObject({
      outcome: 'unresolved',
      costUsd: 3,
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'limit-reached' })])
    })
  })

  test('is not asked on when --max-tokens is passed', async () => {
    model = await startScriptedModel({ key: KEY })
    const { rewards } = await runAsking(50, { maxTokens: 20 })
    expect(rewards.trials[0]?.reasons).toContainEqual(expect.objectContaining({ code: 'limit-reached' }))
    expect(rewards.trials[0]?.tokens).toMatchObject({ input: 14, output: 6 })
  })

  test('whose price nobody knows is said once', async () => {
    model = await startScriptedModel({ key: KEY })
    const { rewards, warnings } = await runAsking(1, { maxCostUsd: 1, prices: {}, attempts: 2 })
    expect(rewards.summary).toMatchObject({ trials: 2, costUsd: null })
    expect(warnings.filter(message => message.includes('is not known'))).toEqual([
      expect.stringMatching(/^The price of openai\/scripted is not known.*--prices/)
    ])
  })
})

describe('a model that answers nobody', () => {
  test.each([
    [401, 'model-unauthorized'],
    [429, 'model-rate-limited']
  ])('with %d ends the run after three trials', async (fail, code) => {
    model = await startScriptedModel({ key: KEY, fail })
    const { rewards, warnings, exitCode } = await runAsking(1, { attempts: TRIALS })
    expect(rewards.trials.map(trial => trial.fault?.code)).toEqual([code, code, code])
    expect(rewards.summary).toMatchObject({ errors: { model: 3 }, notRun: 2 })
    expect(warnings.filter(message => message.includes('were not started'))).toEqual([
      expect.stringMatching(
        new RegExp(`^2 of 5 trials were not started: 3 trials in a row .*answered ${fail}.*--resume job`)
      )
    ])
    expect(exitCode).toBe(3)
  })

  test('with 400, since what the agent sends is malformed, is the failure of the agent', async () => {
    model = await startScriptedModel({ key: KEY, fail: 400 })
    const agentCommand = asking(2).replace(/^sed .*$/m, 'echo; echo "no answer"; exit 1')
    const { rewards, exitCode } = await runAsking(2, { include: ['t-1'], agentCommand })
    const [trial] = rewards.trials
    expect(trial).toMatchObject({ outcome: 'unresolved', fault: null, reward: 0 })
    expect(trial?.reasons[0]).toEqual({
      code: 'model-request-malformed',
      message: expect.stringMatching(/in all of its 2 requests; the last: openai\/scripted answered 400: ./)
    })
    expect(trial?.reasons[1]?.message).toContain('It said last: no answer.')
    expect(exitCode).toBe(0)
  })

  test('is found out by --preflight before there is a job', async () => {
    model = await startScriptedModel({ key: 'another' })
    await expect(runAsking(1, { preflight: true })).rejects.toThrow(
      /^--preflight: openai\/scripted answered 401/
    )
    expect(model.log.filter(({ url }) => url?.endsWith('/chat/completions'))).toHaveLength(1)
  })
})
