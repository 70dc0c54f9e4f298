import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import pLimit from 'p-limit'
import { nop } from '../../src/agent/nop.js'
import type { ProgressListener } from '../../src/contracts/progress.js'
import { readTask } from '../../src/dataset/read-task.js'
import { runStages, type StageRun } from '../../src/trial/stages.js'
import { type TinyDataset, tinyDataset, tinyToml } from './support/tiny.js'
import { newTrialContext } from './support/trial-context.js'

const stagesOf = async (
  dataset: TinyDataset,
  name: string,
  { repeat = 1, listener = () => {} }: { repeat?: number; listener?: ProgressListener } = {}
): Promise<StageRun[]> => {
  const task = await readTask(join(dataset.tasks, name))
  if (!task.ok) throw new Error(task.fault.message)
  const { context, end } = await newTrialContext(dataset, nop, { listener })
  try {
    return await runStages(task.task, context, { repeat, limit: pLimit(2) })
  } finally {
    await end()
  }
}

const told = ({ stage, repeat, record, statuses }: StageRun) => ({
  stage,
  repeat,
  reward: record.reward,
  statuses: statuses && Object.fromEntries(statuses)
})

describe('the three stages of a task', () => {
  test('run at the base commit, with the tests, and with the fix', async () => {
    const dataset = tinyDataset()
    dataset.add('sound')
    const ended: string[] = []
    const listener: ProgressListener = event => {
      if (event.type !== 'task-run-finished') return
      ended.push(`${event.task} ${event.trial} ${event.tests?.passed}+${event.tests?.failed}`)
    }
    const runs = await stagesOf(dataset, 'sound', { repeat: 2, listener })
    const counts = { base: '1+0', tests: '1+1', fix: '2+0' }
    const named = Object.entries(counts).flatMap(([stage, count]) =>
      [1, 2].map(run => `sound ${stage}-${run} ${count}`)
    )
    expect(ended.sort()).toEqual(named.sort())
    const base = { stage: 'base', reward: 0, statuses: { 'tiny.names': 'PASS' } }
    const tests = { stage: 'tests', reward: 0, statuses: { 'tiny.names': 'PASS', 'tiny.spelling': 'FAIL' } }
    const fix = { stage: 'fix', reward: 1, statuses: { 'tiny.names': 'PASS', 'tiny.spelling': 'PASS' } }
    const expected = [base, tests, fix].flatMap(stage => [1, 2].map(repeat => ({ ...stage, repeat })))
    expect(runs.map(told)).toEqual(expected)
  })

  test('need no expected tests: they are what those are made from', async () => {
    const dataset = tinyDataset()
    dataset.add('new', { 'tests/expected_tests.json': null })
    const runs = await stagesOf(dataset, 'new')
    expect(runs.map(({ statuses }) => [...(statuses ?? [])].length)).toEqual([1, 2, 2])
  })

  test('have no result where the tests are cut short, and none but a reason where the task is broken', async () => {
    const dataset = tinyDataset()
    dataset.add('hangs', {
      'task.toml': tinyToml(toml =>
        toml.replace('[verifier]\ntimeout_sec = 60', '[verifier]\ntimeout_sec = 2')
      ),
      'solution/solve.sh': '#!/bin/sh\ngit apply /solution/fix.patch\necho "sleep 600" >> greet.sh\n'
    })
    dataset.add('broken', { 'environment/Dockerfile': 'FROM kotlin-bench/tiny:base\nRUN false\n' })
    const [, , hangs] = await stagesOf(dataset, 'hangs')
    expect(hangs).toMatchObject({ statuses: null, record: { reasons: [{ code: 'tests-timed-out' }] } })
    const [broken] = await stagesOf(dataset, 'broken')
    expect(broken).toMatchObject({ statuses: null, record: { fault: { kind: 'task' } } })
  })
})
