import { below } from '../engine/read-tree.js'
import { containerGone } from './container-gone.js'
import { runScript } from './container-script.js'
import { EMPTY_SCRIPT, REPORT_WORDS } from './hand-over/git-scripts.js'
import { handOver } from './hand-over/hand-over.js'
import type { ImageFacts } from './image-facts.js'
import type { Environment, Sandboxed } from './phases.js'
import { verifyRow } from './rows/verify-row.js'
import { inSandbox, verifierSpec } from './sandboxed.js'
import { tail } from './tail.js'
import type { Try } from './try.js'
import { copyVerifierOutput } from './verifier-output.js'
import type { VerifyEnd, VerifyEnds } from './verify-end.js'

/** As much of the tests' output as is looked at for what went wrong. */
const LOG_TAIL_BYTES = 1024 * 1024

/** What all ways to run the tests need. */
interface VerifyRequest {
  tried: Try
  environment: Environment
}

/**
 * Runs `/tests/test.sh` in a container, ends whatever it left running, and takes the reports out.
 * @param into folder within the trial's for output and reports
 * @throws FaultError where something outside ended the container
 */
export const runTests = async (
  sandboxed: Sandboxed,
  { tried: { state, context, folder }, environment: { image, material } }: VerifyRequest,
  into: string
): Promise<VerifyEnd> => {
  const { task } = state
  const { container } = sandboxed
  const log = tail(LOG_TAIL_BYTES)
  const write = folder.output(`${into}/test-stdout.txt`)
  const timeoutSec = state.limits.timeoutsSec.verify
  const result = await inSandbox(sandboxed).exec({
    command: ['sh', '-c', 'exec /tests/test.sh 2>&1'],
    workdir: image.workdir,
    user: task.verifier.user,
    env: material.env.verifier,
    timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000,
    signal: context.signal,
    maxBytes: 0,
    onOutput: chunk => {
      write(chunk)
      log.add(chunk)
    }
  })
  const wasRunning = await container.kill()
  const outOfMemory = result.exitCode !== 0 && (await container.outOfMemory())
  folder.log(`test.sh ended with exit code ${result.exitCode}${result.timedOut ? ', at its time limit' : ''}`)
  if (!wasRunning && !outOfMemory) throw containerGone('verifier')
  // Tests that failed in a network that was no more did not fail by themselves.
  const networkFault = result.exitCode === 0 ? null : await sandboxed.sandbox.fault()
  if (networkFault) throw networkFault
  return {
    ...(await copyVerifierOutput({ container, root: image.facts?.root ?? image.workdir, folder, into })),
    exitCode: result.exitCode,
    timedOut: result.timedOut,
    timeoutSec,
    outOfMemory,
    log: log.text()
  }
}

/** Verifies in a fresh container, which gets the agent's change and nothing else. */
const verifyFresh = async (
  fresh: Sandboxed,
  facts: ImageFacts,
  request: VerifyRequest
): Promise<VerifyEnd> => {
  const { state, context, folder } = request.tried
  const { agent, material } = request.environment
  const handedOver = await handOver({
    facts,
    changes: await agent.container.changes(),
    agent: agent.container,
    writtenByUs: agent.writtenByUs,
    verifier: fresh.container,
    tests: material.tests,
    testPaths: material.testPaths,
    signal: context.signal
  })
  folder.write('artifacts/model.patch', handedOver.patch)
  state.handOver = handedOver
  const end = await runTests(fresh, request, 'verifier')
  await fresh.sandbox.close()
  return end
}

/**
 * Verifies in the agent's own container, as Harbor does: its processes are ended, its network is made
 * the tests', `/tests` and `/logs/verifier` are emptied, but every file it replaced is what the tests
 * run on.
 * @param into folder within the trial's for output and reports
 */
const verifyShared = async (request: VerifyRequest, into: string): Promise<VerifyEnd> => {
  const { tried, environment } = request
  const { agent, material, image } = environment
  const { container, sandbox } = agent
  await sandbox.changeTo({ ...verifierSpec(tried, image), role: into })
  await container.restart()
  await runScript(container, {
    script: EMPTY_SCRIPT,
    args: [image.facts?.root ?? image.workdir, ...REPORT_WORDS],
    signal: tried.context.signal
  })
  await container.copyIn(below('tests', material.tests))
  return runTests(agent, request, into)
}

/** Runs the tests in the verifier mode or modes that the run asks for; the agent's container is killed by now. */
export const verifyPhase = async (tried: Try, environment: Environment): Promise<VerifyEnds> => {
  const request = { tried, environment }
  const { agent, fresh, image, material } = environment
  if (material.row !== null) {
    const [row] = await Promise.all([verifyRow(tried, environment, material.row), agent.sandbox.close()])
    return { row }
  }
  if (fresh === null || image.facts === null) return { shared: await verifyShared(request, 'verifier') }
  if (tried.context.verifierMode === 'both') {
    const end = await verifyFresh(await fresh, image.facts, request)
    return { fresh: end, shared: await verifyShared(request, 'verifier-shared') }
  }
  // The agent's network goes while its change is handed over.
  const [end] = await Promise.all([verifyFresh(await fresh, image.facts, request), agent.sandbox.close()])
  return { fresh: end }
}
