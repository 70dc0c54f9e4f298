import { attributeValue } from '../xml/characters.js'
import type { ContentHandler } from '../xml/scanner.js'
import type { Attribute } from '../xml/tag.js'
import type { ReportedStatus, TestCase } from './test-results.js'

/** How much of a failure message is kept. */
const MESSAGE_LENGTH = 2000

/** Elements that Surefire and the retry plugin put beside a pass that came only on a retry. */
const RETRIES = new Set(['flakyFailure', 'flakyError', 'rerunFailure', 'rerunError'])

interface OpenCase {
  readonly classname: string | undefined
  readonly name: string | undefined
  skipped: boolean
  failed: boolean
  retried: boolean
  message: string | null
}

/**
 * Reads test cases off the elements of a document: every `testcase` at any depth. Only direct children
 * give its status: `skipped` wins over `failure` and `error`; anything else is a pass.
 * Source: `status_of` in test/reference/reference.py.
 */
export class TestCaseReader implements ContentHandler {
  /** Whether an element was in a namespace, where the reference does not find it. */
  namespaced = false
  /** Whether a name had a byte order mark at an end, which is no blank to the reference. */
  bomInName = false
  readonly #emit: (test: TestCase) => void
  readonly #open: (OpenCase | null)[] = []
  /** The test case whose failure is being read, for its text. */
  #failing: OpenCase | null = null
  #failureDepth = 0

  constructor(emit: (test: TestCase) => void) {
    this.#emit = emit
  }

  open(name: string | null, attributes: readonly Attribute[]): void {
    if (name === null) this.namespaced = true
    const parent = this.#open.at(-1)
    if (parent && name !== null) this.#child(parent, name, attributes)
    this.#open.push(name === 'testcase' ? openCase(attributes) : null)
  }

  close(): void {
    const closed = this.#open.pop()
    if (closed) {
      if (hasBom(closed.name) || hasBom(closed.classname)) this.bomInName = true
      this.#emit(finished(closed))
    }
    if (this.#failing && this.#open.length === this.#failureDepth) this.#failing = null
  }

  text(text: string): void {
    const failing = this.#failing
    if (!failing) return
    const readable = text.startsWith('&') ? (attributeValue(text) ?? text) : text
    failing.message = ((failing.message ?? '') + readable).slice(0, MESSAGE_LENGTH)
    if (failing.message.length === MESSAGE_LENGTH) this.#failing = null
  }

  #child(parent: OpenCase, name: string, attributes: readonly Attribute[]): void {
    if (name === 'skipped') parent.skipped = true
    else if (RETRIES.has(name)) parent.retried = true
    else if (name === 'failure' || name === 'error') {
      parent.failed = true
      if (parent.message !== null) return
      const message = attributeNamed(attributes, 'message')
      if (message) parent.message = message.slice(0, MESSAGE_LENGTH)
      else {
        this.#failing = parent
        this.#failureDepth = this.#open.length
      }
    }
  }
}

const hasBom = (name: string | undefined): boolean =>
  name !== undefined && (name.startsWith('\ufeff') || name.endsWith('\ufeff'))

const openCase = (attributes: readonly Attribute[]): OpenCase => ({
  classname: attributeNamed(attributes, 'classname'),
  name: attributeNamed(attributes, 'name'),
  skipped: false,
  failed: false,
  retried: false,
  message: null
})

const finished = ({ classname, name, skipped, failed, retried, message }: OpenCase): TestCase => {
  const status = caseStatus(skipped, failed)
  return {
    classname,
    name,
    status,
    retried: retried && status === 'PASS',
    message: status === 'FAIL' ? message : null
  }
}

/** `skipped` wins over a failure beside it. */
export const caseStatus = (skipped: boolean, failed: boolean): ReportedStatus =>
  skipped ? 'SKIP' : failed ? 'FAIL' : 'PASS'

const attributeNamed = (attributes: readonly Attribute[], name: string): string | undefined =>
  attributes.find(attribute => attribute.name === name)?.value
