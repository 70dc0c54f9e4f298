import type { ComparerShape } from '../verifier-shapes.js'
import { pythonStrip } from './python-text.js'

/** `classname` and `name` of a `testcase` element; undefined where the attribute is absent. */
export interface TestName {
  readonly classname: string | undefined
  readonly name: string | undefined
}

/**
 * Whether a name holds `[`, one or more characters of the same line, and `]`: the mark of a
 * parameterized test, which the reference drops. `map[]` has nothing between and survives.
 * Written as two searches a line, since the pattern `\[.+?\]` takes quadratic time on `[[[[…`.
 * Source: `is_parameterized` in test/reference/reference.py; Python's `.` excludes the line feed alone.
 */
export const hasParameters = (name: string): boolean => {
  for (let start = name.indexOf('['); start >= 0; ) {
    const lineEnd = name.indexOf('\n', start)
    const end = lineEnd < 0 ? name.length : lineEnd
    if (name.slice(start, end).lastIndexOf(']') >= 2) return true
    start = lineEnd < 0 ? -1 : name.indexOf('[', lineEnd)
  }
  return false
}

const isHexDigit = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66)

/**
 * Strips blanks, then a trailing `@` with hexadecimal digits: what `Object.toString` leaves in names.
 * Blanks that come to the end by that stay. Legitimate endings such as `@Add` go too.
 */
export const stripIdentityHash = (part: string | undefined): string => {
  const text = pythonStrip(part ?? '')
  let at = text.length - 1
  while (at >= 0 && isHexDigit(text.charCodeAt(at))) at--
  return at >= 0 && at < text.length - 1 && text[at] === '@' ? text.slice(0, at) : text
}

const PLATFORM_SUFFIXES = ['[desktop]', '[jvm]']

/**
 * Removes a trailing `[desktop]` or `[jvm]`, as the comparer of multiplatform tasks does. A final line
 * feed may follow and stays, since `$` in Python also matches before it. Other targets are kept.
 */
export const stripPlatformSuffix = (name: string): string => {
  const lineFeed = name.endsWith('\n') ? '\n' : ''
  const text = lineFeed ? name.slice(0, -1) : name
  const suffix = PLATFORM_SUFFIXES.find(candidate => text.endsWith(candidate))
  return suffix ? text.slice(0, -suffix.length) + lineFeed : name
}

/**
 * The id of a test case, or null for a parameterized one, which takes no part. A platform's suffix is
 * taken off the name alone: in a class name it counts as a parameter.
 * Source: `statuses_of` and `identity` in test/reference/reference.py.
 */
export const testId = ({ classname, name }: TestName, comparer: ComparerShape): string | null => {
  const platform = comparer === 'platform-suffix' ? stripPlatformSuffix : (text: string) => text
  if (hasParameters(platform(name ?? '')) || hasParameters(classname ?? '')) return null
  const owner = stripIdentityHash(classname)
  const method = platform(stripIdentityHash(name)) || '<unnamed>'
  return owner ? `${owner}.${method}` : method
}
