import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MergedReport, mergeCheckReports } from '../check/merge-reports.js'
import type { CheckInfo, CheckReport, CheckStage } from '../contracts/check.js'
import { errorMessage, FaultError } from '../contracts/errors.js'
import { EXIT } from '../contracts/exit-code.js'
import { checkText } from '../report/checks/text.js'
import { plural } from '../text/plural.js'
import { REPORT_FILE, readCheckReport } from './check/read-check-report.js'
import { everyCheck } from './check.js'

export interface CheckReportOptions {
  /** Folders that hold a `check.json` each, the newest last. Absolute. */
  folders: readonly string[]
  /** Whether the tasks should have been run as well. */
  stage: CheckStage | 'both'
}

export interface JoinedReport extends MergedReport {
  readonly text: string
  /** 3 where a task lacks a part of its checks. */
  readonly exitCode: typeof EXIT.done | typeof EXIT.gate | typeof EXIT.noVerdict
}

const readAll = async (
  folders: readonly string[],
  warn: (message: string) => void
): Promise<CheckReport[]> => {
  const reports: CheckReport[] = []
  for (const folder of folders) {
    try {
      reports.push(readCheckReport(await readFile(join(folder, REPORT_FILE))))
    } catch (thrown) {
      warn(`A part of the report cannot be used: ${errorMessage(thrown)}.`)
    }
  }
  return reports
}

/**
 * `check-report`: one report out of those that the jobs of a workflow run have left.
 * @throws FaultError `infrastructure` where there is none that can be read
 */
export const checkReport = async (
  { folders, stage }: CheckReportOptions,
  { warn }: { readonly warn: (message: string) => void }
): Promise<JoinedReport> => {
  const [first, ...others] = await readAll(folders, warn)
  if (first === undefined) {
    throw new FaultError(
      'infrastructure',
      'no-check-report',
      'No job of this workflow run has left a report on tasks. See their logs.'
    )
  }
  const checks = everyCheck.filter((check: CheckInfo) => stage === 'both' || check.stage === stage)
  const merged = mergeCheckReports([first, ...others], checks)
  const { report, unseen } = merged
  if (unseen.length > 0) {
    const named = unseen.slice(0, 5).join(', ')
    warn(
      `${plural(unseen.length, 'task')} with checks that no job has left a result of: ${named}. See the jobs' logs.`
    )
  }
  const byFindings = report.counts.errors > 0 ? EXIT.gate : EXIT.done
  return { ...merged, text: checkText(report), exitCode: unseen.length > 0 ? EXIT.noVerdict : byFindings }
}
