import type { ComparerShape } from '../verifier-shapes.js'
import type { TestName } from './test-id.js'
import { testId } from './test-id.js'

export type TestStatus = 'PASS' | 'SKIP' | 'FAIL'

const PRIORITY: Record<TestStatus, number> = { PASS: 1, SKIP: 2, FAIL: 3 }

/** What one `testcase` element says. */
export interface TestCase extends TestName {
  readonly status: TestStatus
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
  readonly statuses = new Map<string, TestStatus>()
  /** Ids that came more than once with different results. */
  readonly contradicted = new Set<string>()
  readonly retried = new Set<string>()
  readonly messages = new Map<string, string>()
  /** Parameterized test cases, which take no part. */
  dropped = 0
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  add(test: TestCase, shape: ComparerShape): void {
    const id = testId(test, shape)
    if (id === null) this.dropped++
    else this.#set(id, test.status, test.retried, test.message)
  }

  /** Takes over everything of another set of results. */
  merge(other: TestResults): void {
    for (const [id, status] of other.statuses)
      this.#set(id, status, other.retried.has(id), other.messages.get(id) ?? null)
    for (const id of other.contradicted) this.contradicted.add(id)
    this.dropped += other.dropped
  }

  #set(id: string, status: TestStatus, retried: boolean, message: string | null): void {
    const known = this.statuses.get(id)
    if (known === undefined && this.statuses.size >= this.#limit)
      throw new TooManyTests(`more than ${this.#limit} tests`)
    if (known !== undefined && known !== status) this.contradicted.add(id)
    if (known === undefined || PRIORITY[status] > PRIORITY[known]) this.statuses.set(id, status)
    if (retried) this.retried.add(id)
    if (message !== null && !this.messages.has(id)) this.messages.set(id, message)
  }
}
