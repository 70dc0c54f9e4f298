import {
  CHECK_SCHEMA,
  type CheckInfo,
  type CheckReport,
  type CheckStage,
  type Finding
} from '../contracts/check.js'
import type { ChosenLevels } from './levels.js'
import type { Problem, StaticCheck } from './static-check.js'

/** What the checks made of one task, before levels. */
export interface TaskOutcome {
  readonly task: string
  /** The task's folder within its repository. */
  readonly path: string
  readonly ran: readonly string[]
  readonly notRun: readonly { readonly check: string; readonly reason: string }[]
  readonly problems: readonly (Problem & { readonly check: string })[]
}

/** A check of any stage, as a report tells of it. */
export type CheckDescription = Pick<StaticCheck, 'id' | 'sentence' | 'why' | 'level'> & {
  readonly stage: CheckStage
}

/** What a report tells of the checks that were run: each with its level, and the one that was chosen instead. */
export const checkInfos = (checks: readonly CheckDescription[], levels: ChosenLevels): CheckInfo[] =>
  checks.map(({ id, stage, sentence, why, level }) => {
    const chosen = levels.get(id)
    return {
      id,
      stage,
      sentence,
      why,
      defaultLevel: level,
      level: chosen?.level ?? level,
      reason: chosen?.reason ?? null
    }
  })

const LONGEST_MESSAGE = 4_000

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`

const findingsOf = (outcome: TaskOutcome, infos: ReadonlyMap<string, CheckInfo>): Finding[] => {
  const found = outcome.problems.flatMap(({ check, file, line, message, advice }): Finding[] => {
    const level = infos.get(check)?.level ?? 'error'
    if (level === 'off') return []
    const texts = { message: cut(message, LONGEST_MESSAGE), advice: cut(advice, LONGEST_MESSAGE) }
    return [{ check, level, task: outcome.task, file: cut(file, 4_096), line, ...texts }]
  })
  const order = [...infos.keys()]
  const rank = (finding: Finding): number =>
    (finding.level === 'error' ? 0 : order.length) + order.indexOf(finding.check)
  return found.sort((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0))
}

/** Joins what the stages found in the same tasks; tasks are in the order of the first. */
export const joinOutcomes = (stages: readonly (readonly TaskOutcome[])[]): TaskOutcome[] => {
  const joined = new Map<string, TaskOutcome>()
  for (const outcome of stages.flat()) {
    const before = joined.get(outcome.task)
    joined.set(
      outcome.task,
      before === undefined
        ? outcome
        : {
            ...before,
            ran: [...before.ran, ...outcome.ran],
            notRun: [...before.notRun, ...outcome.notRun],
            problems: [...before.problems, ...outcome.problems]
          }
    )
  }
  return [...joined.values()]
}

/** The report on some tasks: findings with the levels that the dataset chose. */
export const buildCheckReport = (input: {
  readonly toolVersion: string
  readonly dataset: CheckReport['dataset']
  readonly checks: readonly CheckDescription[]
  readonly levels: ChosenLevels
  readonly outcomes: readonly TaskOutcome[]
}): CheckReport => {
  const checks = checkInfos(input.checks, input.levels)
  const infos = new Map(checks.map(info => [info.id, info]))
  const findings = input.outcomes.flatMap(outcome => findingsOf(outcome, infos))
  const errors = findings.filter(({ level }) => level === 'error')
  const unsound = new Set(errors.map(({ task }) => task))
  return {
    schema: CHECK_SCHEMA,
    tool: { name: 'kotlin-bench', version: input.toolVersion },
    dataset: input.dataset,
    checks,
    tasks: input.outcomes.map(({ task, path, ran, notRun }) => ({
      name: task,
      path,
      ran: [...ran],
      notRun: [...notRun]
    })),
    findings,
    counts: {
      tasks: input.outcomes.length,
      sound: input.outcomes.length - unsound.size,
      errors: errors.length,
      warnings: findings.length - errors.length
    }
  }
}
