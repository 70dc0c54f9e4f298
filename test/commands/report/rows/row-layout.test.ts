import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { report } from '../../../../src/commands/report.js'
import type { TrialRecord } from '../../../../src/contracts/rewards.js'
import { retrieval, rowTrial, rowTrials } from '../../../report/rows/row-trials.js'
import { newFolder } from '../job-folders.js'
import { writeRowJob } from './row-job.js'

const BY = { agent: 'codex', model: 'openai/gpt-5', finishedAt: '2026-11-30T02:20:01.000Z' }

/** Four rows: resolved, unresolved, without a verdict, and without a change. */
const trials = (): TrialRecord[] => [
  rowTrial('acme__larder-14', ['python', 'bug_fix'], '+++', { ...BY, measured: retrieval([1, 0.5], null) }),
  rowTrial('acme__larder-17', ['java', 'bug_fix'], '---', BY),
  rowTrial('acme__larder-22', ['python', 'feature'], '   ', BY),
  rowTrial('acme__larder-23', ['python', 'feature'], '   ', {
    ...BY,
    ...{ outcome: 'unresolved', reward: 0, fault: null, evidence: 'log' }
  })
]

const reportOn = async (results: readonly string[], out: string): Promise<string[]> => {
  const notices: string[] = []
  const options = { results, plan: undefined, out, linkTrials: true, failOn: [] }
  await report(options, { toolVersion: '0.1.0', notice: message => notices.push(message) })
  return notices
}

const text = (...path: string[]): string => readFileSync(join(...path), 'utf8')
const json = (...path: string[]): unknown => JSON.parse(text(...path))
const filesIn = (dir: string): string[] => readdirSync(dir, { recursive: true }).map(String).sort()

describe('results on rows', () => {
  it('are submitted by the name that predictions of another harness give, not by agent `patch`', async () => {
    const made = { ...BY, agent: 'patch', model: 'model-a' }
    const dir = writeRowJob([rowTrial('acme__larder-14', ['python', 'bug_fix'], '+++', made)])
    await reportOn([dir], dir)
    const folder = join(dir, 'swe-polybench/submission/evaluation/PB500/20261130_model-a')
    expect(parse(text(folder, 'metadata.yaml'))).toMatchObject({ name: 'model-a' })
    expect(json(folder, 'all_preds.jsonl')).toMatchObject({ model_name_or_path: 'model-a' })
  })

  it('are left as the official harness leaves them', async () => {
    const dir = writeRowJob(trials())
    expect(await reportOn([dir], dir)).toEqual([])
    const layout = join(dir, 'swe-polybench')
    expect(json(layout, 'acme__larder-17_result.json')).toEqual({
      instance_id: 'acme__larder-17',
      patch_applied: true,
      generation: true,
      with_logs: true,
      all_f2p_passed: false,
      no_p2p_failed: true,
      resolved: false,
      passed_tests: ['t/a.py:None:test_old'],
      failed_tests: ['t/a.py:None:test_new']
    })
    expect(json(layout, 'acme__larder-23_result.json')).toMatchObject({
      ...{ patch_applied: false, generation: false, with_logs: false, resolved: false }
    })
    expect(json(layout, 'acme__larder-14_metrics.json')).toMatchObject({
      file_retrieval_metrics: { recall: 1, precision: 0.5, f1: 2 / 3 },
      node_retrieval_metrics: null
    })
    expect(text(layout, 'run_logs_java/acme__larder-17_run.log')).toBe('+ pytest\n1 passed\n')
    expect(json(layout, 'result.json')).toMatchObject({
      no_generation: ['acme__larder-23'],
      resolved: ['acme__larder-14'],
      not_resolved: ['acme__larder-17', 'acme__larder-22', 'acme__larder-23'],
      total_empty_patch_instances: 1,
      total_instances: 4,
      total_resolved: 1,
      total_unresolved: 3,
      file_retrieval: [{ file_recall: 1, file_precision: 0.5, file_f1: 2 / 3 }],
      node_retrieval: null
    })
    expect(filesIn(layout)).not.toContain('acme__larder-22_result.json')
  })

  it('come with the folder of a submission', async () => {
    const dir = writeRowJob(trials())
    await reportOn([dir], dir)
    const folder = join(dir, 'swe-polybench/submission/evaluation/PB500/20261130_codex_openai_gpt-5')
    const files = filesIn(folder)
    for (const file of ['all_preds.jsonl', 'README.md', 'metadata.yaml', 'logs/acme__larder-14_result.json'])
      expect(files).toContain(file)
    expect(files).toContain('trajs/acme__larder-14/model-requests.json')
    expect(parse(text(folder, 'metadata.yaml'))).toEqual({
      name: 'codex openai/gpt-5',
      oss: false,
      site: '',
      pass_rate: '25.00% (1/4)'
    })
    expect(
      text(folder, 'all_preds.jsonl')
        .split('\n')
        .slice(0, -1)
        .map(line => JSON.parse(line))
    ).toEqual(
      [14, 17, 23].map(number => ({
        instance_id: `acme__larder-${number}`,
        model_name_or_path: 'codex openai/gpt-5',
        model_patch: number === 23 ? '' : 'diff --git a/a b/a\n'
      }))
    )
    expect(text(folder, 'README.md')).toContain(
      '1 instance of 4 without a verdict, counted as not resolved and without a result in `logs/`'
    )
  })

  it('of several jobs are joined, each agent and attempt apart', async () => {
    const again = rowTrials().map(one => ({ ...one, attempt: 2, name: `${one.name}b` }))
    const dirs = [writeRowJob(rowTrials()), writeRowJob(again)]
    const out = newFolder()
    await reportOn(dirs, out)
    expect(readdirSync(join(out, 'swe-polybench')).sort()).toEqual([
      'claude-code_anthropic_claude-sonnet-4-5',
      'codex_openai_gpt-5'
    ])
    const second = join(out, 'swe-polybench/claude-code_anthropic_claude-sonnet-4-5/attempt-2')
    expect(json(second, 'result.json')).toMatchObject({ total_instances: 4, total_resolved: 3 })
  })

  it('replace those of an earlier report, and leave nothing half', async () => {
    const dir = writeRowJob(trials())
    await reportOn([dir], dir)
    await reportOn([dir], dir)
    expect(readdirSync(dir).filter(name => name.startsWith('swe-polybench'))).toEqual(['swe-polybench'])
  })

  it('take the place of no folder that is the user’s', async () => {
    const out = newFolder()
    mkdirSync(join(out, 'swe-polybench'))
    writeFileSync(join(out, 'swe-polybench', 'rows.csv'), 'mine')
    await expect(reportOn([writeRowJob(trials())], out)).rejects.toThrow(
      'has swe-polybench, which no earlier'
    )
    expect(filesIn(out)).toEqual(['swe-polybench', 'swe-polybench/rows.csv'])
  })

  it('say what is not here, and are not there where nothing is', async () => {
    const dir = writeRowJob(trials())
    const [first, second] = trials()
    rmSync(join(dir, second!.name, 'verifier'), { recursive: true })
    expect(await reportOn([dir], dir)).toEqual([
      'swe-polybench/ lacks 1 trial, whose folders are not here: its pass rate counts them as not resolved.'
    ])
    expect(first).toBeDefined()
    const out = newFolder()
    await reportOn([join(dir, 'rewards.json')], out)
    expect(existsSync(join(out, 'swe-polybench'))).toBe(false)
  })

  it('take nothing from outside a trial’s folder', async () => {
    const [first] = trials()
    const hostile = { ...first!, task: '../../escaped', name: 'hostile__abcdefg' }
    const dir = writeRowJob([...trials(), hostile])
    const log = join(dir, first!.name, 'verifier/official/stdout.txt')
    rmSync(log)
    symlinkSync('/etc/passwd', log)
    await reportOn([dir], dir)
    expect(text(dir, 'swe-polybench/run_logs_python/acme__larder-14_run.log')).toBe('+ pytest\n')
    expect(filesIn(dir).filter(name => name.includes('escaped'))).toEqual([])
  })
})
