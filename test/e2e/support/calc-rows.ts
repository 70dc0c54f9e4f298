import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll } from '@jest/globals'
import type { SweRow } from '../../../src/contracts/swe-polybench.js'
import { rowTaskFiles } from '../../../src/making/swe-polybench/row-task.js'
import { SMALL_DEBIAN } from './small-debian.js'
import { newFolder, type TinyDataset } from './tiny.js'

/** A stand-in for pytest: functions `test_…` of shell files, told of as `pytest -v` tells of its tests. */
const PYTEST = `#!/bin/sh
echo '============ test session starts ============'
passed=0 failed=0
for file in tests/test_*.py; do
  for name in $(sed -n 's/^\\(test_[a-z]*\\)().*/\\1/p' "$file"); do
    if sh -euc ". ./calc.sh; . ./$file; $name"; then echo "$file::$name PASSED"; passed=$((passed + 1))
    else echo "$file::$name FAILED"; failed=$((failed + 1)); fi
  done
done
echo "============ $failed failed, $passed passed in 0.01s ============"
[ "$failed" = 0 ]
`

const CALC = `# calc
add() { echo $(($1 + $2)); }
mul() { echo $(($1 * $2)); }
`

const DOCKERFILE = `${SMALL_DEBIAN}
COPY pytest /usr/local/bin/
COPY calc.sh /app/
COPY test_calc.py /app/tests/
WORKDIR /app
RUN chmod +x /usr/local/bin/pytest && git init -q -b main . && git add -A && git -c user.name=T -c user.email=t@example.com commit -q -m one
`

const CONTEXT = {
  Dockerfile: DOCKERFILE,
  pytest: PYTEST,
  'calc.sh': CALC,
  'test_calc.py': 'test_add() { [ "$(add 1 2)" = 3 ]; }\n'
}

/** The hidden tests: one more test at the end of the file. */
export const TEST_PATCH = `diff --git a/tests/test_calc.py b/tests/test_calc.py
--- a/tests/test_calc.py
+++ b/tests/test_calc.py
@@ -1 +1,2 @@
 test_add() { [ "$(add 1 2)" = 3 ]; }
+test_sub() { [ "$(sub 3 1)" = 2 ]; }
`

/** The gold change, and others like it. */
export const subPatch = (body: string): string => `diff --git a/calc.sh b/calc.sh
--- a/calc.sh
+++ b/calc.sh
@@ -1,3 +1,4 @@
 # calc
 add() { echo $(($1 + $2)); }
 mul() { echo $(($1 * $2)); }
+sub() { ${body}; }
`
export const GOLD = subPatch('echo $(($1 - $2))')

export const TEST_ADD = 'tests/test_calc.py:None:test_add'
export const TEST_SUB = 'tests/test_calc.py:None:test_sub'

const images = new Set<string>()

afterAll(() => {
  for (const image of images) execFileSync('docker', ['rmi', '--force', image], { stdio: 'ignore' })
})

/** Builds the image that all rows of a test file share. */
export const calcImage = (): string => {
  const image = `kotlin-bench/e2e-calc:${process.pid}`
  images.add(image)
  const context = newFolder()
  for (const [name, text] of Object.entries(CONTEXT)) writeFileSync(join(context, name), text)
  execFileSync('docker', ['build', '--quiet', '--tag', image, context], {
    stdio: ['ignore', 'ignore', 'inherit']
  })
  return image
}

export const calcRow = (image: string, overrides: Partial<SweRow> = {}): SweRow => ({
  instance_id: 'calc__calc-1',
  repo: 'calc/calc',
  base_commit: '0'.repeat(40),
  problem_statement: 'There is no subtraction.',
  language: 'python',
  task_type: 'feature',
  patch: GOLD,
  test_patch: TEST_PATCH,
  modified_files: ['calc.sh'],
  cst_nodes: [],
  hints_text: '',
  Dockerfile: 'FROM scratch\n',
  image,
  F2P: [TEST_SUB],
  P2P: [TEST_ADD],
  test_command: 'pytest -v',
  log_parser: 'PythonPyUnit',
  ...overrides
})

/**
 * A dataset of the tasks that rows make, but without a network: nothing in them goes out, and a gateway for
 * each grading takes longer than their tests.
 */
export const rowDataset = (...rows: readonly SweRow[]): TinyDataset => {
  const dir = newFolder()
  for (const row of rows) {
    for (const [path, { text, mode }] of rowTaskFiles(row, { hints: false })) {
      const file = join(dir, 'tasks', row.instance_id, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text.replace('network_mode = "public"', 'network_mode = "no-network"'))
      chmodSync(file, mode)
    }
  }
  return {
    dir,
    tasks: join(dir, 'tasks'),
    add: name => {
      throw new Error(`a dataset of rows takes no task ${name}`)
    }
  }
}
