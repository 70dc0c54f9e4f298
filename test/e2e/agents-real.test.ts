import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { NAMED_AGENTS } from '../../src/agent/named/all.js'
import type { Fault } from '../../src/contracts/outcome.js'
import { runJob, runOptions } from './support/run-job.js'
import { type ScriptedModel, startScriptedModel } from './support/scripted-model.mjs'
import { type TinyDataset, tinyDataset, tinyToml } from './support/tiny.js'

/*
 * The real programs, installed from their package registries, against a model server that answers from
 * a list. KOTLIN_BENCH_REAL_AGENTS names others than these, which install and run the quickest; `all`
 * are all that were ever run.
 */
const QUICKEST = ['codex', 'claude-code', 'gemini-cli', 'opencode']
const SHOWN = NAMED_AGENTS.filter(({ shown }) => shown).map(({ name }) => name)
const wanted = process.env.KOTLIN_BENCH_REAL_AGENTS ?? QUICKEST.join(',')
const AGENTS = wanted === 'all' ? SHOWN : wanted.split(',').filter(name => name !== '')

const KEY = 'sk-scripted-0123456789'
const MODEL: Readonly<Record<string, string>> = {
  'claude-code': 'anthropic/scripted',
  'gemini-cli': 'gemini/scripted'
}
const modelOf = (agent: string): string => MODEL[agent] ?? 'openai/scripted'

const BROKEN = 'greet() {\n  echo "helo, $1"\n}\n'
const MENDED = BROKEN.replace('helo', 'hello')
const SCRIPT = {
  steps: [
    { sh: `printf '%s' '${MENDED}' > greet.sh` },
    { sh: 'cat greet.sh; git status --short' },
    { text: 'The greeting is spelt right.' }
  ],
  edit: { path: 'greet.sh', search: BROKEN, replace: MENDED }
}

const SOUND = 't-1'
const SHORT = 't-short'
const LONG = 't-long'
/** Agents that a refusal ends, however long they take to start; the others try again for minutes, or for ever. */
const ENDED_BY_REFUSAL = new Set(['codex', 'gemini-cli', 'opencode'])

/** Coding agents are large programs. */
const roomFor = (seconds: number): string =>
  tinyToml(toml =>
    toml
      .replace('memory_mb = 512', 'memory_mb = 3072')
      .replace('[agent]\ntimeout_sec = 60', `[agent]\ntimeout_sec = ${seconds}`)
  )

let model: ScriptedModel
let dataset: TinyDataset

beforeAll(async () => {
  model = await startScriptedModel({ script: SCRIPT, key: KEY })
  dataset = tinyDataset()
  dataset.add(SOUND, { 'task.toml': roomFor(240) })
  // Long enough to start and for some requests.
  dataset.add(SHORT, { 'task.toml': roomFor(15) })
  dataset.add(LONG, { 'task.toml': roomFor(120) })
})

afterAll(async () => {
  await model.close()
})

const environment = (): Record<string, string> => {
  const url = model.url
  return {
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: url,
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: `${url}/v1`,
    GEMINI_API_KEY: KEY,
    GOOGLE_GEMINI_BASE_URL: url,
    ...registrySettings()
  }
}

/** What this machine's own registry clients go by. */
const registrySettings = (): Record<string, string> => {
  const names = ['npm_config_registry', 'PIP_INDEX_URL', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY']
  return Object.fromEntries(names.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}

const caBundle = () => {
  const path = process.env.SSL_CERT_FILE ?? process.env.NODE_EXTRA_CA_CERTS
  return path === undefined ? undefined : { path, from: '--ca-bundle' as const }
}

const runAgent = (agent: string, task: string) =>
  runJob(
    runOptions({
      path: dataset.tasks,
      include: [task],
      agent,
      model: modelOf(agent),
      prices: { scripted: { input: 1, output: 10 } },
      caBundle: caBundle()
    }),
    environment()
  )

/** A registry that cannot be reached shows nothing about an agent. */
const couldNotInstall = (fault: Pick<Fault, 'code' | 'message'> | null): boolean =>
  fault?.code === 'agent-install-failed' &&
  /resolve|could not connect|unable to connect|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|timed out|unreachable/i.test(
    fault.message
  )

const filesBelow = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
    : []

describe.each(AGENTS)('%s', agent => {
  test('solves a task with a model behind the gateway', async () => {
    model.misbehave({})
    model.log.length = 0
    const { rewards, dirOf, jobDir, exitCode } = await runAgent(agent, SOUND)
    const [trial] = rewards.trials
    if (couldNotInstall(trial?.fault ?? null)) {
      console.warn(`${agent} was not shown: its packages cannot be fetched here. ${trial?.fault?.message}`)
      return
    }
    expect(trial).toMatchObject({
      agent,
      model: modelOf(agent),
      version: NAMED_AGENTS.find(({ name }) => name === agent)?.version,
      outcome: 'resolved',
      reward: 1,
      fault: null
    })
    expect(exitCode).toBe(0)
    expect(trial?.tokens).toMatchObject({ input: expect.any(Number), output: expect.any(Number) })
    expect(trial?.tokens?.input).toBeGreaterThanOrEqual(1000)
    expect(trial?.costUsd).toBeGreaterThanOrEqual(0.001)

    const output = filesBelow(join(dirOf(SOUND), 'agent'))
    expect(output.some(file => /\.(jsonl|txt|md|json)$/.test(file))).toBe(true)
    const patch = readFileSync(join(dirOf(SOUND), 'artifacts/model.patch'), 'utf8')
    // What it works with is nowhere in its work.
    expect(patch.match(/^diff --git .*$/gm)).toEqual(['diff --git a/greet.sh b/greet.sh'])
    expect(model.log.every(request => request.kind !== 'request' || request.keyOk)).toBe(true)
    for (const file of filesBelow(jobDir)) expect(readFileSync(file, 'utf8')).not.toContain(KEY)
  }, 900_000)

  const failures = [
    ['401', { fail: 401 }, 'model-unauthorized'],
    ['429', { fail: 429 }, 'model-rate-limited'],
    ['a closed connection', { mode: 'drop' }, expect.any(String)],
    ['no answer', { mode: 'nothing' }, expect.any(String)]
  ] as const
  // What the gateway sees does not depend on the agent, only how long that goes on trying.
  const isFirst = agent === AGENTS[0]
  test.each(wanted === 'all' || isFirst ? failures : failures.slice(0, 1))(
    'that gets %s and nothing else is a fault of the model',
    async (_, misbehaviour, code) => {
      model.misbehave(misbehaviour)
      const isEnding = 'fail' in misbehaviour && ENDED_BY_REFUSAL.has(agent)
      const { rewards, exitCode } = await runAgent(agent, isEnding ? LONG : SHORT)
      const [trial] = rewards.trials
      if (couldNotInstall(trial?.fault ?? null)) return
      expect(trial).toMatchObject({ outcome: 'error', reward: null, fault: { kind: 'model', code } })
      expect(exitCode).toBe(3)
    },
    900_000
  )
})
