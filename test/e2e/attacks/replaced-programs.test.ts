import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { root } from '../support/run-action.js'
import { tinyDataset } from '../support/tiny.js'
import { attack, put, samples } from './attack.js'

const dataset = tinyDataset()
const testSh = readFileSync(join(root, 'test/fixtures/tiny/tasks/tiny-1/tests/test.sh'), 'utf8')

beforeAll(() => {
  dataset.add('tiny-git')
  dataset.add('tiny-bash', { 'tests/test.sh': testSh.replace('#!/bin/sh', '#!/bin/bash') })
})

test('a git that applies no tests is not asked', async () => {
  const { naive, ours } = await attack({
    on: dataset,
    task: 'tiny-git',
    agent: put('/usr/bin/git', '#!/bin/sh\nexit 0\n', '755')
  })
  expect(naive.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
  expect(ours.result.kotlin_bench.notHandedOver.outside).toContain('/usr/bin/git')
})

test('a bash that writes the reward is not run', async () => {
  const { naive, ours } = await attack({
    on: dataset,
    task: 'tiny-bash',
    agent: put('/bin/bash', '#!/bin/sh\nmkdir -p /logs/verifier; echo 1 > /logs/verifier/reward.txt\n', '755')
  })
  expect(naive.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
})

test('a python3 that compares nothing is not run', async () => {
  const { naive, ours } = await attack({
    on: samples,
    task: 'kotlin-bench_larder-14',
    agent: [
      put('/usr/bin/python3', '#!/bin/sh\necho 1 > "$4"\n', '755'),
      // Only so that nobody has to wait for a build whose result no longer matters.
      put('gradlew', `#!/bin/sh\n${put('build/test-results/test/TEST-none.xml', '<testsuite/>')}\n`, '755')
    ].join('\n')
  })
  expect(naive.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
})
