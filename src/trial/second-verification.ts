import { join } from 'node:path'
import { errorMessage } from '../contracts/errors.js'
import type { ExpectedTests } from '../contracts/expected-tests.js'
import type { ReasonCode, Verdict } from '../contracts/verdict.js'
import { fitsBefore } from '../text/deadline.js'
import { applyChange } from './hand-over/hand-over.js'
import { reportTree } from './list-report-files.js'
import type { Environment } from './phases.js'
import { startVerifier } from './sandboxed.js'
import { byReports } from './score-phase.js'
import type { Try } from './try.js'
import { runTests } from './verify-phase.js'

const FOLDER = 'verifier/second'

/** What has to fit beside the tests' limit: starting a container, copying, scoring. */
const OVERHEAD_SEC = 60

/** Reasons that name tests which did not pass. */
const ABOUT_TESTS: ReadonlySet<ReasonCode> = new Set([
  'test-failed',
  'test-missing',
  'test-skipped',
  'regression'
])

/** Reasons that say how the agent or a process of the tests ended, and nothing of which test did not pass. */
const BESIDES: ReadonlySet<ReasonCode> = new Set([
  'agent-timed-out',
  'limit-reached',
  'agent-failed',
  'model-request-malformed',
  'tests-out-of-memory'
])

/**
 * Whether all that is wrong is that tests did not pass which passed without the fix: all target tests
 * passed. Such a miss can be the fault of a test that fails now and then.
 */
export const missesP2pOnly = (
  { reward, reasons, transitions: { f2p, s2p, n2p } }: Verdict,
  expected: ExpectedTests
): boolean => {
  if (reward === 1 || [f2p, s2p, n2p].some(({ expected: all, passed }) => passed < all)) return false
  const p2p = new Set(expected.p2p_tests)
  const aboutTests = reasons.filter(({ code }) => !BESIDES.has(code))
  return (
    aboutTests.length > 0 &&
    aboutTests.every(
      ({ code, tests = [] }) =>
        ABOUT_TESTS.has(code) && (code === 'regression' || tests.every(test => p2p.has(test)))
    )
  )
}

/** Hands the same change to another fresh container and runs the tests there. */
const verifyInNewContainer = async (
  tried: Try,
  environment: Environment,
  expected: ExpectedTests
): Promise<Verdict> => {
  const { state, context, folder } = tried
  const { material, image } = environment
  if (!state.handOver || image.facts === null) throw new Error('nothing was handed over')
  const fresh = await startVerifier(tried, environment, 'verifier-second')
  await applyChange(state.handOver.change, {
    facts: image.facts,
    verifier: fresh.container,
    tests: material.tests,
    testPaths: material.testPaths,
    signal: context.signal
  })
  const end = await runTests(fresh, { tried, environment }, FOLDER)
  await fresh.sandbox.close()
  const files = reportTree(join(folder.dir, FOLDER, 'junit'))
  return byReports({ end, files, material, limits: state.limits }, expected)
}

/**
 * Verifies a change that misses p2p tests alone once more, in a new container; below `verifier/second/`
 * stands what comes of it. The first verdict stands: where the two differ, a test is flaky, and a trial
 * that were given the better of two would be counted by luck. What goes wrong here costs nobody a verdict.
 */
export const verifyAgain = async (tried: Try, environment: Environment): Promise<void> => {
  const { state, context, folder } = tried
  const { expected } = environment.material
  const { verdict } = state
  // A row's P2P is seldom what decides: officially a test of it that did not run is no miss.
  const isFromFresh = context.verifierMode !== 'shared' && verdict?.evidence === 'junit'
  if (!verdict || !expected || !isFromFresh || !missesP2pOnly(verdict, expected)) return
  const limit = state.limits.timeoutsSec.verify ?? Number.POSITIVE_INFINITY
  if (!fitsBefore(context.deadline, limit + OVERHEAD_SEC)) {
    folder.log('only p2p tests are missed; not verified once more, since that may pass the deadline')
    return
  }
  folder.log('only p2p tests are missed: verifying once more in a new container')
  context.listener({
    type: 'notice',
    task: state.planned.task,
    message: 'Only p2p tests are missed: verifying once more in a new container. The first verdict stands.'
  })
  try {
    const second = await verifyInNewContainer(tried, environment, expected)
    state.secondVerdict = second
    folder.writeJson(`${FOLDER}/report.json`, second)
    folder.log(
      second.reward === 1
        ? 'the second verification passes, so what the first one missed is flaky; the first verdict stands'
        : 'the second verification misses, too'
    )
  } catch (thrown) {
    folder.log(`the second verification came to no verdict: ${errorMessage(thrown)}`)
  }
}
