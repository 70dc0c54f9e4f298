import { expect, test } from '@jest/globals'
import { checkFolder, sampleTask } from './sample-task.js'

const HEAD = `#!/bin/bash
set -euo pipefail
REWARD=/logs/verifier/reward.txt
mkdir -p "$(dirname "$REWARD")"
rm -rf /logs/verifier/*
echo "0" > "$REWARD"
`

const TAIL = `find . -path '*/build/test-results/*/TEST*.xml' -exec rm -f {} +
export CI=true
JDK_JAVA_OPTIONS="--add-opens=java.base/java.util=ALL-UNNAMED" \\
  ./gradlew clean test --max-workers=2 --continue || true
bash /tests/kotlin_logs_collector.sh -o /tmp/all.xml 2>/dev/null || exit 0
python3 /tests/junit_compare.py /tmp/all.xml /tests/expected_tests.json "$REWARD"
`

const RESTORE = `cd /home/larder
grep '^diff --git a/' /tests/test.patch | while read -r line; do
  f=\${line##* b/}
  git restore --source=HEAD -- "$f" || rm -f "$f"
done
`

/** Ways to write the same seven steps, none of which is wrong. */
test.each([
  ['stops by if', 'if ! git apply --whitespace=nowarn /tests/test.patch; then\n  exit 1\nfi\n'],
  [
    'stops by a block',
    'git apply --whitespace=nowarn /tests/test.patch || {\n  echo "no tests" >&2\n  exit 1\n}\n'
  ],
  ['stops by set -e', 'git -C . apply --whitespace=nowarn /tests/test.patch\n']
])('a verifier that %s is sound', async (_, apply) => {
  const task = await sampleTask()
  await task.write('tests/test.sh', `${HEAD}${RESTORE}${apply}${TAIL}`)
  expect((await checkFolder(task.tasks)).report.findings).toEqual([])
})

test('a verifier without set -e that goes on is told of once', async () => {
  const task = await sampleTask()
  const script = `${HEAD}${RESTORE}git apply /tests/test.patch\n${TAIL}`.replace('set -euo', 'set -uo')
  await task.write('tests/test.sh', script)
  const { report } = await checkFolder(task.tasks)
  expect(report.findings.map(({ check, line }) => [check, line])).toEqual([['verifier-steps', 12]])
})
