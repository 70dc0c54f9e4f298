import { UserError } from '../contracts/errors.js'
import { EXIT } from '../contracts/exit-code.js'
import type { Rewards } from '../contracts/rewards.js'
import { mergeResults } from '../report/merge/merge-results.js'
import { reportFiles } from '../report/report-files.js'
import { renderSummary } from '../report/summary.js'
import { findResults } from './report/find-results.js'
import { readPlan } from './report/read-plan.js'
import { readBudget } from './report/safe-files.js'
import { writeReport } from './report/write-report.js'

/** Everything `report` can be told, already read and validated at the edge. Paths are absolute. */
export interface ReportOptions {
  /** Jobs folders, folders of artifacts, `rewards.json` files. */
  results: readonly string[]
  /** The plan's file: what is not of it is left out, what of it has no record is not run. */
  plan: string | undefined
  /** The folder to write to. */
  out: string
}

export interface ReportContext {
  /** Hears what was left out, or does not fit together. */
  notice: (message: string) => void
  toolVersion: string
}

export interface ReportResult {
  rewards: Rewards
  /** The report as Markdown, as large as a step summary may be. */
  summary: string
  /** Absolute path of the folder that was written. */
  out: string
  exitCode: typeof EXIT.done | typeof EXIT.gate | typeof EXIT.noVerdict
}

const exitCodeOf = ({ summary: { errors, notRun } }: Rewards): ReportResult['exitCode'] => {
  if (errors.infrastructure + errors.model + notRun > 0) return EXIT.noVerdict
  return errors.task > 0 ? EXIT.gate : EXIT.done
}

/**
 * Joins the results of any number of places and writes what people and other programs read.
 * @throws UserError where there is nothing to report on
 */
export const report = async (options: ReportOptions, context: ReportContext): Promise<ReportResult> => {
  const { notice, toolVersion } = context
  const budget = readBudget()
  const plan = options.plan === undefined ? null : await readPlan(options.plan, budget)
  const parts = await findResults(options.results, { budget, notice })
  if (parts.length === 0 && plan === null) {
    throw new UserError(
      `There are no results in ${options.results.map(path => `"${path}"`).join(', ')}. Give a job's folder, a folder of artifacts, or a rewards.json.`
    )
  }
  const { rewards, notices } = mergeResults({ parts, plan, toolVersion })
  for (const message of notices) notice(message)
  const summary = renderSummary(rewards)
  await writeReport(options.out, { ...reportFiles(rewards), 'report.md': summary })
  return { rewards, summary, out: options.out, exitCode: exitCodeOf(rewards) }
}
