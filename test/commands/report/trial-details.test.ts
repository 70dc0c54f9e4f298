import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readTrialDetails, reportBudget } from '../../../src/commands/report/trial-details.js'
import { expectedTestsSchema } from '../../../src/contracts/expected-tests.js'
import type { Verdict } from '../../../src/contracts/verdict.js'
import { DETAIL_LIMITS } from '../../../src/report/html/index.js'
import { scoreReports, verifierShapes } from '../../../src/score/index.js'
import { reportTree } from '../../../src/trial/list-report-files.js'
import { trial, unresolved } from '../../report/trials.js'
import { newFolder, writeJson } from './job-folders.js'

const REPORT = 'verifier/junit/build/test-results/test/TEST-LedgerTest.xml'
const FAILED = `<testsuite>
<testcase classname="LedgerTest" name="balance"><failure message="expected 3 but was 4"/></testcase>
</testsuite>
`
const EXPECTED = { n2p_tests: ['LedgerTest.balance'], p2p_tests: [], run_result: {}, test_patch_result: {} }

const verdictOn = (dir: string): Promise<Verdict> =>
  scoreReports({
    expected: expectedTestsSchema.parse(EXPECTED),
    files: reportTree(join(dir, 'verifier/junit')),
    shapes: verifierShapes({}),
    containerReward: 0
  })

/** A trial's folder as `run` leaves it. */
const writeTrial = async (): Promise<string> => {
  const dir = newFolder()
  for (const folder of ['agent', 'artifacts', 'verifier/junit/build/test-results/test'])
    mkdirSync(join(dir, folder), { recursive: true })
  writeJson(join(dir, 'result.json'), { kotlin_bench: unresolved() })
  writeFileSync(join(dir, REPORT), FAILED)
  writeJson(join(dir, 'verifier/expected_tests.json'), EXPECTED)
  writeJson(join(dir, 'verifier/report.json'), await verdictOn(dir))
  writeFileSync(join(dir, 'verifier/test-stdout.txt'), `${'x'.repeat(DETAIL_LIMITS.log)}\nBUILD FAILED\n`)
  writeFileSync(join(dir, 'agent/codex.jsonl'), '{"type":"message"}\n')
  writeFileSync(join(dir, 'agent/empty.log'), '')
  writeFileSync(join(dir, 'trial.log'), 'started\n')
  writeFileSync(join(dir, 'artifacts/model.patch'), 'diff --git a/A.kt b/A.kt\n')
  return dir
}

const read = (dir: string, record = unresolved(), folder: string | null = 'jobs/x') =>
  readTrialDetails(record, { dir, folder, budget: reportBudget() })

describe('the details of a trial', () => {
  test('are its verdict, patch, failures, and the ends of its logs', async () => {
    const dir = await writeTrial()
    const details = await read(dir)
    expect(details?.verdict).toEqual(await verdictOn(dir))
    expect(details?.patch).toEqual({ text: 'diff --git a/A.kt b/A.kt\n', bytes: 25 })
    expect(details?.logs.map(({ path }) => path)).toEqual([
      'verifier/test-stdout.txt',
      'agent/codex.jsonl',
      'trial.log'
    ])
    const [output] = details?.logs ?? []
    expect(output?.text).toHaveLength(DETAIL_LIMITS.log)
    expect(output?.text).toMatch(/x\nBUILD FAILED\n$/)
    expect(output?.bytes).toBe(DETAIL_LIMITS.log + 14)
    expect(details?.failures).toEqual([{ test: 'LedgerTest.balance', message: 'expected 3 but was 4' }])
    expect(details?.files).toContain(REPORT)
  })

  test("have the agent's requests, as a run writes them beside their account", async () => {
    const dir = await writeTrial()
    const trajectory = { steps: [], dropped: 2 }
    writeJson(join(dir, 'agent/model-requests.json'), { account: { requests: 2 }, trajectory })
    expect((await read(dir))?.trajectory).toEqual(trajectory)
    writeJson(join(dir, 'agent/model-requests.json'), { account: { requests: 0 }, trajectory: null })
    expect((await read(dir))?.trajectory).toBeNull()
  })

  test('link to nothing where the page lies alone', async () => {
    expect(await read(await writeTrial(), unresolved(), null)).toMatchObject({ folder: null, files: [] })
  })

  test('follow no links, and take no other thing for a file', async () => {
    const secret = join(newFolder(), 'secret')
    writeFileSync(secret, 'token')
    const dir = newFolder()
    mkdirSync(join(dir, 'artifacts'))
    symlinkSync(secret, join(dir, 'artifacts/model.patch'))
    mkdirSync(join(dir, 'trial.log'))
    symlinkSync(newFolder(), join(dir, 'agent'))
    expect(await read(dir, trial())).toEqual({
      ...{ verdict: null, patch: null, failures: [], logs: [], trajectory: null, folder: 'jobs/x', files: [] }
    })
  })

  test('lack what is damaged', async () => {
    const dir = await writeTrial()
    writeFileSync(join(dir, 'verifier/report.json'), '{')
    writeFileSync(join(dir, 'agent/model-requests.json'), '[]')
    expect(await read(dir)).toMatchObject({ verdict: null, trajectory: null, failures: [] })
  })

  test('are none of a folder that is gone', async () => {
    expect(await read('/nowhere')).toBeNull()
  })

  test('lack messages of failures once enough reports were read', async () => {
    const details = await readTrialDetails(unresolved(), {
      ...{ dir: await writeTrial(), folder: null },
      budget: { left: 10 }
    })
    expect(details?.failures).toEqual([])
  })
})
