import { z } from 'zod'
import { reportToJestEnd, reportToLastBrace } from './json-reports.js'
import { type LogReading, type LogResults, NO_TESTS } from './log-results.js'
import { titleSchema } from './titles.js'

/** The first key of Jest's reports. */
export const JEST_KEY = 'numFailedTestSuites'

const reportOf = <Assertion extends { status: string }>(assertion: z.ZodType<Assertion>) =>
  z.object({
    testResults: z.array(z.object({ name: titleSchema, assertionResults: z.array(assertion) }))
  })

const byFullName = z.object({ status: titleSchema, fullName: titleSchema })
const byTitle = z.object({ status: titleSchema, title: titleSchema })
const byEither = z.union([byFullName, byTitle])

/** Only `passed` and `failed` count: not `pending`, `skipped`, `todo`. */
const read = <Assertion extends { status: string }>(
  report: unknown,
  assertion: z.ZodType<Assertion>,
  titleOf: (assertion: Assertion) => string
): LogReading => {
  const { success, data } = reportOf(assertion).safeParse(report)
  if (!success) return null
  const named = (status: string): string[] =>
    data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(assertion => assertion.status === status)
        .map(assertion => `${name}->${titleOf(assertion)}`)
    )
  return { passed: named('passed'), failed: named('failed') }
}

/** The tests of a report by their full names; null where it is none. */
export const jestResults = (report: unknown): LogReading =>
  read(report, byFullName, ({ fullName }) => fullName)

/** The same by their titles, where an old Jest writes no full names. */
export const jestResultsByEither = (report: unknown): LogReading =>
  read(report, byEither, test => ('fullName' in test ? test.fullName : test.title))

/** The same by their titles alone. */
export const jestResultsByTitle = (report: unknown): LogReading => read(report, byTitle, ({ title }) => title)

/** Jest's report in prettier: the full name, or the title where an old Jest writes no full name. */
export const parseJestWithTitles = (log: string): LogResults =>
  jestResultsByEither(reportToJestEnd(log, JEST_KEY)) ?? NO_TESTS

/** Jest's report in tailwindcss: titles alone, so that tests of one title in one file are one. */
export const parseJestTitles = (log: string): LogResults =>
  jestResultsByTitle(reportToJestEnd(log, JEST_KEY)) ?? NO_TESTS

/** Jest's report up to the end of the output; an unreadable one, or none, counts as no logs. */
export const parseJest = (log: string): LogReading => jestResults(reportToLastBrace(log, JEST_KEY))
