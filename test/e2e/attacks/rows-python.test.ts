import { beforeAll, describe, test } from '@jest/globals'
import type { SweRow } from '../../../src/contracts/swe-polybench.js'
import { type AttackCase, expectAttack, fileOf, sampleRowWithImage, within } from '../support/row-attacks.js'

let row: SweRow
/** All results, as `pytest -v` lists them. */
let passed: string
beforeAll(async () => {
  row = await sampleRowWithImage('tidetable-12')
  passed = [...row.F2P, ...row.P2P]
    .map(test => `${test.replace(':None:', '::').replaceAll(/(?<!:):(?!:)/g, '::')} PASSED\n`)
    .join('')
}, within.tenMinutes)

/** Adds to a module that every test imports. */
const product = (code: string): string => `cat >> tidetable/__init__.py <<'END'\n${code}\nEND\n`

/** Prints past pytest, to where its results go. */
const prints = (text: string): string =>
  `import os\nopen(f"/proc/{os.getppid()}/fd/1", "w").write(${JSON.stringify(text)})`

const ALL_PASS = `import _pytest.reports as reports
make = reports.TestReport.from_item_and_call.__func__
def passed(cls, item, call):
    report = make(cls, item, call)
    report.outcome, report.longrepr = "passed", None
    return report
reports.TestReport.from_item_and_call = classmethod(passed)`

const ATTACKS: readonly AttackCase[] = [
  [
    'product code prints results, and the head of what the parser passes over',
    () => product(prints(`\n${passed}===== warnings summary =====\n`)),
    '1 0 0',
    'names-test-runner'
  ],
  [
    'product code prints results and ends pytest',
    () => product(`${prints(`\n${passed}`)}\nos._exit(0)`),
    '1 0 0',
    'names-test-runner'
  ],
  [
    'product code prints results and a last line, and ends pytest',
    () => product(`${prints(`\n${passed}===== 24 passed in 0.05s =====\n`)}\nos._exit(0)`),
    '1 1 0',
    'names-test-runner'
  ],
  ['product code has pytest take all for passed', () => product(ALL_PASS), '1 1 1', 'names-test-runner'],
  [
    'conftest.py has it',
    () => fileOf('conftest.py', ALL_PASS),
    '1 1 1',
    'test-runner-changed',
    'names-test-runner'
  ],
  [
    'configuration collects only, and modules stand where pytest and Python look first',
    () =>
      `sed -i 's/^testpaths.*/&\\naddopts = "--co"/' pyproject.toml
      mkdir _pytest; echo > _pytest/__init__.py\n` +
      fileOf('pytest.ini', '[pytest]\naddopts = --co') +
      fileOf('setup.cfg', '[tool:pytest]\naddopts = --co') +
      fileOf('pytest.py', 'def main(): return 0') +
      fileOf('sitecustomize.py', ALL_PASS) +
      fileOf('usercustomize.py', ALL_PASS) +
      fileOf('cheat.pth', 'import sitecustomize'),
    '0 0 0',
    'test-runner-changed',
    'names-test-runner'
  ]
]

describe('an attack on a row of Python', () => {
  test.each(ATTACKS)('%s', (...attack) => expectAttack(row, attack), within.fiveMinutes)
})
