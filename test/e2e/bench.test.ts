import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { planSchema } from '../../src/contracts/plan.js'
import { resultLineSchema } from '../../src/contracts/result-line.js'
import { rewardsSchema } from '../../src/contracts/rewards.js'
import { calcImage, calcRow, GOLD } from './support/calc-rows.js'
import { cli } from './support/cli.js'
import { runMain } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

const read = <Value>(path: string, schema: { parse: (value: unknown) => Value }): Value =>
  schema.parse(JSON.parse(readFileSync(path, 'utf8')))
const json = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))

const DAY = /^\d{8}_/

describe('rows from a file', () => {
  let folder: string
  let rows: string

  beforeAll(() => {
    folder = newFolder()
    rows = join(folder, 'rows.jsonl')
    const image = calcImage()
    const some = [
      calcRow(image, { split: 'pb500' }),
      calcRow(image, { instance_id: 'calc__calc-2', task_type: 'bug_fix', split: 'verified' }),
      // Nothing of another split or language is run.
      calcRow(image, { instance_id: 'calc__calc-3', language: 'java', log_parser: 'JavaGenericParser' })
    ]
    writeFileSync(rows, some.map(row => `${JSON.stringify(row)}\n`).join(''))
  })

  const bench = (...args: string[]) =>
    cli([
      ...['bench', 'swe-polybench', '-d', rows, '-o', join(folder, 'jobs'), '-r', '0'],
      ...['--data-dir', join(folder, 'data'), '--published-images', 'none', ...args]
    ])

  test('are run with their gold change, graded in every way, and left as the official harness does', async () => {
    const ran = await bench('--language', 'python', '--job-name', 'gold')
    expect(ran).toMatchObject({ code: 0 })
    expect(ran.stdout).toMatch(/^Python +all +2 +2\/2, 100\.0% +2\/2, 100\.0% +2\/2, 100\.0%/m)
    const job = join(folder, 'jobs/gold')
    const rewards = read(join(job, 'rewards.json'), rewardsSchema)
    expect(rewards.dataset).toMatchObject({
      source: 'rows.jsonl',
      commit: expect.stringMatching(/^[0-9a-f]{64}$/)
    })
    expect(rewards.comparability.rows).toEqual({
      ...{ split: null, language: 'python', hints: false },
      gradings: ['official', 'strict', 'simple']
    })
    expect(rewards.trials.map(({ task, evidence, row }) => [task, evidence, row?.gradings])).toEqual(
      ['calc__calc-1', 'calc__calc-2'].map(task => [task, 'log', { official: 1, strict: 1, simple: 1 }])
    )
    expect(json(job, 'swe-polybench/calc__calc-1_result.json')).toMatchObject({
      ...{ generation: true, patch_applied: true, with_logs: true, resolved: true }
    })
    expect(readFileSync(join(job, 'swe-polybench/run_logs_python/calc__calc-1_run.log'), 'utf8')).toContain(
      '2 passed'
    )
    const [name = ''] = readdirSync(join(job, 'swe-polybench/submission/evaluation/PB'))
    expect(name.replace(DAY, '')).toBe('oracle')
  })

  test('are told apart by their own split, and by name', async () => {
    const one = await bench(
      ...['--split', 'verified', '--language', 'python', '-a', 'nop'],
      ...['--grading', 'official,simple', '--json', '-q']
    )
    expect(one).toMatchObject({ code: 0 })
    const rewards = rewardsSchema.parse(JSON.parse(one.stdout))
    expect(rewards.trials.map(({ task, outcome, row }) => [task, outcome, row?.gradings])).toEqual([
      ['calc__calc-2', 'unresolved', { official: 0, simple: 0 }]
    ])
  })

  test('take predictions of a file for all rows, and their results add up in a file of the model', async () => {
    const predictions = join(folder, 'predictions.jsonl')
    const lines = [
      { instance_id: 'calc__calc-1', model_name_or_path: 'acme/one', model_patch: GOLD },
      { instance_id: 'calc__calc-2', model_name_or_path: 'acme/one' },
      { instance_id: 'calc__calc-99', model_name_or_path: 'acme/one', model_patch: GOLD }
    ]
    writeFileSync(predictions, lines.map(line => JSON.stringify(line)).join('\n'))
    const patched = ['-a', 'patch', '--predictions', predictions, '--language', 'python']
    const ran = await bench(...patched, '--job-name', 'patched')
    expect(ran).toMatchObject({ code: 0 })
    const data = join(folder, 'data/swe-polybench-acme_one-results.jsonl')
    const results = readFileSync(data, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map(line => resultLineSchema.parse(JSON.parse(line)))
    expect(results.map(({ instance, model, gradings }) => [instance, model, gradings.official])).toEqual([
      ['calc__calc-1', 'acme/one', 1],
      ['calc__calc-2', 'acme/one', 0]
    ])

    const compared = await cli(['bench', 'compare', data])
    expect(compared).toMatchObject({ code: 0, stderr: '' })
    expect(compared.stdout).toMatch(/^patch acme\/one +Python +2 +0 +1\/2, 50\.0%/m)
  })

  test('are planned, run and reported on by the action', async () => {
    const step = (inputs: Record<string, string>) =>
      runMain({ inputs: { 'upload-artifact': 'false', ...inputs }, workspace: folder })
    const planned = await step({
      ...{ command: 'plan', benchmark: 'swe-polybench', dataset: 'rows.jsonl', split: 'pb500' },
      ...{ language: 'python', 'job-name': 'nightly' }
    })
    expect(planned).toMatchObject({ code: 0, outputs: { count: '1', bases: '{"include":[]}' } })
    const { plan = '' } = planned.outputs
    expect(read(plan, planSchema).dataset.rows).toMatchObject({ file: 'rows.jsonl', split: 'pb500' })
    const ran = await step({ plan, shard: '1', grading: 'official\nstrict', 'jobs-dir': 'legs' })
    expect(ran).toMatchObject({ code: 0, outputs: { resolved: '1', unresolved: '0' } })
    expect(existsSync(join(folder, 'data/swe-polybench-oracle-results.jsonl'))).toBe(true)
    const reported = await step({ command: 'report', benchmark: 'swe-polybench', results: 'legs', plan })
    expect(reported).toMatchObject({ code: 0, outputs: { resolved: '1' } })
    expect(reported.summary).toMatch(/\| Python \| feature \| 1 \| 1\/1, 100\.0% \| 1\/1, 100\.0% \|/)

    const empty = await step({ benchmark: 'swe-polybench', 'jobs-dir': 'none' })
    expect(empty).toMatchObject({ code: 0, outputs: { resolved: '0', rate: '' } })
    expect(empty.log).toContain('notice: The benchmark is empty')
  })

  test('go over a plan and its shards, to one report', async () => {
    const planFile = join(folder, 'plan.json')
    const planned = await cli([
      ...['plan', '--benchmark', 'swe-polybench', '-d', rows, '--language', 'python', '--shards', '2'],
      ...['--out', planFile, '--job-name', 'sharded']
    ])
    expect(planned).toMatchObject({ code: 0 })
    const plan = read(planFile, planSchema)
    expect(plan.dataset.rows).toEqual({ file: rows, split: null, language: 'python', hints: false })
    const shard = (number: number, ...args: string[]) =>
      cli([
        ...['run', '--plan', planFile, '--shard', String(number), '-o', join(folder, 'shards'), '-r', '0'],
        ...['--grading', 'official', ...args]
      ])
    for (const { shard: number } of plan.shards) expect(await shard(number)).toMatchObject({ code: 0 })
    const out = join(folder, 'report')
    const reported = await cli(['report', join(folder, 'shards'), '--plan', planFile, '--out', out])
    expect(reported).toMatchObject({ code: 0 })
    expect(json(out, 'swe-polybench/result.json')).toMatchObject({ total_instances: 2, total_resolved: 2 })
    expect(readFileSync(join(out, 'report.md'), 'utf8')).toContain('### By language and task type')

    const other = await shard(1, '--split', 'pb500')
    expect(other).toMatchObject({ code: 2 })
    expect(other.stderr).toContain('`--split`: the plan says that')
    appendFileSync(rows, '\n')
    const changed = await shard(1, '-o', newFolder())
    expect(changed).toMatchObject({ code: 2 })
    expect(changed.stderr).toContain(`The rows in \`${rows}\` have sha256 `)
    expect(changed.stderr).toContain(`and plan ${plan.id} is of ${plan.dataset.commit}`)
    const resumed = await cli(['run', '--resume', join(folder, 'shards/sharded-shard-1')])
    expect(resumed).toMatchObject({ code: 2 })
    expect(resumed.stderr).toContain(`and the job was started with ${plan.dataset.commit}`)
  })
})

describe('no rows', () => {
  // No engine is asked for what is not run.
  const env = { DOCKER_HOST: 'unix:///nowhere' }

  test('are an empty benchmark, and no mistake', async () => {
    const jobs = newFolder()
    const ran = await cli(['bench', 'swe-polybench', '-o', jobs], { env })
    expect(ran).toMatchObject({ code: 0 })
    expect(ran.stderr).toContain('The benchmark is empty: `dataset` names no file of rows. None is run.')
    const asJson = await cli(['bench', 'swe-polybench', '--json', '-q', '-o', jobs], { env })
    expect(asJson).toMatchObject({ code: 0 })
    expect(rewardsSchema.parse(JSON.parse(asJson.stdout))).toMatchObject({ planned: 0, trials: [] })
    expect(existsSync(join(jobs, '../data'))).toBe(false)
  })

  test('that were meant are a mistake, told with what is valid', async () => {
    for (const [args, says] of [
      [['-d', 'none.csv'], '`--dataset` is `none.csv`, and nothing is there. Name the file of rows:'],
      [['--split', 'pb50'], 'one of `pb500`, `verified`, `full`'],
      [['--language', 'kotlin'], 'one of `java`, `javascript`, `typescript`, `python`'],
      [['--verifier-mode', 'both'], 'it has to be `fresh`']
    ] as const) {
      const ran = await cli(['bench', 'swe-polybench', ...args], { env })
      expect(ran).toMatchObject({ code: 2, stdout: '' })
      expect(ran.stderr).toContain(says)
    }
    const other = await cli(['bench', 'swe-bench'], { env })
    expect(other).toMatchObject({ code: 2 })
    expect(other.stderr).toContain('`BENCHMARK` is `swe-bench`; it has to be `swe-polybench`')
  })
})
