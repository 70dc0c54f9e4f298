import type { CheckReport, Finding } from '../../contracts/check.js'
import { plural } from '../../text/plural.js'
import { escapeMarkdown, markdownCode } from '../escape.js'
import { groupBy } from '../group-by.js'
import { changedLevels, checkTotals, placeOf } from './text.js'

const MARKS = { error: '❌', warning: '⚠️' } as const

/** A step's summary is dropped whole beyond 1 MiB. */
const SUMMARY_BYTES = 900_000

/** As many of the lines as fit; how many were left out otherwise. */
const fitting = (lines: readonly string[], maxBytes: number): { shown: string[]; left: number } => {
  let used = 0
  const end = lines.findIndex(line => {
    used += Buffer.byteLength(line) + 1
    return used > maxBytes
  })
  const shown = end < 0 ? [...lines] : lines.slice(0, end)
  return { shown, left: lines.length - shown.length }
}

const cellOf = (
  findings: readonly Finding[],
  { ran, level }: { readonly ran: boolean; readonly level: string }
): string => {
  if (level === 'off') return 'off'
  if (findings.length === 0) return ran ? '✅' : '–'
  return `${MARKS[findings[0]?.level ?? 'warning']} ${findings.length}`
}

/** Tasks with findings against the checks that have any: the rest passed, or could not be looked at. */
const tableOf = (report: CheckReport): string[] => {
  const byCheck = groupBy(report.findings, ({ check }) => check)
  const byTask = groupBy(report.findings, ({ task }) => task)
  const columns = report.checks.filter(({ id }) => byCheck.has(id))
  const rows = report.tasks.filter(({ name }) => byTask.has(name))
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    row(['task', ...columns.map(({ id }) => escapeMarkdown(id))]),
    row(['---', ...columns.map(() => ':---:')]),
    ...rows.map(({ name, ran }) => {
      const own = groupBy(byTask.get(name) ?? [], ({ check }) => check)
      const cells = columns.map(({ id, level }) =>
        cellOf(own.get(id) ?? [], { ran: ran.includes(id), level })
      )
      return row([markdownCode(name, { maxLength: 100 }), ...cells])
    })
  ]
}

const findingLine = (finding: Finding): string =>
  `- ${MARKS[finding.level]} ${markdownCode(finding.task, { maxLength: 100 })} ${markdownCode(placeOf(finding))} **${escapeMarkdown(finding.check)}**: ${escapeMarkdown(finding.message)} <em>${escapeMarkdown(finding.advice)}</em>`

const legend = ({ tasks, checks }: CheckReport, withFindings: number): string => {
  const rest = tasks.length - withFindings
  const others =
    rest === 0
      ? ''
      : ` ${plural(rest, 'task')} without a finding ${rest === 1 ? 'is' : 'are'} not in the table.`
  const off = checks.filter(({ level }) => level === 'off').map(({ id }) => markdownCode(id))
  return `Checks that found nothing have no column; – is a check that could not be made.${others}${off.length > 0 ? ` Off: ${off.join(', ')}.` : ''}`
}

/**
 * What `check` found as Markdown: totals, a table of tasks against checks, then each finding with its
 * place, errors first. Foreign text is escaped. Where it would exceed `maxBytes`, findings are left
 * out, then rows, and their number is told.
 */
export const checkSummary = (
  report: CheckReport,
  { maxBytes = SUMMARY_BYTES }: { readonly maxBytes?: number } = {}
): string => {
  const { findings, counts } = report
  const levels = changedLevels(report.checks).map(
    ({ id, level, reason }) =>
      `- ${markdownCode(id)} is **${level}** in this dataset: ${escapeMarkdown(reason)}`
  )
  const head = [
    `## ${counts.errors > 0 ? '❌' : counts.warnings > 0 ? '⚠️' : '✅'} Checks of tasks`,
    '',
    `${checkTotals(report)}.`,
    ...(levels.length > 0 ? ['', ...levels] : [])
  ]
  if (findings.length === 0) return `${head.join('\n')}\n`
  const withFindings = new Set(findings.map(({ task }) => task)).size
  const tail = ['', legend(report, withFindings)]
  const room = maxBytes - Buffer.byteLength([...head, ...tail].join('\n')) - 200
  const table = fitting(tableOf(report), room / 2)
  const sorted = [...findings].sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'))
  const list = fitting(sorted.map(findingLine), room - Buffer.byteLength(table.shown.join('\n')))
  return `${[
    ...head,
    '',
    ...table.shown,
    ...(table.left > 0 ? ['', `And ${plural(table.left, 'more task')}.`] : []),
    '',
    ...list.shown,
    ...(list.left > 0 ? [`- and ${plural(list.left, 'more finding')}`] : []),
    ...tail
  ].join('\n')}\n`
}
