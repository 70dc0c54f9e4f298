import type { Rewards, TrialRecord } from '../../../src/contracts/rewards.js'
import type {
  GradingName,
  Retrieval,
  RowLanguage,
  RowTaskType
} from '../../../src/contracts/swe-polybench.js'
import { error, rewardsOf, trial, unresolved } from '../trials.js'

/** Recall and precision of files and, unless null, of nodes, by the official rules; all found when corrected. */
export const retrieval = (file: [number, number], node: [number, number] | null): Retrieval => {
  const score = ([recall, precision]: [number, number]) => ({
    recall,
    precision,
    f1: recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)
  })
  return {
    official: { file: score(file), node: node && score(node) },
    corrected: { file: score([1, 1]), node: node && score([1, 1]) }
  }
}

/** A trial on a row; `marks` is one of `+`, `-` and blank each for official, strict and simple. */
export const rowTrial = (
  task: string,
  kind: readonly [RowLanguage, RowTaskType],
  marks: string,
  changes: Partial<TrialRecord> & { readonly measured?: Retrieval | null } = {}
): TrialRecord => {
  const { measured = null, ...overrides } = changes
  const [language, taskType] = kind
  const names: readonly GradingName[] = ['official', 'strict', 'simple']
  const gradings: Partial<Record<GradingName, 0 | 1>> = {}
  names.forEach((name, index) => {
    if (marks[index] === '+') gradings[name] = 1
    if (marks[index] === '-') gradings[name] = 0
  })
  const make = marks.trim() === '' ? error : marks.trim().startsWith('+') ? trial : unresolved
  const repository = task.replace(/-\d+$/, '').replace('__', '/')
  return make({
    task,
    repository,
    evidence: marks.trim() === '' ? null : 'log',
    row: { language, taskType, gradings, retrieval: measured },
    ...overrides
  })
}

/** Two agents on rows of two languages, with a trial without a verdict. */
export const rowTrials = (): TrialRecord[] =>
  (['codex', 'claude-code'] as const).flatMap(agent => {
    const by = { agent, model: agent === 'codex' ? 'openai/gpt-5' : 'anthropic/claude-sonnet-4-5' }
    const last = agent === 'codex' ? '---' : '+-+'
    return [
      rowTrial('acme__larder-14', ['python', 'bug_fix'], '+++', {
        ...by,
        measured: retrieval([1, 1], [1, 0.5])
      }),
      rowTrial('acme__larder-17', ['python', 'bug_fix'], last, {
        ...by,
        measured: retrieval([0.5, 0.25], null)
      }),
      rowTrial('acme__larder-22', ['python', 'feature'], '   ', by),
      rowTrial('acme__jars-3', ['java', 'refactor'], '++-', { ...by, measured: retrieval([0, 0], [0, 0]) })
    ]
  })

export const rowRewards = (trials: readonly TrialRecord[] = rowTrials()): Rewards =>
  rewardsOf(trials, {
    dataset: { source: 'rows.csv', commit: 'c0ffee'.repeat(10) },
    rows: { split: 'pb500', language: null, hints: false, gradings: ['official', 'strict', 'simple'] }
  })
