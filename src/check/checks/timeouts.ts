import { lineOfPath } from '../../task/toml-lines.js'
import type { Problem, StaticCheck } from '../static-check.js'
import { TOML } from '../task-facts.js'

/** https://docs.github.com/actions/reference/limits: a workflow job on a hosted runner ends after 6 hours. */
const HOSTED_JOB_SEC = 6 * 3600

export const timeouts: StaticCheck = {
  id: 'timeouts',
  sentence: 'Every phase has a limit, and all together fit into a workflow job of six hours.',
  level: 'warning',
  why: 'A hosted runner ends a job after six hours, with all the trials in it. Own runners have longer.',
  run: ({ result, text }) => {
    if (!result.ok) return { notRun: 'the task cannot be read' }
    const { environment, agent, verifier } = result.task
    const toml = text(TOML) ?? ''
    const problems: Problem[] = []
    if (agent.timeoutSec === null) {
      problems.push({
        file: TOML,
        line: lineOfPath(toml, ['agent']),
        message: 'agent.timeout_sec is not set, so that an agent may go on without an end.',
        advice: 'Set it; tasks of the benchmark have 1800.'
      })
    }
    const seconds = environment.buildTimeoutSec + (agent.timeoutSec ?? 0) + verifier.timeoutSec
    if (seconds > HOSTED_JOB_SEC) {
      problems.push({
        file: TOML,
        line: lineOfPath(toml, ['agent', 'timeout_sec']) ?? lineOfPath(toml, ['verifier', 'timeout_sec']),
        message: `The limits for building, agent and verifier add up to ${Math.round(seconds / 60)} minutes; a hosted runner has 360.`,
        advice: 'Shorten the longest.'
      })
    }
    return problems
  }
}
