import type { PlannedTrial } from '../../contracts/plan.js'
import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import type { Transitions } from '../../contracts/verdict.js'
import { visible } from '../escape.js'
import { trialSeconds } from '../summarise.js'

type Cell = string | number | boolean | null | undefined

/** A column of `rewards.csv`: its name, what it holds, and how it is read from a trial. */
interface CsvColumn {
  readonly name: string
  readonly sentence: string
  readonly read: (trial: TrialRecord) => Cell
}

const column = (name: string, sentence: string, read: CsvColumn['read']): CsvColumn => ({
  name,
  sentence,
  read
})

const countColumns = (kind: keyof Transitions): CsvColumn[] => [
  column(
    `${kind}_passed`,
    `Tests of ${kind} that did as expected.`,
    trial => trial.transitions?.[kind].passed
  ),
  column(`${kind}_expected`, `Tests that ${kind} lists.`, trial => trial.transitions?.[kind].expected)
]

const LEVELS = { file: 'files', node: 'nodes' } as const
const RULES = { official: 'by the official rules', corrected: 'corrected' } as const

const retrievalColumns = (rules: keyof typeof RULES, level: keyof typeof LEVELS): CsvColumn[] =>
  (['recall', 'precision', 'f1'] as const).map(measure =>
    column(
      `${rules}_${level}_${measure}`,
      `${measure === 'f1' ? 'F1' : measure === 'recall' ? 'Recall' : 'Precision'} of the ${LEVELS[level]} that the change touches, ${RULES[rules]}.`,
      ({ row }) => row?.retrieval?.[rules][level]?.[measure]
    )
  )

/** The columns of every `rewards.csv`, in order. What is not known is an empty cell. */
export const csvColumns: readonly CsvColumn[] = [
  column('task', 'Name of the task.', trial => trial.task),
  column('repository', 'Repository of the task, `owner/name`.', trial => trial.repository),
  column('agent', 'Who tried to solve it.', trial => trial.agent),
  column('agent_version', 'Its version, as it says.', trial => trial.version),
  column('model', '`provider/name` of its model.', trial => trial.model),
  column('attempt', 'Which attempt, from 1.', trial => trial.attempt),
  column('shard', 'Which shard ran it, from 1.', trial => trial.shard),
  column('trial', 'Name of the trial and of its folder.', trial => trial.name),
  column('outcome', '`resolved`, `unresolved`, `error` or `not-run`.', trial => trial.outcome),
  column('reward', '1 or 0; empty without a verdict.', trial => trial.reward),
  column('tolerant_reward', 'What the tolerant reading of the reports gives.', trial => trial.tolerant),
  column('evidence', 'What the verdict rests on: `junit`, `log` or `container`.', trial => trial.evidence),
  column('disputed', 'Whether the readings of the reports differ.', trial => trial.disputed),
  column(
    'second_reward',
    'Of a miss on p2p alone, what a second verification gave; the first counts.',
    trial => trial.secondVerdict?.reward
  ),
  column(
    'fault_kind',
    'Whose fault an error is: `infrastructure`, `model` or `task`.',
    ({ fault }) => fault?.kind
  ),
  column('fault_code', 'What happened, in a word.', ({ fault }) => fault?.code),
  column('fault_phase', 'In which phase.', ({ fault }) => fault?.phase),
  column(
    'message',
    'Of the fault, else of the first reason; on one line.',
    ({ fault, reasons }) => (fault ?? reasons[0])?.message
  ),
  column('reasons', 'Codes of all reasons for reward 0, with blanks between.', ({ reasons }) =>
    reasons.map(({ code }) => code).join(' ')
  ),
  column('suspect_flags', 'Codes of flags that `rateUnflagged` counts as 0.', ({ flags }) =>
    flags.flatMap(({ level, code }) => (level === 'suspect' ? [code] : [])).join(' ')
  ),
  column('notes', 'Codes of the other flags.', ({ flags }) =>
    flags.flatMap(({ level, code }) => (level === 'note' ? [code] : [])).join(' ')
  ),
  ...countColumns('f2p'),
  ...countColumns('p2p'),
  ...countColumns('s2p'),
  ...countColumns('n2p'),
  column('input_tokens', 'Tokens that the model read.', ({ tokens }) => tokens?.input),
  column('cached_tokens', 'Those of them that came from its cache.', ({ tokens }) => tokens?.cached),
  column('output_tokens', 'Tokens that it wrote.', ({ tokens }) => tokens?.output),
  column('cost_usd', 'US dollars for the model.', trial => trial.costUsd),
  column('environment_sec', 'Seconds of the environment phase.', ({ seconds }) => seconds.environment),
  column('agent_sec', 'Of the agent phase.', ({ seconds }) => seconds.agent),
  column('verify_sec', 'Of the verify phase.', ({ seconds }) => seconds.verify),
  column('total_sec', 'Of all phases.', trialSeconds),
  column('started_at', 'When the trial began, ISO 8601.', trial => trial.startedAt),
  column('finished_at', 'When it ended.', trial => trial.finishedAt),
  column('image', 'Id of the task’s image.', ({ images }) => images.task)
]

/** Those that follow where trials are on rows of SWE-PolyBench. */
export const csvRowColumns: readonly CsvColumn[] = [
  column('language', 'Language of the row.', ({ row }) => row?.language),
  column('task_type', 'Its task type: `bug_fix`, `feature` or `refactor`.', ({ row }) => row?.taskType),
  column('official', '1 or 0, graded as the official harness does.', ({ row }) => row?.gradings.official),
  column('strict', 'Graded strictly.', ({ row }) => row?.gradings.strict),
  column('simple', 'By the language’s own test runner.', ({ row }) => row?.gradings.simple),
  ...retrievalColumns('official', 'file'),
  ...retrievalColumns('official', 'node'),
  ...retrievalColumns('corrected', 'file'),
  ...retrievalColumns('corrected', 'node')
]

/** What a spreadsheet would take for a formula, also after blanks that it trims. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/

/**
 * A cell of RFC 4180. Text is on one line, with what cannot be seen spelled out, and such that no
 * spreadsheet computes it: an apostrophe goes before what would be a formula.
 */
const csvCell = (value: Cell): string => {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const line = visible(value)
  const safe = FORMULA.test(line) ? `'${line}` : line
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const notRunCells = (planned: PlannedTrial, columns: readonly CsvColumn[]): string[] => {
  const known: Readonly<Record<string, Cell>> = {
    ...{ task: planned.task, agent: planned.agent, model: planned.model, attempt: planned.attempt },
    ...{ trial: planned.name, outcome: 'not-run' }
  }
  return columns.map(({ name }) => csvCell(known[name]))
}

/** `rewards.csv`: a row a trial under the names of the columns, those that were not run last. */
export const renderCsv = ({ trials, notRun = [] }: Rewards): string => {
  const hasRows = trials.some(({ row }) => row !== undefined)
  const columns = hasRows ? [...csvColumns, ...csvRowColumns] : csvColumns
  return [
    columns.map(({ name }) => name),
    ...trials.map(trial => columns.map(({ read }) => csvCell(read(trial)))),
    ...notRun.map(planned => notRunCells(planned, columns))
  ]
    .map(cells => `${cells.join(',')}\r\n`)
    .join('')
}
