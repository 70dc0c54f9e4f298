import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage, UserError } from '../contracts/errors.js'
import type { ExpectedTests } from '../contracts/expected-tests.js'
import { type Verdict, verdictSchema } from '../contracts/verdict.js'
import { visible } from '../report/escape.js'
import {
  type ExplainedTest,
  examineReports,
  explainTests,
  readExpectedTests,
  type TestResults,
  TRANSITION_NAMES,
  type VerifierShapes,
  verifierShapes
} from '../score/index.js'
import { quote } from '../text/quote.js'
import { exitPhrase } from '../trial/agent-end.js'
import { reportTree } from '../trial/list-report-files.js'
import { line, verdictText } from './verdict-text.js'

export interface ExplainOptions {
  /** A trial's folder, `jobs/<job>/<trial>`. Absolute. */
  trialDir: string
}

export interface ExplainResult {
  /** Null where the trial has no verdict. */
  verdict: Verdict | null
  /** The tests that the verdict's reasons name. */
  tests: ExplainedTest[]
  text: string
  exitCode: 0
}

/** `explain`: why a trial got its reward, from its folder alone. */
export const explain = async ({ trialDir }: ExplainOptions): Promise<ExplainResult> => {
  if (!existsSync(trialDir))
    throw new UserError(`${quote(trialDir)} does not exist. Give \`jobs/<job>/<trial>\`.`)
  if (statSync(trialDir).isFile())
    throw new UserError(`${quote(trialDir)} is a file. Give a trial's folder, \`jobs/<job>/<trial>\`.`)
  const result = readJson(join(trialDir, 'result.json'))
  const report = readJson(join(trialDir, 'verifier', 'report.json'))
  if (result === undefined && report === undefined)
    throw new UserError(
      `${quote(trialDir)} is no trial's folder, or the trial has not ended: it has no result.json. Give \`jobs/<job>/<trial>\`.`
    )
  if ('n_total_trials' in fields(result)) throw jobInstead(trialDir)
  if (report === undefined) return { verdict: null, tests: [], text: withoutVerdict(result), exitCode: 0 }
  const verdict = readVerdict(report, trialDir)
  const expected = readExpected(join(trialDir, 'verifier', 'expected_tests.json'))
  const results = expected ? await resultsOf(trialDir, expected, verdict) : null
  const tests = expected ? explainTests({ verdict, expected, results }) : []
  const text = [heading(result), verdictText(verdict), agentEnd(result, verdict), testTable(tests)]
    .filter(part => part !== '')
    .join('\n')
  return { verdict, tests, text, exitCode: 0 }
}

/** A job's folder has a result.json too, as Harbor has it. */
const jobInstead = (jobDir: string): UserError => {
  const trial = readdirSync(jobDir, { withFileTypes: true }).find(entry => entry.isDirectory())?.name
  const such = trial === undefined ? '' : `, such as \`${join(jobDir, trial)}\``
  return new UserError(`${quote(jobDir)} is a job's folder. Give one of its trials${such}.`)
}

const readIfThere = (path: string): Buffer | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined
  } catch (error) {
    throw new UserError(
      `Cannot read ${quote(path)}: ${errorMessage(error)}. Run as the user who ran the trial, or allow reading it.`
    )
  }
}

const readJson = (path: string): unknown => {
  const content = readIfThere(path)
  if (content === undefined) return undefined
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    throw new UserError(`${quote(path)} is not JSON. The trial's folder is damaged; run the trial again.`)
  }
}

const readVerdict = (report: unknown, trialDir: string): Verdict => {
  const parsed = verdictSchema.safeParse(report)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  throw new UserError(
    `${quote(join(trialDir, 'verifier', 'report.json'))}: ${issue.path.join('.')}: ${issue.message}. It was written by another version, or is damaged.`
  )
}

const readExpected = (path: string): ExpectedTests | undefined => {
  const content = readIfThere(path)
  return content && readExpectedTests(content, path)
}

const COLLECTORS = [
  {},
  { androidResults: true },
  { gradleResults: false, surefireReports: true, keepsOpenLine: true }
]

const SHAPES: readonly VerifierShapes[] = COLLECTORS.flatMap(collector =>
  (['common', 'platform-suffix'] as const).map(comparer => {
    const usual = verifierShapes({})
    return { ...usual, collector: { ...usual.collector, ...collector }, comparer }
  })
)

/** What two readings of the same reports agree in; verdicts of before do not say what did not run. */
const countsOf = ({ reward, tests, transitions }: Verdict): string => {
  const counts = TRANSITION_NAMES.map(name => [transitions[name].expected, transitions[name].passed])
  return JSON.stringify({ reward, tests, counts })
}

/**
 * The results of a trial's reports. The folder does not say which shape its task's verifier has, so the
 * one is taken that repeats the verdict; none does where the reports were not scored.
 */
const resultsOf = async (
  trialDir: string,
  expected: ExpectedTests,
  verdict: Verdict
): Promise<TestResults | null> => {
  const junit = join(trialDir, 'verifier', 'junit')
  if (!statSync(junit, { throwIfNoEntry: false })?.isDirectory()) return null
  const files = reportTree(junit)
  for (const shapes of SHAPES) {
    const again = await examineReports({ expected, files, shapes, containerReward: null })
    if (countsOf(again.verdict) === countsOf(verdict)) return again.results
  }
  return null
}

type Fields = Readonly<Record<string, unknown>>

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const heading = (result: unknown): string => {
  const { task_name: task, trial_name: trial } = fields(result)
  return typeof task === 'string'
    ? `${line(task)}${typeof trial === 'string' ? ` (${line(trial)})` : ''}\n`
    : ''
}

/** An agent that ended badly, where the verdict does not name that among its reasons. */
const agentEnd = (result: unknown, { reasons }: Verdict): string => {
  const { exit_code: code, last_line: last } = fields(fields(fields(result).agent_result).metadata)
  if (typeof code !== 'number' || code === 0) return ''
  if (reasons.some(reason => reason.code === 'agent-failed')) return ''
  const phrase = exitPhrase(code, typeof last === 'string' ? line(last) : undefined)
  return `${phrase.code}; the folder agent/ has what it printed.${phrase.said}\n`
}

const withoutVerdict = (result: unknown): string => {
  const { exception_type: type, exception_message: message } = fields(fields(result).exception_info)
  const cause = [type, message].filter(part => typeof part === 'string').map(part => visible(part))
  return `${heading(result)}no verdict${cause.length > 0 ? `: ${cause.join(': ')}` : '; the trial may not have ended'}\n`
}

const WORDS = { PASS: 'passed', FAIL: 'failed', SKIP: 'skipped', NONE: 'absent' } as const
/** How many tests are told at length; the result has them all. */
const SHOWN = 20

const testTable = (tests: readonly ExplainedTest[]): string =>
  tests.length === 0
    ? ''
    : [
        'list  before   with tests  now      test',
        ...tests.slice(0, SHOWN).flatMap(testRows),
        ...(tests.length > SHOWN ? [`and ${tests.length - SHOWN} more`] : []),
        ''
      ].join('\n')

const testRows = ({ id, list, atBase, beforeFix, now, message }: ExplainedTest): string[] => [
  `${(list ?? '-').padEnd(6)}${WORDS[atBase].padEnd(9)}${WORDS[beforeFix].padEnd(12)}${(now ? WORDS[now] : '?').padEnd(9)}${line(id)}`,
  ...(message
    ? message
        .split('\n')
        .slice(0, 5)
        .map(part => `          | ${line(part)}`)
    : [])
]
