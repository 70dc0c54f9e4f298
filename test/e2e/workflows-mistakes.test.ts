import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { runMain, type StepResult } from './support/run-action.js'
import { newFolder, type TinyDataset, tinyDataset } from './support/tiny.js'

const MINUTES = 60_000

let service: ResultsServer
let dataset: TinyDataset

beforeAll(async () => {
  service = await startResultsServer()
  dataset = tinyDataset()
  dataset.add('tiny-1')
})

afterAll(() => service.close())

const step = (inputs: Readonly<Record<string, string>>): Promise<StepResult> =>
  runMain({ inputs, environment: service.environment })

/** As `evaluate.yml` plans. */
const plan = (inputs: Readonly<Record<string, string>>): Promise<StepResult> =>
  step({ command: 'plan', path: dataset.tasks, ...inputs })

describe('what evaluate.yml is told wrongly is told by its plan, before anything runs', () => {
  it.each([
    ['fail-on', 'eror', /`fail-on` is `eror`.*`error`/],
    ['controls', 'allways', /Input `controls` is `allways`.*`cached`, `always`, `never`/],
    ['verifier-mode', 'clean', /`verifier-mode` is `clean`.*`fresh`/],
    ['comment', 'yes', /`comment` is `yes`.*`auto`/],
    ['registry', 'owner/repo', /registry owner\/repo` names no registry.*`none`/],
    ['allow-agent-host', 'https://example.com', /`allow-agent-host` is `https:\/\/example.com`/],
    ['shards', '300', /shards 300`: a matrix takes 256 at most/],
    ['agent', 'claude', /claude.*claude-code/],
    ['include', 'no-such-*', /no-such-\*.*tiny-1/s],
    ['dataset', '/nowhere/data@main', /\/nowhere\/data/]
  ])('%s: %s', async (name, value, says) => {
    const { code, log } = await plan({ [name]: value, 'job-name': `mistake-${name}` })
    expect(code).toBe(2)
    expect(log.split('\n').filter(line => line.startsWith('::error'))).toEqual([expect.stringMatching(says)])
  })

  it.each([
    ['a command', { agent: 'command' }, /`command` has no command/],
    ['a key', { agent: 'claude-code', model: 'anthropic/scripted' }, /needs a key for anthropic.*is empty/]
  ])('%s that its agent needs and is not given', async (_, inputs, says) => {
    const { code, log } = await runMain({
      inputs: { command: 'plan', path: dataset.tasks, ...inputs, 'job-name': `lacks-${inputs.agent}` },
      environment: { ...service.environment, KOTLIN_BENCH_SHARDS_HAVE_KEYS: 'false' }
    })
    expect(code).toBe(2)
    expect(log.split('\n').filter(line => line.startsWith('::error'))).toEqual([expect.stringMatching(says)])
  })

  it('two evaluations of one name in a run: the second ends, and says how to name them', async () => {
    expect((await plan({ 'job-name': 'same' })).code).toBe(0)
    const second = await plan({ 'job-name': 'same', agent: 'nop' })
    expect(second.code).toBe(2)
    expect(second.log).toMatch(/::error.*another evaluation of it has the same name.*job-name.*matrix/)
  })
})

describe('a stranger', () => {
  it(
    'who uploads under the name of a shard gains no verdict by it',
    async () => {
      const planned = await plan({ 'job-name': 'planted', agent: 'nop' })
      const leg = () =>
        step({
          ...{ plan: planned.outputs.plan ?? '', shard: '1', path: dataset.tasks },
          'jobs-dir': newFolder()
        })
      expect((await leg()).code).toBe(0)
      // The same name once more, from another job of the run.
      expect((await leg()).code).toBe(0)
      const report = await step({ command: 'report', plan: planned.outputs.plan ?? '' })
      expect(report.log).toMatch(/::warning::2 artifacts say that they are of shard 1, attempt 1/)
      expect(report.outputs).toMatchObject({ resolved: '0', unresolved: '0' })
      expect(report.code).toBe(3)
    },
    5 * MINUTES
  )

  it('whose names have commands of shells and runners in them runs none', async () => {
    const hostile = 'tiny\n::set-output name=plan::forged\n$(touch ran);`touch ran`'
    cpSync(join(dataset.tasks, 'tiny-1'), join(dataset.tasks, hostile), { recursive: true })
    const planned = await plan({ 'job-name': 'hostile' })
    expect(planned.code).toBe(0)
    expect(JSON.parse(planned.outputs.matrix ?? '')).toEqual({
      include: [{ shard: 1, title: '1 of 1: oracle, 2 trials' }]
    })
    const named = await plan({ 'job-name': 'a\n::error::forged $(touch ran)' })
    expect(named.code).toBe(2)
    for (const { log } of [planned, named]) expect(log).not.toMatch(/^::(set-output|error::forged)/m)
  })
})
