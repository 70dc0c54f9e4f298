import { beforeAll, expect, test } from '@jest/globals'
import { tinyDataset } from '../support/tiny.js'
import { attack, put } from './attack.js'
import { editsATest } from './old-generation.js'

const dataset = tinyDataset()
beforeAll(() =>
  // It does set the tests back: to what HEAD has.
  dataset.add('tiny-head', editsATest('git restore --source=HEAD --staged --worktree -- test/names.sh'))
)

test('what the agent commits is not what tests are set back to', async () => {
  const { naive, ours } = await attack({
    on: dataset,
    task: 'tiny-head',
    agent: `${put('test/names.sh', 'exit 0\n')}; git commit --quiet --all --amend -m Greet`
  })
  expect(naive.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
})
