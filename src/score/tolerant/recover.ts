import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { ReadOptions } from '../reports/read-reports.js'
import type { ReportFile } from '../reports/report-file.js'
import { caseStatus } from '../reports/test-case-reader.js'
import { type TestCase, TestResults } from '../reports/test-results.js'
import { decoded } from '../reports/utf8.js'
import { attributeValue } from '../xml/characters.js'
import { repair, withoutComments } from './repair.js'

/** What a damaged file says for itself. */
export interface Recovered {
  readonly results: TestResults
  /** What had to be mended, or why nothing could be recovered. */
  readonly damages: string[]
}

/**
 * Reads a damaged file for itself and recovers what can be recovered. A file that was cut off, or whose
 * tags do not match, is not recovered: what is missing in it might have been a failure.
 */
export const recover = (file: ReportFile, { comparer, limits }: ReadOptions): Recovered => {
  const results = new TestResults(limits.tests)
  if (file.bytes > limits.recoverBytes) return { results, damages: ['too large to recover'] }
  const { text, damages } = repair([...decoded(file.read())].join(''))
  const parsed = parse(text) ?? parse(withoutComments(text))
  if (parsed === null) return { results, damages: [...damages, 'not recoverable'] }
  for (const test of testCases(parsed)) results.add(test, comparer)
  return { results, damages }
}

type Node = { readonly [key: string]: unknown }

const ATTRIBUTE = '@'

/**
 * Values are left as they stand in the document: the parser neither blanks line breaks nor decodes
 * numeric references the way XML does, so the strict reader's own function does both.
 */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  removeNSPrefix: true
})

const DECLARATION = /^\s*<\?xml\s[^>]*\?>/

/** The document, which may have several roots, as plain objects, or null where its tags do not match or the parser refuses it. */
const parse = (text: string): Node | null => {
  try {
    const wrapped = `<reports>${text.replace(DECLARATION, '')}</reports>`
    if (XMLValidator.validate(wrapped) !== true) return null
    const parsed: unknown = parser.parse(wrapped)
    return isNode(parsed) ? parsed : null
  } catch {
    return null
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every `testcase` at any depth. */
function* testCases(root: Node): Generator<TestCase> {
  const open: Node[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith(ATTRIBUTE)) continue
      for (const child of Array.isArray(value) ? value : [value]) {
        if (name === 'testcase') yield testCase(isNode(child) ? child : {})
        if (isNode(child)) open.push(child)
      }
    }
  }
}

/** Retries and messages are told of the strict reading alone. */
const testCase = (node: Node): TestCase => ({
  classname: attribute(node, 'classname'),
  name: attribute(node, 'name'),
  status: caseStatus('skipped' in node, 'failure' in node || 'error' in node),
  retried: false,
  message: null
})

/** Without byte order marks at its ends. A pattern takes quadratic time where many stand in the middle. */
const withoutMarks = (text: string): string => {
  let [start, end] = [0, text.length]
  while (text[start] === '\ufeff') start++
  while (end > start && text[end - 1] === '\ufeff') end--
  return text.slice(start, end)
}

const attribute = (node: Node, name: string): string | undefined => {
  const raw = node[ATTRIBUTE + name]
  if (typeof raw !== 'string') return undefined
  return withoutMarks(attributeValue(raw) ?? raw)
}
