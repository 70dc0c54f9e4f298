import { expect, test } from '@jest/globals'
import { longestTrial } from '../../src/plan/longest-trial.js'
import type { Task } from '../../src/task/task.js'

const limitedTo = (agentSec: number | null, verifySec: number): Task =>
  ({ agent: { timeoutSec: agentSec }, verifier: { timeoutSec: verifySec } }) as Task

test.each([
  ['both phases by their limits, and a minute besides', limitedTo(600, 300), { verifications: 1 }, 960],
  ['an agent without a limit as none', limitedTo(null, 300), { verifications: 1 }, 360],
  ['each grading of a row up to its limit', limitedTo(600, 1800), { verifications: 3 }, 6060]
])('counts %s', (_, task, { verifications }, seconds) => {
  expect(longestTrial(task, { agent: 1, verifier: 1, verifications })).toBe(seconds)
})
