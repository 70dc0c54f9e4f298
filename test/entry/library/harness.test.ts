import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from '@jest/globals'
import { resultLineSchema } from '../../../src/contracts/result-line.js'
import type { Agent, Benchmark } from '../../../src/entry/library/benchmark.js'
import { compareResults } from '../../../src/entry/library/compare-results.js'
import { EvaluationFault } from '../../../src/entry/library/evaluation-fault.js'
import { Harness, type HarnessEvent } from '../../../src/entry/library/harness.js'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-library-'))
  folders.push(folder)
  return folder
}

/** Tasks that are solved by answering their own name. */
const echoes = (...ids: string[]): Benchmark => ({
  name: () => 'echoes',
  tasks: async () => ids.map(id => ({ id, instruction: `Say ${id}.` })),
  async evaluate({ id }, output) {
    const passed = output === id
    return { passed, exitCode: passed ? 0 : 1, testsRun: 3, output: `said ${String(output)}` }
  }
})

const parrot: Agent = { name: 'parrot', model: 'example/grey-1', solve: ({ id }) => id }

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => resultLineSchema.parse(JSON.parse(line)))

describe('a harness', () => {
  it('runs a benchmark with an agent and sums up what came of it', async () => {
    const summary = await new Harness({ resultsFolder: newFolder() }).run(echoes('a', 'b'), parrot)
    expect(summary).toMatchObject({
      benchmark: 'echoes',
      agent: 'parrot',
      model: 'example/grey-1',
      ...{ tasks: 2, resolved: 2, unresolved: 0, errors: 0, rate: 1, rateAll: 1 }
    })
    expect(summary.results[1]).toMatchObject({ task: 'b', outcome: 'resolved', passed: true, testsRun: 3 })
  })

  it("appends each result to the file of the benchmark and the agent's model, run after run", async () => {
    const folder = newFolder()
    const harness = new Harness({ resultsFolder: folder })
    const { resultsFile } = await harness.run(echoes('a', 'b'), parrot)
    await harness.run(echoes('a'), parrot)
    expect(resultsFile).toBe(join(folder, 'echoes-example_grey-1-results.jsonl'))
    const lines = linesOf(resultsFile as string)
    expect(lines.map(({ instance, gradings }) => [instance, gradings.simple])).toEqual([
      ['a', 1],
      ['b', 1],
      ['a', 1]
    ])
    expect(new Set(lines.map(({ run }) => run)).size).toBe(2)
  })

  it('makes one bad result of one failing task, and goes on', async () => {
    const benchmark = echoes('solved', 'wrong', 'crashes', 'no-patch', 'no-engine', 'unknown')
    const evaluate: Benchmark['evaluate'] = async (task, output) => {
      if (task.id === 'no-engine') throw new EvaluationFault('infrastructure', 'engine-missing', 'No engine.')
      if (task.id === 'unknown') throw new Error('what now')
      return benchmark.evaluate(task, output)
    }
    const agent: Agent = {
      name: 'mixed',
      solve({ id }) {
        if (id === 'crashes') throw new Error('out of ideas')
        if (id === 'no-patch') return 7 as unknown as string
        return id === 'wrong' ? 'something else' : id
      }
    }
    const harness = new Harness({ resultsFolder: newFolder(), concurrency: 3 })
    const summary = await harness.run({ ...benchmark, evaluate }, agent)
    expect(summary).toMatchObject({ tasks: 6, resolved: 1, unresolved: 3, errors: 2, rate: 0.25 })
    expect(summary.rateAll).toBeCloseTo(1 / 6)
    expect(
      summary.results.map(({ outcome, reason, fault }) => [outcome, (reason ?? fault)?.message])
    ).toEqual([
      ['resolved', undefined],
      ['unresolved', undefined],
      ['unresolved', 'out of ideas'],
      ['unresolved', expect.stringContaining("The agent's output is number")],
      ['error', 'No engine.'],
      ['error', 'what now']
    ])
    expect(linesOf(summary.resultsFile as string)).toHaveLength(6)
  })

  it('works on so many tasks at a time, and on one where nothing is said', async () => {
    let running = 0
    let most = 0
    const slow: Agent = {
      name: 'slow',
      async solve({ id }) {
        running += 1
        most = Math.max(most, running)
        await sleep(20)
        running -= 1
        return id
      }
    }
    await new Harness({ resultsFolder: null }).run(echoes('a', 'b', 'c', 'd'), slow)
    expect(most).toBe(1)
    await new Harness({ resultsFolder: null, concurrency: 2 }).run(echoes('a', 'b', 'c', 'd'), slow)
    expect(most).toBe(2)
  })

  it('waits no longer for an agent than it has time, and tells it', async () => {
    let told: unknown
    const stuck: Agent = {
      name: 'stuck',
      solve: (_, { signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            told = signal.reason
          })
        })
    }
    const harness = new Harness({ resultsFolder: null, agentTimeoutSec: 0.05 })
    const { results } = await harness.run(echoes('a'), stuck)
    expect(results[0]).toMatchObject({
      outcome: 'unresolved',
      passed: null,
      reason: { code: 'agent-timed-out', message: 'The agent did not end within 0.05 s.' }
    })
    expect(told).toBeInstanceOf(Error)
  })

  it("ends by its signal with the signal's reason, and keeps what was done by then", async () => {
    const folder = newFolder()
    const stop = new AbortController()
    const asked: string[] = []
    const agent: Agent = {
      name: 'stopped',
      async solve({ id }) {
        asked.push(id)
        if (id === 'b') stop.abort(new Error('enough'))
        return id
      }
    }
    const harness = new Harness({ resultsFolder: folder, signal: stop.signal })
    await expect(harness.run(echoes('a', 'b', 'c'), agent)).rejects.toThrow('enough')
    expect(asked).toEqual(['a', 'b'])
    expect(linesOf(join(folder, 'echoes-stopped-results.jsonl')).map(({ instance }) => instance)).toEqual([
      'a'
    ])
  })

  it('tells what happens, in order', async () => {
    const events: HarnessEvent[] = []
    const harness = new Harness({ resultsFolder: null, onEvent: event => events.push(event) })
    const { results } = await harness.run(echoes('a'), parrot)
    expect(events).toEqual([
      { type: 'run-started', benchmark: 'echoes', agent: 'parrot', tasks: 1 },
      { type: 'task-started', task: 'a' },
      { type: 'task-finished', result: results[0] }
    ])
  })

  it('has no rates of a benchmark without tasks', async () => {
    const { tasks, rate, rateAll } = await new Harness({ resultsFolder: null }).run(echoes(), parrot)
    expect({ tasks, rate, rateAll }).toEqual({ tasks: 0, rate: null, rateAll: null })
  })

  it('says so before anything is solved where results cannot be written', async () => {
    const file = join(newFolder(), 'data')
    writeFileSync(file, '')
    const asked: string[] = []
    const agent: Agent = {
      name: 'idle',
      solve({ id }) {
        asked.push(id)
        return id
      }
    }
    await expect(new Harness({ resultsFolder: file }).run(echoes('a'), agent)).rejects.toMatchObject({
      code: 'EEXIST',
      path: file
    })
    expect(asked).toEqual([])
  })

  it.each([
    [{ concurrency: 0 }, 'concurrency is 0; it has to be a whole number, 1 or more.'],
    [{ agentTimeoutSec: -1 }, 'agentTimeoutSec is -1; it has to be a number above 0.']
  ])('refuses %j', (options, message) => {
    expect(() => new Harness(options)).toThrow(new RangeError(message))
  })
})

describe('the comparison of results', () => {
  it('has a line for each agent and model, and a table of them', async () => {
    const folder = newFolder()
    const harness = new Harness({ resultsFolder: folder })
    const mute: Agent = { name: 'mute', solve: () => '' }
    const files = [
      (await harness.run(echoes('a', 'b'), parrot)).resultsFile,
      (await harness.run(echoes('a', 'b'), mute)).resultsFile
    ]
    const { text, results } = await compareResults(files as string[])
    expect(results.map(({ agent, gradings }) => [agent, gradings.simple])).toEqual([
      ['parrot', { resolved: 2, graded: 2 }],
      ['mute', { resolved: 0, graded: 2 }]
    ])
    expect(text).toContain('example/grey-1')
  })

  it('names a file that has no results', async () => {
    const file = join(newFolder(), 'none.jsonl')
    writeFileSync(file, 'nothing\n')
    await expect(compareResults([file])).rejects.toThrow(`\`${file}\` has no result of a run`)
  })
})

describe('a harness that is called from JavaScript', () => {
  const run = (benchmark: unknown, agent: unknown) =>
    new Harness({ resultsFolder: null }).run(benchmark as Benchmark, agent as Agent)

  it.each([
    [undefined, parrot, 'The benchmark has no name().'],
    [{}, parrot, 'The benchmark has no name().'],
    [echoes('a'), undefined, 'The agent has no solve().'],
    [echoes('a'), { solve: () => '' }, 'The name of the agent has to be a text.'],
    [echoes('a'), { ...parrot, model: 5 }, "The name of the agent's model has to be a text."],
    [{ ...echoes('a'), name: () => '' }, parrot, 'The name of the benchmark has to be a text.'],
    [{ ...echoes('a'), tasks: async () => 5 }, parrot, "The benchmark's tasks() gave no list."],
    [{ ...echoes('a'), tasks: async () => [{}] }, parrot, "The benchmark's task 1 has no id."],
    [echoes('a', 'a'), parrot, 'The benchmark has two tasks with the id a.']
  ])('says what is no benchmark and no agent, case %#', async (benchmark, agent, message) => {
    await expect(run(benchmark, agent)).rejects.toThrow(new TypeError(message))
  })

  it.each([
    [{ passed: 'yes', exitCode: 0, testsRun: 1 }],
    [{ passed: true, exitCode: 'NaN', testsRun: 1 }],
    [{ passed: true, exitCode: 0 }],
    [null]
  ])('takes no success from what is no evaluation: %p', async evaluation => {
    const benchmark = { ...echoes('a'), evaluate: async () => evaluation }
    const { results, resolved, errors } = await run(benchmark, parrot)
    expect({ resolved, errors }).toEqual({ resolved: 0, errors: 1 })
    expect(results[0]).toMatchObject({
      outcome: 'error',
      fault: { code: 'evaluation-failed', message: expect.stringContaining('gave no evaluation') }
    })
  })

  it('says at once that results can be kept nowhere below a folder that holds none', async () => {
    const nowhere = new Harness({ resultsFolder: '/proc/none/below' }).run(echoes('a'), parrot)
    await expect(nowhere).rejects.toThrow('ENOENT')
  })
})
