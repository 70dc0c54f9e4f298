import { beforeAll, expect, test } from '@jest/globals'
import { tinyDataset } from '../support/tiny.js'
import { attack, put, samples } from './attack.js'

const dataset = tinyDataset()

/** Counts, of the tests that have to pass, those that the report names as failed. */
const testSh = `#!/bin/sh
set -eu
mkdir -p /logs/verifier
echo 0 > /logs/verifier/reward.txt
rm -f test/spelling.sh
git apply --whitespace=nowarn /tests/test.patch
rm -rf build/test-results
./run-tests.sh || true
for name in $(grep -o 'tiny\\.[a-z]*' /tests/expected_tests.json | cut -d . -f 2); do
  grep -q "name=\\"$name\\".*<failure" build/test-results/test/TEST-tiny.xml && exit 0
done
echo 1 > /logs/verifier/reward.txt
`
beforeAll(() => dataset.add('tiny-lists', { 'tests/test.sh': testSh }))

test.each(['fresh', 'shared'] as const)(
  'tampered lists of expected tests decide nothing (%s)',
  async mode => {
    const { naive, ours } = await attack({
      on: dataset,
      task: 'tiny-lists',
      agent: put('/tests/expected_tests.json', '{"f2p_tests": ["tiny.names"]}'),
      naive: { testsComeIn: 'before-agent' },
      ours: { verifierMode: mode }
    })
    expect(naive.reward).toBe(1)
    expect(ours.record.reward).toBe(0)
  }
)

test('a module planted beside the comparer is not imported', async () => {
  const { naive, ours } = await attack({
    on: samples,
    task: 'kotlin-bench_larder-14',
    agent: [
      put('/tests/json.py', 'import sys, os\nopen(sys.argv[3], "w").write("1\\n")\nos._exit(0)\n'),
      // Only so that nobody has to wait for a build whose result no longer matters.
      put('gradlew', `#!/bin/sh\n${put('build/test-results/test/TEST-none.xml', '<testsuite/>')}\n`, '755')
    ].join('\n')
  })
  expect(naive.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
})
