import { beforeAll, expect, test } from '@jest/globals'
import { tinyDataset } from '../support/tiny.js'
import { attack, put } from './attack.js'
import { editsATest } from './old-generation.js'

const dataset = tinyDataset()
beforeAll(() => dataset.add('tiny-edited', editsATest()))

test('an edited test is the task’s own again', async () => {
  const { naive, ours } = await attack({
    on: dataset,
    task: 'tiny-edited',
    agent: put('test/names.sh', 'exit 0\n')
  })
  expect(naive.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
  expect(ours.result.kotlin_bench.dropped).toEqual([{ path: 'test/names.sh', cause: 'test-path' }])
  expect(ours.patch).toContain('+exit 0')
})
