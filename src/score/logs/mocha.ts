import { z } from 'zod'
import { reportToLastBrace } from './json-reports.js'
import { type LogReading, type LogResults, NO_TESTS } from './log-results.js'
import { titleSchema } from './titles.js'

const testsSchema = z.array(z.object({ fullTitle: titleSchema }))
const reportSchema = z.object({ passes: testsSchema, failures: testsSchema })

const fileNameReportSchema = z.object({
  tests: z.array(z.object({ file: titleSchema, fullTitle: titleSchema, status: titleSchema }))
})

const read = (log: string): LogResults | null => {
  const report = reportSchema.safeParse(reportToLastBrace(log, 'stats'))
  if (!report.success) return null
  const { passes, failures } = report.data
  return {
    passed: passes.map(({ fullTitle }) => fullTitle),
    failed: failures.map(({ fullTitle }) => fullTitle)
  }
}

/** Mocha's JSON report, each test by its full title; pending ones are in neither list. */
export const parseMocha = (log: string): LogResults => read(log) ?? NO_TESTS

/** The same, but an unreadable report, or none, counts as no logs. */
export const parseTypescriptMocha = (log: string): LogReading => read(log)

/** The report of material-ui's own reporter, which tells files apart and gives each test a status. */
export const parseMochaFileName = (log: string): LogReading => {
  const report = fileNameReportSchema.safeParse(reportToLastBrace(log, 'stats'))
  if (!report.success) return null
  const named = (status: string): string[] =>
    report.data.tests
      .filter(test => test.status === status)
      .map(({ file, fullTitle }) => `${file}->${fullTitle}`)
  return { passed: named('passed'), failed: named('failed') }
}

/** How many tests ran by the report of Mocha's reporter `json` that an output ends with; 0 without one. */
export const testsInMochaReport = (output: string): number => {
  const results = output.includes('"stats"') ? read(`${output}\n`) : null
  return results ? results.passed.length + results.failed.length : 0
}
