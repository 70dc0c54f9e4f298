import type { Comparison } from '../contracts/comparison.js'
import { UserError } from '../contracts/errors.js'
import type { Gate, GateResult } from '../contracts/gate.js'
import type { Rewards } from '../contracts/rewards.js'
import { reportArtifactName } from '../github/artifact.js'
import { compareResults } from '../report/compare/index.js'
import { reportFiles } from '../report/files/report-files.js'
import { alphaOf, judge, resultExitCode } from '../report/gate.js'
import { renderHtml } from '../report/html/index.js'
import { mergeResults } from '../report/merge/merge-results.js'
import { renderSummary } from '../report/summary.js'
import { quote } from '../text/quote.js'
import { requireReplaceable } from './report/earlier-report.js'
import { findResults } from './report/find-results.js'
import { readPlan } from './report/read-plan.js'
import { rowLayoutNames, writeRowLayout } from './report/rows/write-row-layout.js'
import { readBudget } from './report/safe-files.js'
import { readTrialDetails, reportBudget } from './report/trial-details.js'
import { seenFrom, trialDirs } from './report/trial-dirs.js'
import { checkOut, writeReport } from './report/write-report.js'
import type { Baseline } from './shared/baseline/baseline.js'

/** Everything `report` can be told, already read and validated at the edge. Paths are absolute. */
export interface ReportOptions {
  /** Jobs folders, folders of artifacts, `rewards.json` files. */
  results: readonly string[]
  /** The plan's file: what is not of it is left out, what of it has no record is not run. */
  plan: string | undefined
  /** The folder to write to. */
  out: string
  /** Whether the trials' folders stay where they are, so that the report can lead to them. */
  linkTrials: boolean
  failOn: readonly Gate[]
}

export interface ReportContext {
  /** Hears what was left out, or does not fit together. */
  notice: (message: string) => void
  toolVersion: string
  /**
   * Reads what to compare with, given the name that this job's report has as an artifact; undefined where
   * nobody asks for a comparison.
   */
  readBaseline?: ((artifact: string) => Promise<Baseline | { none: string }>) | undefined
}

export interface ReportResult {
  rewards: Rewards
  /** Null without a baseline. */
  comparison: Comparison | null
  gate: GateResult
  /** Absolute path of the folder that was written. */
  out: string
  exitCode: ReturnType<typeof resultExitCode>
}

const compare = async (
  rewards: Rewards,
  failOn: readonly Gate[],
  { readBaseline, notice }: ReportContext
): Promise<Comparison | null> => {
  const baseline = await readBaseline?.(reportArtifactName(rewards.job))
  if (baseline === undefined) return null
  if ('none' in baseline) {
    notice(`Not compared with a baseline. ${baseline.none}`)
    return null
  }
  return compareResults(rewards, baseline, { alpha: alphaOf(failOn) })
}

/** What is left out can be as much as whoever made an artifact likes. */
const MAX_NOTICES = 20

/** Passes so many notices on; the last says how many more there were. */
const limitNotices = (notice: ReportContext['notice']): { notice: typeof notice; end: () => void } => {
  let count = 0
  return {
    notice: message => {
      count += 1
      if (count <= MAX_NOTICES) notice(message)
    },
    end: () => {
      if (count > MAX_NOTICES) notice(`${count - MAX_NOTICES} more like these.`)
    }
  }
}

/** The page of a report, with what lies in the trials' folders. */
const renderPage = async (
  { rewards, comparison, gate }: Pick<ReportResult, 'rewards' | 'comparison' | 'gate'>,
  dirs: ReadonlyMap<string, string>,
  { out, linkTrials }: ReportOptions
): Promise<string> => {
  const budget = reportBudget()
  return renderHtml({
    ...{ rewards, comparison, gate, notRun: rewards.notRun ?? [] },
    detailsOf: async trial => {
      const dir = dirs.get(trial.name)
      if (dir === undefined) return null
      return readTrialDetails(trial, { dir, folder: linkTrials ? seenFrom(out, dir) : null, budget })
    }
  })
}

/** The report of a job that has been run, in the job's own folder. */
export const reportInPlace = (
  { jobDir }: { readonly jobDir: string },
  failOn: readonly Gate[],
  context: ReportContext
): Promise<ReportResult> =>
  report({ results: [jobDir], plan: undefined, out: jobDir, linkTrials: true, failOn }, context)

/**
 * Joins the results of any number of places, compares and judges them, and writes what people and other
 * programs read.
 * @throws UserError where there is nothing to report on, or files of others stand where it is to be written
 */
export const report = async (options: ReportOptions, context: ReportContext): Promise<ReportResult> => {
  const { toolVersion } = context
  const { failOn, out } = options
  checkOut(out, options.results)
  const { notice, end } = limitNotices(context.notice)
  const budget = readBudget()
  const plan = options.plan === undefined ? null : await readPlan(options.plan, budget)
  const parts = await findResults(options.results, { budget, notice })
  if (parts.length === 0 && plan === null) {
    throw new UserError(
      `There are no results in ${options.results.map(quote).join(', ')}. Give a job's folder, a folder of artifacts, or a \`rewards.json\`.`
    )
  }
  const { rewards, partOf, notices } = mergeResults({ parts, plan, toolVersion })
  for (const message of notices) notice(message)
  end()
  const dirs = trialDirs(partOf)
  const layout = { rewards, dirs, out, notice: context.notice }
  const files = reportFiles(rewards)
  const names = [...Object.keys(files), 'report.md', 'report.html', ...rowLayoutNames(layout)]
  await requireReplaceable({ out, parts }, names)
  const comparison = await compare(rewards, failOn, context)
  const gate = judge(failOn, { rewards, comparison })
  const trial = (name: string): string | undefined => {
    const dir = options.linkTrials ? dirs.get(name) : undefined
    return dir === undefined ? undefined : seenFrom(out, dir)
  }
  await writeReport(out, {
    ...files,
    'report.md': renderSummary(rewards, { comparison, gate, links: { trial } }),
    'report.html': await renderPage({ rewards, comparison, gate }, dirs, options)
  })
  await writeRowLayout(layout)
  return { rewards, comparison, gate, out, exitCode: resultExitCode(rewards, gate) }
}
