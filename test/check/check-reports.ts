import { CHECK_SCHEMA, type CheckInfo, type CheckReport, type Finding } from '../../src/contracts/check.js'

/** A check as reports tell of it. */
export const checkInfo = (id: string, overrides: Partial<CheckInfo> = {}): CheckInfo => ({
  ...{ id, stage: 'static', sentence: `${id} holds.`, why: 'It matters.' },
  ...{ defaultLevel: 'error', level: 'error', reason: null },
  ...overrides
})

export const finding = (task: string, check: string, overrides: Partial<Finding> = {}): Finding => ({
  ...{ check, level: 'error', task, file: 'tests/test.sh', line: 1 },
  ...{ message: `${check} does not hold.`, advice: 'Mend it.' },
  ...overrides
})

interface TaskSketch {
  readonly task: string
  /** Checks that found something. */
  readonly errors?: readonly string[]
  /** Checks that could not be made. */
  readonly notRun?: readonly string[]
}

/** A report on some tasks, on which these checks were made. */
export const checkReportOf = (
  tasks: readonly TaskSketch[],
  checks: readonly CheckInfo[] = [checkInfo('schema'), checkInfo('nop-fails', { stage: 'dynamic' })]
): CheckReport => {
  const findings = tasks.flatMap(({ task, errors = [] }) => errors.map(check => finding(task, check)))
  const unsound = tasks.filter(({ errors = [] }) => errors.length > 0)
  return {
    schema: CHECK_SCHEMA,
    tool: { name: 'kotlin-bench', version: '0.0.0' },
    dataset: { source: 'tasks', commit: null },
    checks: [...checks],
    tasks: tasks.map(({ task, notRun = [] }) => ({
      name: task,
      path: `tasks/${task}`,
      ran: checks.map(({ id }) => id).filter(id => !notRun.includes(id)),
      notRun: notRun.map(check => ({ check, reason: 'there was nothing to look at' }))
    })),
    findings,
    counts: {
      ...{ tasks: tasks.length, sound: tasks.length - unsound.length },
      ...{ errors: findings.length, warnings: 0 }
    }
  }
}
