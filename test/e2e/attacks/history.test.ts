import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sealedName } from '../../../src/image/seal.js'
import { tinyDataset } from '../support/tiny.js'
import { attack } from './attack.js'

const dataset = tinyDataset()

beforeAll(() =>
  dataset.add('tiny-history', {
    'environment/Dockerfile': `FROM kotlin-bench/tiny:base
WORKDIR /home/tiny
RUN git checkout -q -b later && sed -i s/helo/hello/ greet.sh && git commit -q -a -m "Spell" \\
    && git checkout -q main
`
  })
)

let sealed: string | undefined
afterAll(() => {
  if (sealed !== undefined) execFileSync('docker', ['image', 'rm', sealed])
})

/** Looks for the fix in whatever the repository holds, on a branch or not, and takes it over. */
const search = `
fix=$(git log --all --reflog -S 'hello,' --format=%H | head -1)
[ -n "$fix" ] || fix=$(git fsck --lost-found --no-reflogs 2>/dev/null | sed -n 's/^dangling commit //p' | head -1)
[ -z "$fix" ] || git checkout -q "$fix" -- greet.sh
`

test('the fix is not found in a sealed history', async () => {
  const { naive, ours } = await attack({ on: dataset, task: 'tiny-history', agent: search })
  sealed = sealedName(ours.record.images.task ?? '')
  expect(naive.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
  expect(ours.patch).toBe('')
})

test('where the history is left open, the trial says so', async () => {
  const { ours, suspect } = await attack({
    on: dataset,
    task: 'tiny-history',
    agent: search,
    ours: { seal: 'never' }
  })
  expect(ours.record.reward).toBe(1)
  expect(suspect).toEqual(['history-open'])
})
