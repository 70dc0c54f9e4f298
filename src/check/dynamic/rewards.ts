import type { Reason, Reward } from '../../contracts/verdict.js'
import {
  type DynamicCheck,
  type DynamicFacts,
  NOTHING_RAN,
  nothingKnown,
  type TriedTask
} from '../dynamic-check.js'
import { type NotRun, type Problem, shown } from '../static-check.js'
import { SOLVE_SH, TEST_SH } from '../task-facts.js'
import { type AbsentTests, absentTests } from './absent-tests.js'
import { stagesMatch } from './stages-match.js'

interface Wanted {
  /** What was tried, as the subject of a sentence. */
  readonly subject: string
  readonly reward: Reward
  readonly file: string
  readonly advice: string
}

/** How often of how many: `in 2 of 3 runs`, or nothing where there was one. */
const often = (count: number, all: number): string => (all === 1 ? '' : ` in ${count} of ${all} runs`)

const NAMED_TESTS = 5

const withTests = ({ message, tests = [] }: Reason): string => {
  if (tests.length === 0) return message
  const named = tests.slice(0, NAMED_TESTS).map(test => shown(test))
  return `${message} (${named.join(', ')}${tests.length > named.length ? ', …' : ''})`
}

/** Runs that gave another reward than they should: by the reports, and as test.sh wrote it. */
const wrongRewards = (
  tried: readonly TriedTask[],
  { subject, reward, file, advice }: Wanted
): readonly Problem[] | NotRun => {
  const unknown = nothingKnown(tried)
  if (unknown) return unknown
  const problem = (message: string): Problem => ({ file, line: null, message, advice })
  const faulty = tried.filter(({ fault }) => fault !== null)
  const wrong = tried.filter(({ verdict }) => verdict !== null && verdict.reward !== reward)
  const elsewhere = tried.filter(
    ({ verdict }) => verdict?.reward === reward && verdict.container.reward !== reward
  )
  return [
    ...faulty
      .slice(0, 1)
      .map(({ fault }) =>
        problem(`${subject} has no verdict${often(faulty.length, tried.length)}: ${fault?.message}`)
      ),
    ...wrong.slice(0, 1).map(({ verdict }) => {
      const why = verdict?.reasons.map(withTests).join(' ')
      return problem(
        `${subject} gets ${verdict?.reward} instead of ${reward}${often(wrong.length, tried.length)}.${why ? ` ${why}` : ''}`
      )
    }),
    ...elsewhere.slice(0, 1).map(({ verdict }) => {
      const wrote = verdict?.container.reward ?? 'nothing that is 0 or 1'
      return problem(
        `${subject} gets ${reward} by the reports, but test.sh wrote ${wrote}${often(elsewhere.length, tried.length)}: who runs the task as it stands gets another result.`
      )
    })
  ]
}

/** Whether tests that no run of any stage has are all that takes the reward of each run. */
const lacksOnly = (tried: readonly TriedTask[], { inRuns }: AbsentTests): boolean => {
  const gone = new Set(inRuns)
  return tried.every(
    ({ verdict }) =>
      verdict?.reward === 0 &&
      verdict.reasons.length > 0 &&
      verdict.reasons.every(
        ({ code, tests = [] }) => code === 'test-missing' && tests.every(test => gone.has(test))
      )
  )
}

const stage = ({ stages }: DynamicFacts, name: 'tests' | 'fix'): readonly TriedTask[] | undefined =>
  stages?.filter(run => run.stage === name)

export const oracleResolves: DynamicCheck = {
  id: 'oracle-resolves',
  sentence: "The task's own solution gets reward 1, every time.",
  level: 'error',
  why: 'Where the solution fails, no agent can be judged.',
  run: (facts, errors) => {
    const tried = stage(facts, 'fix')
    if (tried === undefined) return NOTHING_RAN
    if (errors.has(stagesMatch.id) && lacksOnly(tried, absentTests(facts)))
      return { notRun: `no run has tests that the solution needs, as ${stagesMatch.id} tells` }
    return wrongRewards(tried, {
      subject: 'The solution',
      reward: 1,
      file: SOLVE_SH,
      advice: 'Run the task with `-a oracle` and read test-stdout.txt.'
    })
  }
}

export const nopFails: DynamicCheck = {
  id: 'nop-fails',
  sentence: 'An untouched tree gets reward 0, every time.',
  level: 'error',
  why: 'Where doing nothing is enough, the tests show nothing.',
  run: facts => {
    const tried = stage(facts, 'tests')
    return tried === undefined
      ? NOTHING_RAN
      : wrongRewards(tried, {
          subject: 'An untouched tree',
          reward: 0,
          file: TEST_SH,
          advice: 'Let test.patch add a test that fails without the fix, and expected_tests.json name it.'
        })
  }
}

export const brokenBuildFails: DynamicCheck = {
  id: 'broken-build-fails',
  sentence: 'A change that breaks the build gets reward 0.',
  level: 'error',
  why: 'A verifier that takes the exit code of a build, or reports of an earlier one, gives 1 to work that does not compile.',
  run: ({ brokenBuild }) => {
    if (brokenBuild === undefined) return NOTHING_RAN
    if (brokenBuild.fault?.code === 'no-main-source') return { notRun: brokenBuild.fault.message }
    return wrongRewards([brokenBuild], {
      subject: 'A change that breaks the build',
      reward: 0,
      file: TEST_SH,
      advice: 'Delete old reports before the build, and write 1 by comparing reports alone.'
    })
  }
}
