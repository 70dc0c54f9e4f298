import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runJob, runOptions } from './support/run-job.js'
import { type ScriptedModel, startScriptedModel } from './support/scripted-model.mjs'
import { newFolder, tinyDataset } from './support/tiny.js'

const KEY = 'sk-scripted-0123456789'
let model: ScriptedModel

beforeAll(async () => {
  model = await startScriptedModel({ script: { steps: [{ text: 'hello' }] }, key: KEY })
})
afterAll(async () => {
  await model.close()
})

/** Asks for one word with nothing but bash, at the address and with the key that any program would take. */
const ASK = `
address=\${OPENAI_BASE_URL#http://}
host=\${address%%:*} port=\${address#*:}
path=/\${port#*/} port=\${port%%/*}
body='{"model":"'$KOTLIN_BENCH_MODEL'","messages":[{"role":"user","content":"hi"}]}'
exec 3<> "/dev/tcp/$host/$port"
printf 'POST %s/chat/completions HTTP/1.1\\r\\nHost: %s\\r\\nAuthorization: Bearer %s\\r\\nContent-Type: application/json\\r\\nContent-Length: %s\\r\\nConnection: close\\r\\n\\r\\n%s' \\
  "$path" "$host" "$OPENAI_API_KEY" "\${#body}" "$body" >&3
cat <&3
echo
echo "$KOTLIN_BENCH_MODEL"
env | grep -E '^(ANTHROPIC|OPENAI)_' | sed 's/=.*//' | sort
sed -i 's/helo/hello/' greet.sh
`

test('a command of one’s own asks the providers it was given, without their keys', async () => {
  const dataset = tinyDataset()
  dataset.add('t-1')
  const { rewards, dirOf } = await runJob(
    runOptions({
      path: dataset.tasks,
      agent: 'command',
      agentCommand: ASK,
      model: 'openai/scripted',
      providers: ['anthropic'],
      prices: { scripted: { input: 1, output: 10 } }
    }),
    { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${model.url}/v1`, ANTHROPIC_BASE_URL: model.url }
  )
  expect(rewards.trials).toMatchObject([
    { agent: 'command', model: 'openai/scripted', reward: 1, tokens: expect.anything() }
  ])
  expect(rewards.trials[0]?.flags.map(({ code }) => code)).not.toContain('key-in-container')
  expect(rewards.trials[0]?.costUsd).toBeGreaterThan(0)
  const said = readFileSync(join(dirOf('t-1'), 'agent/command.txt'), 'utf8')
  expect(said).toContain('HTTP/1.1 200')
  expect(said).not.toContain(KEY)
  expect(said.slice(said.indexOf('\nscripted\n')).trim().split('\n')).toEqual([
    'scripted',
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_BASE_URL',
    'OPENAI_API_BASE',
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL'
  ])
})

test.each([
  [{ agent: 'codex' }, {}, /`codex` needs a key for openai: OPENAI_API_KEY is not set/],
  [{ agent: 'cursor-cli' }, {}, /`cursor-cli` needs its maker's key: CURSOR_API_KEY is not set/],
  [{ agent: 'aider' }, { OPENAI_API_KEY: KEY }, /`aider` has no model of its own/],
  [
    { agent: 'command', agentCommand: 'x', providers: ['gemini'] },
    {},
    /`command` needs a key for gemini: GEMINI_API_KEY or GOOGLE_API_KEY is not set/
  ]
])('%j is told what it lacks before anything is built', async (options, environment, message) => {
  const dataset = tinyDataset()
  dataset.add('t-1')
  const started = runJob(runOptions({ path: dataset.tasks, jobsDir: newFolder(), ...options }), environment)
  await expect(started).rejects.toThrow(message)
})
