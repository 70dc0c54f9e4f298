import { cleanup } from '../commands/cleanup.js'
import { EXIT } from '../contracts/exit-code.js'
import { runnerContext } from '../github/context.js'
import { runnerPort as runner } from '../github/core.js'
import { actionBases } from './action/bases.js'
import { actionCheck } from './action/check.js'
import { actionCheckComment } from './action/check-comment.js'
import { actionCheckReport } from './action/check-report.js'
import { actionPlan } from './action/plan.js'
import { actionPublish } from './action/publish.js'
import { actionReport } from './action/report.js'
import { actionRun } from './action/run.js'
import { takeAgentEnvironment } from './agent-environment.js'
import { describeError, isDebug } from './describe-error.js'
import { endSoon } from './end-soon.js'
import { abortedCode, thrownCode } from './exit-code.js'
import { guard } from './guard.js'
import { readInputs } from './read-options/read-inputs.js'
import { readValues } from './read-options/read-values.js'
import { listenForSignals } from './signals.js'
import { takeTokens } from './take-tokens.js'

const tell = (thrown: unknown): void =>
  runner.fault({ title: 'kotlin-bench', message: describeError(thrown, { debug: isDebug(process.env) }) })

guard({ tell, exitCode: EXIT.noVerdict })

/** What input `command` can ask for. */
const commands = {
  run: actionRun,
  plan: actionPlan,
  bases: actionBases,
  check: actionCheck,
  'check-report': actionCheckReport,
  'check-comment': actionCheckComment,
  report: actionReport,
  publish: actionPublish
} as const

const tokens = takeTokens(process.env)
for (const token of tokens.all) runner.mask(token)
const interruption = listenForSignals({
  reap: jobs => cleanup({ jobs: [...jobs] }),
  say: runner.info,
  exit: code => process.exit(code)
})

try {
  const agentEnvironment = takeAgentEnvironment(process.env, runner.mask).variables
  const context = runnerContext(process.env, process.cwd())
  const values = readValues(readInputs(process.env), context.workspace)
  const parts = {
    ...{ runner, context, interruption, environment: process.env, agentEnvironment },
    datasetToken: tokens.dataset,
    githubToken: tokens.github,
    registryPassword: tokens.registry,
    runtimeToken: tokens.runtime
  }
  const code = await commands[values.command](values, parts)
  process.exitCode = abortedCode(interruption.signal) ?? code
} catch (thrown) {
  process.exitCode = abortedCode(interruption.signal) ?? thrownCode(thrown)
  if (!interruption.signal.aborted) tell(thrown)
}
if (interruption.signal.aborted) endSoon()
