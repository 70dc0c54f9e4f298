import { parseJson } from '../../text/parse-json.js'
import { isPythonSpace } from './python-characters.js'

/** What ends the output in a log. */
const END_OF_OUTPUT = 'Container exited'

/** Where objects start whose first key is `key`, with nothing but blanks before it. */
export function* objectStarts(log: string, key: string): Generator<number> {
  const quoted = `"${key}"`
  for (let at = log.indexOf(quoted); at >= 0; at = log.indexOf(quoted, at + 1)) {
    let before = at - 1
    while (before >= 0 && isPythonSpace(log.charCodeAt(before))) before--
    if (log[before] === '{') yield before
  }
}

/** Where the first of them starts; -1 where there is none. */
const objectStart = (log: string, key: string): number => objectStarts(log, key).next().value ?? -1

/**
 * The first JSON object whose first key is `key`, up to the last brace of the output; undefined where that
 * is no JSON. Whatever is printed after a report with a brace in it so spoils the report.
 */
export const reportToLastBrace = (log: string, key: string): unknown => {
  const start = objectStart(log, key)
  if (start < 0) return undefined
  const end = log.indexOf(END_OF_OUTPUT, start)
  const brace = log.lastIndexOf('}', end < 0 ? log.length - 2 : end - 1)
  return brace < start ? undefined : parseJson(log.slice(start, brace + 1))
}

/** The keys that Jest writes last, with a value each, as its reports end. */
const ENDS_OF_JEST = ['"wasInterrupted":true}', '"wasInterrupted":false}']

/** The same up to the first end of a report of Jest's, so that what follows does no harm. */
export const reportToJestEnd = (log: string, key: string): unknown => {
  const start = objectStart(log, key)
  if (start < 0) return undefined
  const ends = ENDS_OF_JEST.map(end => ({ at: log.indexOf(end, start), length: end.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return ends[0] ? parseJson(log.slice(start, ends[0].at + ends[0].length)) : undefined
}
