import { z } from 'zod'
import { reportToLastBrace } from './json-reports.js'
import { type LogReading, type LogResults, NO_TESTS } from './log-results.js'
import { titleSchema } from './titles.js'

const testsSchema = z.array(z.object({ fullTitle: titleSchema }))
const reportSchema = z.object({ passes: testsSchema, failures: testsSchema })

const fileNameReportSchema = z.object({
  tests: z.array(z.object({ file: titleSchema, fullTitle: titleSchema, status: titleSchema }))
})

/** The first key of Mocha's reports. */
export const MOCHA_KEY = 'stats'

/** The tests of a report by Mocha's reporter `json`; null where it is none. */
export const mochaResults = (report: unknown): LogResults | null => {
  const { success, data } = reportSchema.safeParse(report)
  if (!success) return null
  const { passes, failures } = data
  return {
    passed: passes.map(({ fullTitle }) => fullTitle),
    failed: failures.map(({ fullTitle }) => fullTitle)
  }
}

const read = (log: string): LogResults | null => mochaResults(reportToLastBrace(log, MOCHA_KEY))

/** Mocha's JSON report, each test by its full title; pending ones are in neither list. */
export const parseMocha = (log: string): LogResults => read(log) ?? NO_TESTS

/** The same, but an unreadable report, or none, counts as no logs. */
export const parseTypescriptMocha = (log: string): LogReading => read(log)

/** The tests of a report by material-ui's own reporter; null where it is none. */
export const mochaFileNameResults = (report: unknown): LogResults | null => {
  const { success, data } = fileNameReportSchema.safeParse(report)
  if (!success) return null
  const named = (status: string): string[] =>
    data.tests.filter(test => test.status === status).map(({ file, fullTitle }) => `${file}->${fullTitle}`)
  return { passed: named('passed'), failed: named('failed') }
}

/** The report of material-ui's own reporter, which tells files apart and gives each test a status. */
export const parseMochaFileName = (log: string): LogReading =>
  mochaFileNameResults(reportToLastBrace(log, MOCHA_KEY))

/** How many tests ran by the report of Mocha's reporter `json` that an output ends with; 0 without one. */
export const testsInMochaReport = (output: string): number => {
  const results = output.includes('"stats"') ? read(`${output}\n`) : null
  return results ? results.passed.length + results.failed.length : 0
}
