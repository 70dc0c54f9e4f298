import type { AgentRun } from '../agent/agent.js'
import type { Container } from '../engine/container.js'
import type { LimitReached } from '../network/sandbox.js'
import { containerGone } from './container-gone.js'
import { type LastSaid, lastSaid, toldLine } from './last-said.js'
import { modelFault } from './model-use.js'
import type { Environment } from './phases.js'
import { inSandbox } from './sandboxed.js'
import type { TrialFolder } from './trial-folder.js'
import type { Try } from './try.js'
import { Unresolved } from './unresolved.js'

/** How often it is asked what the trial has cost so far, where a whole run's cost is limited. */
const COST_POLL_MS = 2000

/** Ends the agent for good, so that nothing of it runs while its work is looked at. */
const endAgent = async (agent: Container): Promise<void> => {
  const wasRunning = await agent.kill()
  if (!wasRunning && !(await agent.outOfMemory())) throw containerGone('agent')
}

/**
 * Cuts the agent short where it may not go on: its trial or the run has used up what it may, or its
 * gateway is gone.
 */
const watch = (
  { state, context }: Try,
  { agent: { sandbox } }: Environment
): { signal: AbortSignal; isCut(): boolean; stop(): void } => {
  const cut = new AbortController()
  const reached = (limit: LimitReached) => {
    state.limitReached = limit
    cut.abort()
  }
  sandbox.onLimit(reached)
  sandbox.onGone(() => cut.abort())
  const { budget } = context.modelUse
  const poll = async () => {
    const spent = (await sandbox.account())?.total.costUsd
    if (typeof spent !== 'number') return
    budget.seen(state.planned.name, (state.usedBefore.costUsd ?? 0) + spent)
    const left = budget.left()
    if (left !== null && left <= 0) reached({ name: 'maxCostUsd', limit: spent + left, reached: spent })
  }
  const isAsked = budget.left() !== null && sandbox.model !== null
  // A gateway that cannot be asked has gone, which is noticed elsewhere.
  const timer = isAsked ? setInterval(() => void poll().catch(() => {}), COST_POLL_MS) : undefined
  return { signal: cut.signal, isCut: () => cut.signal.aborted, stop: () => clearInterval(timer) }
}

/** What an agent that failed said of it: its own word for an error, else the last line of its output. */
const lastLineOf = ({ notes }: AgentRun, output: LastSaid, folder: TrialFolder): string | undefined => {
  const errors: unknown[] = Array.isArray(notes?.agentErrors) ? notes.agentErrors : []
  const error = errors.at(-1)
  return typeof error === 'string' ? toldLine(error, folder.redact) : output.line(folder.redact)
}

const runAgent = async (tried: Try, environment: Environment, output: LastSaid): Promise<AgentRun> => {
  const { state, context, folder } = tried
  const { agent, image, material } = environment
  const watched = watch(tried, environment)
  const timeoutSec = state.limits.timeoutsSec.agent
  try {
    return await context.agent.run({
      task: state.task,
      container: inSandbox(agent),
      workdir: image.workdir,
      env: material.env,
      model: agent.sandbox.model,
      timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000,
      signal: AbortSignal.any([context.signal, watched.signal]),
      log(name) {
        const write = folder.output(`agent/${name}`)
        return chunk => {
          write(chunk)
          output.add(chunk, name)
        }
      }
    })
  } catch (thrown) {
    if (!watched.isCut() || context.signal.aborted) throw thrown
    return { exitCode: null, timedOut: false }
  } finally {
    watched.stop()
  }
}

/**
 * Lets the agent work, and ends it. Its container is killed afterwards, whatever came of it.
 * @throws FaultError `model` where its model never answered, `infrastructure` where its gateway has gone
 */
export const agentPhase = async (tried: Try, environment: Environment): Promise<void> => {
  const { state, folder } = tried
  const { container, sandbox } = environment.agent
  const output = lastSaid()
  const run = await runAgent(tried, environment, output)
  state.agentRun = run.exitCode ? { ...run, lastLine: lastLineOf(run, output, folder) } : run
  await endAgent(container)
  if (run.exitCode) folder.write('agent/exit-code.txt', `${run.exitCode}\n`)
  const account = await sandbox.account()
  state.account = account
  const fault = (await sandbox.fault()) ?? (account === null ? undefined : modelFault(account))
  if (fault) throw fault
  // A row's own ladder may take a patch that ours does not.
  const hasOtherWay = environment.material.row !== null && run.verbatim !== undefined
  if (run.ended && !hasOtherWay) throw new Unresolved(run.ended)
}
