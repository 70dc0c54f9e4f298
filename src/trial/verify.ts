import { FaultError } from '../contracts/errors.js'
import type { Container } from '../engine/container.js'
import { below } from '../engine/read-tree.js'
import { REPORT_PATH_GLOBS } from '../score/index.js'
import { takeEvidence } from './evidence.js'
import { type HandOver, handOver } from './hand-over/hand-over.js'
import { runScript } from './hand-over/run-script.js'
import type { PreparedImage } from './prepare-image.js'
import type { VerifyEnd } from './score-trial.js'
import { tail } from './tail.js'
import type { TestMaterial } from './test-material.js'
import type { TrialFolder } from './trial-folder.js'
import type { TrialState } from './trial-state.js'

/** As much of the tests' output as is looked at for what went wrong. */
const LOG_TAIL_BYTES = 1024 * 1024

/** What both ways to verify need. */
export interface VerifyRequest {
  state: TrialState
  image: PreparedImage
  material: TestMaterial
  /** The agent's container, killed. */
  agent: Container
  folder: TrialFolder
  signal: AbortSignal
}

/**
 * Runs `/tests/test.sh` in a container, ends whatever it left running, and takes the reports out.
 * @param into folder within the trial's for output and reports
 * @throws FaultError where something outside ended the container
 */
const runTests = async (container: Container, request: VerifyRequest, into: string): Promise<VerifyEnd> => {
  const { state, image, folder } = request
  const { task } = state
  const log = tail(LOG_TAIL_BYTES)
  const write = folder.output(`${into}/test-stdout.txt`)
  const timeoutSec = state.limits.timeoutsSec.verify
  const result = await container.exec({
    command: ['sh', '-c', 'exec /tests/test.sh 2>&1'],
    workdir: image.workdir,
    user: task.verifier.user,
    env: request.material.env.verifier,
    timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000,
    signal: request.signal,
    maxBytes: 0,
    onOutput: chunk => {
      write(chunk)
      log.add(chunk)
    }
  })
  const wasRunning = await container.kill()
  const outOfMemory = result.exitCode !== 0 && (await container.outOfMemory())
  folder.log(`test.sh ended with exit code ${result.exitCode}${result.timedOut ? ', at its time limit' : ''}`)
  if (!wasRunning && !outOfMemory) throw goneFault('verifier')
  return {
    ...(await takeEvidence({ container, root: image.facts?.root ?? image.workdir, folder, into })),
    exitCode: result.exitCode,
    timedOut: result.timedOut,
    timeoutSec,
    outOfMemory,
    log: log.text()
  }
}

/** Nothing inside a container can end its first process, so somebody outside did. */
export const goneFault = (role: string): FaultError =>
  new FaultError(
    'infrastructure',
    'container-gone',
    `The ${role}'s container was ended from outside while it was in use.`
  )

/** Verifies in a fresh container, which gets the agent's change and nothing else. */
export const verifyFresh = async (
  verifier: Container,
  request: VerifyRequest & { facts: NonNullable<PreparedImage['facts']> }
): Promise<{ handedOver: HandOver; end: VerifyEnd }> => {
  const { agent, material, facts, signal } = request
  const handedOver = await handOver({
    facts,
    changes: await agent.changes(),
    agent,
    verifier,
    tests: material.tests,
    testPaths: material.testPaths,
    signal
  })
  request.folder.write('artifacts/model.patch', handedOver.patch)
  request.state.handOver = handedOver
  return { handedOver, end: await runTests(verifier, request, 'verifier') }
}

const EMPTY_SCRIPT = `
set -eu
root=$1
shift
rm -rf /tests /logs/verifier
mkdir -p /logs/verifier /logs/agent /logs/artifacts
chmod 777 /logs/verifier /logs/agent /logs/artifacts
cd "$root"
find . -name .git -prune -o '(' "$@" ')' -prune -exec rm -rf -- {} +
echo
`

/**
 * Verifies in the agent's own container, as Harbor does: its processes are ended, `/tests` and
 * `/logs/verifier` emptied, but every file it replaced is what the tests run on.
 * @param into folder within the trial's for output and reports
 */
export const verifyShared = async (request: VerifyRequest, into: string): Promise<VerifyEnd> => {
  const { agent, material, image, state, signal } = request
  await agent.restart()
  await agent.moveTo(state.task.verifier.networkMode === 'public' ? 'bridge' : 'none')
  await runScript(agent, {
    script: EMPTY_SCRIPT,
    args: [
      image.facts?.root ?? image.workdir,
      ...REPORT_PATH_GLOBS.flatMap(glob => ['-o', '-path', glob]).slice(1)
    ],
    signal
  })
  await agent.copyIn(below('tests', material.tests))
  return runTests(agent, request, into)
}
