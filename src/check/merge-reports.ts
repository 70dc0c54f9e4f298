import type { CheckedTask, CheckInfo, CheckReport, Finding } from '../contracts/check.js'

/** What came of one check of one task. */
interface Entry {
  /** Why it was not made; null where it was. */
  readonly notRun: string | null
  readonly findings: readonly Finding[]
}

interface MergedTask {
  readonly path: string
  readonly entries: Map<string, Entry>
}

/** A report that was put together, and the tasks that some check was not even tried on. */
export interface MergedReport {
  readonly report: CheckReport
  readonly unseen: readonly string[]
}

const takeIn = (tasks: Map<string, MergedTask>, { tasks: checked, findings }: CheckReport): void => {
  for (const { name, path, ran, notRun } of checked) {
    const { entries } = tasks.get(name) ?? { entries: new Map<string, Entry>() }
    const own = findings.filter(({ task }) => task === name)
    for (const id of ran) {
      entries.set(id, { notRun: null, findings: own.filter(({ check }) => check === id) })
    }
    for (const { check, reason } of notRun) entries.set(check, { notRun: reason, findings: [] })
    tasks.set(name, { path, entries })
  }
}

/** Of a check in all reports, as the last one has it: levels and their reasons are the dataset's. */
const infosOf = (reports: readonly CheckReport[], checks: readonly CheckInfo[]): CheckInfo[] => {
  const told = new Map(reports.flatMap(report => report.checks.map(info => [info.id, info] as const)))
  return checks.map(check => ({ ...check, ...pickLevel(told.get(check.id) ?? check) }))
}

const pickLevel = ({ level, reason }: CheckInfo): Pick<CheckInfo, 'level' | 'reason'> => ({ level, reason })

const rankOf = (ids: readonly string[]) => (finding: Finding) =>
  (finding.level === 'error' ? 0 : ids.length) + ids.indexOf(finding.check)

const NOT_SEEN = 'the job that should have made it left no result'

/**
 * Puts reports on the same tasks together: those of the checks that read files, and those of the legs of
 * a matrix, which ran some tasks each. What a later report says of a check of a task wins.
 * @param checks all that the whole report is to tell of; what else the reports hold is dropped
 */
export const mergeCheckReports = (
  reports: readonly [CheckReport, ...CheckReport[]],
  checks: readonly CheckInfo[]
): MergedReport => {
  const [first] = reports
  const tasks = new Map<string, MergedTask>()
  for (const report of reports) takeIn(tasks, report)
  const infos = infosOf(reports, checks)
  const ids = infos.map(({ id }) => id)
  const rank = rankOf(ids)
  const wanted = infos.filter(({ level }) => level !== 'off').map(({ id }) => id)
  const names = [...tasks.keys()].sort()
  const merged: CheckedTask[] = []
  const findings: Finding[] = []
  const unseen: string[] = []
  for (const name of names) {
    const { path, entries } = tasks.get(name) ?? { path: name, entries: new Map<string, Entry>() }
    const ofTask = wanted.map(id => ({ id, entry: entries.get(id) }))
    if (ofTask.some(({ entry }) => entry === undefined)) unseen.push(name)
    merged.push({
      name,
      path,
      ran: ofTask.flatMap(({ id, entry }) => (entry?.notRun === null ? [id] : [])),
      notRun: ofTask.flatMap(({ id, entry }) =>
        entry?.notRun === null ? [] : [{ check: id, reason: entry?.notRun ?? NOT_SEEN }]
      )
    })
    const found = ofTask.flatMap(({ entry }) => entry?.findings ?? [])
    findings.push(...found.toSorted((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0)))
  }
  const errors = findings.filter(({ level }) => level === 'error')
  const counts = {
    tasks: merged.length,
    sound: merged.length - new Set(errors.map(({ task }) => task)).size,
    errors: errors.length,
    warnings: findings.length - errors.length
  }
  const { schema, tool, dataset } = first
  return { report: { schema, tool, dataset, checks: infos, tasks: merged, findings, counts }, unseen }
}
