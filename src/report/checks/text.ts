import type { CheckInfo, CheckReport, CheckStage, Finding } from '../../contracts/check.js'
import { plural } from '../../text/plural.js'
import { visible } from '../escape.js'

/** `tests/test.sh:12`; the file alone where no line is known. */
export const placeOf = ({ file, line }: Pick<Finding, 'file' | 'line'>): string =>
  line === null ? file : `${file}:${line}`

/** `29 static checks`, and those that build and run where there are any. */
const stagesPhrase = (checks: readonly CheckInfo[]): string => {
  const active = checks.filter(({ level }) => level !== 'off')
  const stages: CheckStage[] = ['static', 'dynamic']
  return stages
    .map(stage => ({ stage, count: active.filter(check => check.stage === stage).length }))
    .filter(({ count }) => count > 0)
    .map(({ stage, count }) => plural(count, `${stage} check`))
    .join(' and ')
}

/** `8 tasks, 7 of them sound: 1 error, 2 warnings by 29 static checks`. */
export const checkTotals = ({ counts, checks }: CheckReport): string => {
  const { tasks, sound, errors, warnings } = counts
  if (tasks === 0) return 'No task to check.'
  const among = sound === tasks ? plural(tasks, 'sound task') : `${plural(tasks, 'task')}, ${sound} sound`
  return `${among}: ${plural(errors, 'error')}, ${plural(warnings, 'warning')} by ${stagesPhrase(checks)}`
}

/** Checks whose level the dataset chose, with its reasons. */
export const changedLevels = (checks: readonly CheckInfo[]): readonly (CheckInfo & { reason: string })[] =>
  checks.flatMap(check => (check.reason === null ? [] : [{ ...check, reason: check.reason }]))

/** What `check` found for a terminal: a paragraph a finding, then totals. */
export const checkText = (report: CheckReport): string => {
  const paths = new Map(report.tasks.map(({ name, path }) => [name, path]))
  const findings = report.findings.flatMap(finding => [
    visible(
      `${paths.get(finding.task) ?? finding.task}/${placeOf(finding)}: ${finding.level} ${finding.check}: ${finding.message}`
    ),
    `    ${visible(finding.advice)}`
  ])
  const levels = changedLevels(report.checks).map(({ id, level, reason }) =>
    visible(`${id} is ${level} in this dataset: ${reason}`)
  )
  return [...findings, ...(findings.length > 0 ? [''] : []), ...levels, checkTotals(report)].join('\n')
}
