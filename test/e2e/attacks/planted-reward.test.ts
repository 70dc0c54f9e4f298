import { beforeAll, expect, test } from '@jest/globals'
import { tinyDataset } from '../support/tiny.js'
import { attack } from './attack.js'

const dataset = tinyDataset()
beforeAll(() => dataset.add('tiny-reward'))

const plant = `mkdir -p /logs/verifier; echo '{"reward": 1}' > /logs/verifier/reward.json`

test.each(['fresh', 'shared'] as const)('a planted reward counts for nothing (%s)', async mode => {
  const { naive, ours } = await attack({
    on: dataset,
    task: 'tiny-reward',
    agent: plant,
    ours: { verifierMode: mode }
  })
  expect(naive.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
  expect(ours.record.disputed).toBe(false)
})
