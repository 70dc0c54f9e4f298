import { beforeAll, expect, test } from '@jest/globals'
import { tinyDataset } from '../support/tiny.js'
import { attack, put } from './attack.js'
import { oldTestSh } from './old-generation.js'

const dataset = tinyDataset()
beforeAll(() => dataset.add('tiny-way', { 'tests/test.sh': oldTestSh(':') }))

test.each([
  ['a file', put('test/spelling.sh', 'exit 0\n'), 'test/spelling.sh'],
  [
    'a folder',
    `${put('test/spelling.sh/notes', 'x')}; sed -i 's/for file in .*/&\\n    [ -f "$file" ] || continue/' run-tests.sh`,
    'test/spelling.sh/notes'
  ],
  [
    'a link to a folder elsewhere',
    `rm -r test; ${put('/var/tmp/test/names.sh', 'exit 0\n')}; ln -s /var/tmp/test test`,
    'test'
  ]
])('%s where test.patch adds a file does not keep the test out', async (_, agent, dropped) => {
  const { naive, ours } = await attack({ on: dataset, task: 'tiny-way', agent })
  expect(naive.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
  expect(ours.result.kotlin_bench.dropped).toEqual([{ path: dropped, cause: 'test-path' }])
  expect(ours.read('verifier/junit/build/test-results/test/TEST-tiny.xml').toString()).toContain(
    'name="spelling"'
  )
})
