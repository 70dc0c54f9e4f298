import type { Verdict } from '../../contracts/verdict.js'
import type { ComparerShape } from '../verifier-shapes.js'
import type { TestName } from './test-id.js'
import { testId } from './test-id.js'

/** The status of a test that a report names. */
export type ReportedStatus = 'PASS' | 'SKIP' | 'FAIL'

const PRIORITY: Record<ReportedStatus, number> = { PASS: 1, SKIP: 2, FAIL: 3 }

const COUNTED = { PASS: 'passed', FAIL: 'failed', SKIP: 'skipped' } as const

/** What one `testcase` element says. */
export interface TestCase extends TestName {
  readonly status: ReportedStatus
  /** It passed, and a report of an earlier failure of the same run stands beside it. */
  readonly retried: boolean
  /** The start of its failure message, where it failed. */
  readonly message: string | null
}

/** More test cases than any suite has; beyond it a report is hostile. */
export class TooManyTests extends Error {
  override readonly name = 'TooManyTests'
}

/** The status of every test id, merged over test cases by FAIL over SKIP over PASS. */
export class TestResults {
  readonly statuses = new Map<string, ReportedStatus>()
  /** Ids that came more than once with different results. */
  readonly contradicted = new Set<string>()
  readonly retried = new Set<string>()
  readonly messages = new Map<string, string>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** How many ids have each status. */
  get counts(): Verdict['tests'] {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    for (const status of this.statuses.values()) counts[COUNTED[status]]++
    return counts
  }

  /** Takes a test case in, unless it is parameterized: those take no part. */
  add(test: TestCase, comparer: ComparerShape): void {
    const id = testId(test, comparer)
    if (id !== null) this.#set(id, test.status, test.retried, test.message)
  }

  /** Takes over everything of another set of results. */
  merge(other: TestResults): void {
    for (const [id, status] of other.statuses)
      this.#set(id, status, other.retried.has(id), other.messages.get(id) ?? null)
    for (const id of other.contradicted) this.contradicted.add(id)
  }

  #set(id: string, status: ReportedStatus, retried: boolean, message: string | null): void {
    const known = this.statuses.get(id)
    if (known === undefined && this.statuses.size >= this.#limit)
      throw new TooManyTests(`more than ${this.#limit} tests`)
    if (known !== undefined && known !== status) this.contradicted.add(id)
    if (known === undefined || PRIORITY[status] > PRIORITY[known]) this.statuses.set(id, status)
    if (retried) this.retried.add(id)
    if (message !== null && !this.messages.has(id)) this.messages.set(id, message)
  }
}
