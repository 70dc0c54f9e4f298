import { UserError } from '../contracts/errors.js'
import { type ExpectedTests, expectedTestsSchema } from '../contracts/expected-tests.js'
import { placeInJson } from './json-place.js'

/**
 * Reads `expected_tests.json`. What the reference would stumble over is refused here, with line and
 * field, since a task with a broken list cannot be scored.
 */
export const readExpectedTests = (content: Uint8Array, source: string): ExpectedTests => {
  const text = decode(content, source)
  const parsed = expectedTestsSchema.safeParse(parse(text, source))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  const path = issue.path.filter(key => typeof key !== 'symbol')
  const { line } = placeInJson(text, path)
  throw new UserError(
    `${source}:${line}: ${fieldName(path)}: ${issue.message}. Expected lists of test ids: f2p_tests, p2p_tests, s2p_tests, n2p_tests, and run_result and test_patch_result with passed_tests, failed_tests, skipped_tests.`
  )
}

const decode = (content: Uint8Array, source: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    const valid = new TextDecoder().decode(content)
    const line = valid.slice(0, Math.max(0, valid.indexOf('\ufffd'))).split('\n').length
    throw new UserError(`${source}:${line}: is not UTF-8. Save the expected tests as UTF-8.`)
  }
}

const parse = (text: string, source: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    const { line } = placeInJson(text, [])
    const mark = text.startsWith('\ufeff') ? ' It starts with a byte order mark.' : ''
    throw new UserError(`${source}:${line}: is not JSON.${mark} Compare the line with those around it.`)
  }
}

/** `f2p_tests[3]`, `run_result.passed_tests`; the whole file where the path is empty. */
const fieldName = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${key}` : key),
    ''
  ) || 'the file'
