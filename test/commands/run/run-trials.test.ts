import { describe, expect, test } from '@jest/globals'
import { startJob } from '../../../src/commands/run/job.js'
import type { RunOptions } from '../../../src/commands/run/run-options.js'
import { runTrials } from '../../../src/commands/run/run-trials.js'
import type { Fault, FaultKind } from '../../../src/contracts/outcome.js'
import type { PlannedTrial } from '../../../src/contracts/plan.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import type { TrialRecord } from '../../../src/contracts/rewards.js'
import type { TrialContext } from '../../../src/trial/trial-context.js'
import { folderWith, taskFiles } from '../../dataset/temporary-dataset.js'
import { runOptions } from '../../e2e/support/run-job.js'
import { trial } from '../../report/trials.js'

const fault = (kind: FaultKind, message: string): Partial<TrialRecord> => {
  const why: Fault = { kind, code: `${kind}-failed`, message, phase: 'agent' }
  return { outcome: 'error', fault: why, reward: null }
}

/** Runs a job of so many tasks, whose trials end in what `ends` says, in turn. */
const runJobOf = async (
  tasks: number,
  ends: (turn: number) => Partial<TrialRecord>,
  { hasInputs, ...overrides }: Partial<RunOptions> & { hasInputs?: boolean } = {}
) => {
  const names = Array.from({ length: tasks }, (_, index) => `task-${index}`)
  const path = await folderWith(Object.assign({}, ...names.map(name => taskFiles(name))))
  const options = runOptions({ path, jobsDir: await folderWith(), agent: 'nop', ...overrides })
  const signal = new AbortController().signal
  const events: ProgressEvent[] = []
  const listener = (event: ProgressEvent) => void events.push(event)
  const job = await startJob(options, {
    listener,
    signal,
    toolVersion: '0',
    environment: {},
    gatewayProgram: ''
  })
  // What a trial needs of it is the stand-in's business alone.
  const context = { listener, signal } as unknown as TrialContext
  let turn = 0
  const attempt = async ({ task, name }: PlannedTrial) => trial({ task, name, ...ends(turn++) })
  const { records, leftOut } = await runTrials(job, context, { hasInputs, attempt })
  const warnings = events.flatMap(event => (event.type === 'warning' ? [event.message] : []))
  return { records, leftOut: [...leftOut.values()], warnings }
}

describe('--max-cost', () => {
  test('starts no trial once the account has reached it, and says what was left out', async () => {
    const { records, leftOut, warnings } = await runJobOf(5, () => ({ costUsd: 0.4 }), { maxCostUsd: 1 })
    expect(records).toHaveLength(3)
    expect(leftOut).toEqual(['max-cost', 'max-cost'])
    expect(warnings).toEqual([
      '2 of 5 trials were not started: model requests have cost what --max-cost 1 allows. Run the rest with --resume job and a higher --max-cost.'
    ])
  })

  test('leaves out tasks at random, not the last by name', async () => {
    const left = async (seed: number) => {
      const { records } = await runJobOf(8, () => ({ costUsd: 1 }), { maxCostUsd: 4, seed })
      return records.map(({ task }) => task).sort()
    }
    expect(await left(1)).toEqual(await left(1))
    expect(await left(1)).not.toEqual(await left(2))
  })

  test('says once of a model without a price that it is not counted', async () => {
    const tokens = { input: 10, cached: 0, output: 1 }
    const { records, warnings } = await runJobOf(3, () => ({ model: 'acme/large', tokens }), {
      maxCostUsd: 1
    })
    expect(records).toHaveLength(3)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/The price of acme\/large is not known.*--prices/)
  })
})

describe('faults of the model', () => {
  test('end the run when three follow each other, with the last cause', async () => {
    const { records, warnings } = await runJobOf(6, turn =>
      turn === 0 ? {} : fault('model', `401 for the ${turn}th time\nlast lines`)
    )
    expect(records).toHaveLength(4)
    expect(warnings).toEqual([
      '2 of 6 trials were not started: 3 trials in a row got no answer from the model. The last fault: 401 for the 3th time. Mend that, and run the rest with --resume job.'
    ])
  })

  test('go on counting over other faults, which say nothing about the model', async () => {
    const kinds: FaultKind[] = ['model', 'infrastructure', 'model', 'task', 'model']
    const { records } = await runJobOf(7, turn => fault(kinds[turn] ?? 'model', 'x'))
    expect(records).toHaveLength(5)
  })

  test('are forgotten once the model has answered', async () => {
    const { records, warnings } = await runJobOf(7, turn =>
      turn % 3 === 2 ? { outcome: 'unresolved', reward: 0 } : fault('model', 'x')
    )
    expect(records).toHaveLength(7)
    expect(warnings).toEqual([])
  })

  test('let those end that run at the same time', async () => {
    const { records } = await runJobOf(9, () => fault('model', 'x'), { concurrency: 3 })
    expect(records.length).toBeGreaterThanOrEqual(3)
    expect(records.length).toBeLessThanOrEqual(5)
  })
})
