/*
 * What parsers look for, as patterns that read as the rules do. They take quadratic time and more, so the
 * parsers are written otherwise; the tests hold them against these.
 */

const WORD = '[\\p{L}\\p{N}_]'
const FILE = `(?<file>[\\p{L}\\p{N}_/]+\\.py)`
const PYTEST_NAME = `(?:(?<owner>${WORD}+)::)?(?<test>${WORD}+(?:\\[[\\p{L}\\p{N}_\\-]+\\])?)`
const SOURCE = `(?:\\s<-\\s[\\p{L}\\p{N}_/]+\\.py)?`
const PYTEST_STATUS = '(?<status>PASSED|FAILED|SKIPPED|ERROR|XFAIL|XPASS)'

const PYTEST_NAME_FIRST = new RegExp(`${FILE}::${PYTEST_NAME}${SOURCE}[^]*?${PYTEST_STATUS}`, 'gu')
const PYTEST_STATUS_FIRST = new RegExp(`${PYTEST_STATUS}\\s${FILE}::${PYTEST_NAME}${SOURCE}`, 'gu')

const OUTCOMES = 'FAIL|ERROR|skipped|expected failure|unexpected success'
const UNITTEST = new RegExp(
  `(?:(?<test3>${WORD}+) \\((?<owner3>[\\p{L}\\p{N}_.]+)\\)\\n[^\\n]*\\n)?` +
    `(?<test>${WORD}+)(?: \\((?<owner>[\\p{L}\\p{N}_.]+)\\))?(?:\\((?<parameters>[^\\n]+?)\\))?` +
    ` \\.\\.\\. (?:[^\\n]*\\n)*?(?<status>ok|${OUTCOMES})` +
    `|(?:${OUTCOMES}): ${WORD}+(?: \\([\\p{L}\\p{N}_.]+\\))?(?:\\([^\\n]+?\\))?`,
  'gu'
)

interface Lists {
  readonly passed: string[]
  readonly failed: string[]
}

const lists = (tests: readonly { readonly id: string; readonly status: string | undefined }[]): Lists => ({
  passed: tests.filter(({ status }) => status === 'PASSED' || status === 'ok').map(({ id }) => id),
  failed: tests.filter(({ status }) => status === 'FAILED' || status === 'FAIL').map(({ id }) => id)
})

const groups = (text: string, pattern: RegExp): Partial<Record<string, string>>[] =>
  [...text.matchAll(pattern)].map(match => match.groups ?? {})

export const pytestByPatterns = (session: string): Lists => {
  const nameFirst = groups(session, PYTEST_NAME_FIRST)
  const found = nameFirst.length > 0 ? nameFirst : groups(session, PYTEST_STATUS_FIRST)
  return lists(
    found.map(({ file, owner, test, status }) => ({ id: `${file}:${owner ?? 'None'}:${test}`, status }))
  )
}

export const unittestByPatterns = (log: string): Lists =>
  lists(
    groups(log, UNITTEST).map(({ test3, owner3, test, owner, parameters, status }) => ({
      id: `${owner3 ?? owner ?? ''}:${test3 ?? test}:${parameters ?? ''}`,
      status
    }))
  )

const SUITE = /<testsuite[^>]*>[\s\S]*?<\/testsuite>/g

export const suitesByPatterns = (log: string): string[] => log.match(SUITE) ?? []
