/*
 * What Python's text functions do where JavaScript's do something else. The reference comparer is
 * written in Python, so test ids follow these.
 */

/** `str.isspace`: also U+001C to U+001F and U+0085, but not U+FEFF, which `trim` removes. */
export const isPythonSpace = (code: number): boolean =>
  (code >= 0x09 && code <= 0x0d) ||
  (code >= 0x1c && code <= 0x20) ||
  code === 0x85 ||
  code === 0xa0 ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000

/** `str.strip()`. */
export const pythonStrip = (text: string): string => {
  let start = 0
  let end = text.length
  while (start < end && isPythonSpace(text.charCodeAt(start))) start++
  while (end > start && isPythonSpace(text.charCodeAt(end - 1))) end--
  return start === 0 && end === text.length ? text : text.slice(start, end)
}
