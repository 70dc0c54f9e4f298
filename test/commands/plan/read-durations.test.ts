import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readDurations } from '../../../src/commands/plan/read-durations.js'
import { OVERHEAD_SEC } from '../../../src/plan/estimate-seconds.js'
import { faultyRecord, rewards, trialRecord } from '../../entry/records.js'

const stored = (content: unknown): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'kotlin-bench-durations-')), 'rewards.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('durations', () => {
  test('are those of the trials with a verdict, images not counted', async () => {
    const result = rewards([
      trialRecord({
        task: 'alpha',
        agent: 'codex',
        model: 'm',
        seconds: { environment: 300, agent: 20, verify: 10 }
      }),
      trialRecord({ task: 'beta', seconds: { environment: 1, agent: null, verify: 10 } }),
      faultyRecord('gamma')
    ])
    expect(await readDurations(stored(result))).toEqual([
      { task: 'alpha', agent: 'codex', model: 'm', asksModel: true, seconds: 30 + OVERHEAD_SEC },
      { task: 'beta', agent: 'oracle', model: null, asksModel: false, seconds: 10 + OVERHEAD_SEC }
    ])
  })

  test('pass a trial over that cannot be read', async () => {
    const result = {
      ...rewards([trialRecord()]),
      trials: [{ task: 1 }, null, trialRecord({ task: 'alpha' })]
    }
    expect((await readDurations(stored(result))).map(({ task }) => task)).toEqual(['alpha'])
  })

  test.each([
    ['does not exist', '/none/rewards.json'],
    ['is no file', tmpdir()],
    ['is no JSON', stored('{')],
    ['is no result of kotlin-bench', stored({ schema: 'other', trials: [] })]
  ])('say where the file %s', async (what, path) => {
    await expect(readDurations(path)).rejects.toThrow(
      `\`--durations ${path}\` ${what}. Name a \`rewards.json\``
    )
  })
})
