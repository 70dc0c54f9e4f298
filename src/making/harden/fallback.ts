import { isMessage, writtenReward } from './known-commands.js'
import type { Condition, Statement } from './shell-statements.js'
import type { VerifierProblem } from './verifier-problem.js'

const EXIT_CODE_TEST = /^(?:\[\[?|test) "?\$(?:\{?\w+\}?|\?)"? (?:-eq|-ne|==?|!=) "?\d+"?(?: \]\]?)?$/

/** `[ $exit_code -eq 0 ]`, in every branch. */
export const isExitCodeTest = ({ branches }: Condition): boolean =>
  branches.every(({ condition }) => EXIT_CODE_TEST.test(condition))

interface Fallback {
  readonly problems: readonly VerifierProblem[]
  readonly canWriteOne: boolean
}

const joined = (parts: readonly Fallback[]): Fallback => ({
  problems: parts.flatMap(({ problems }) => problems),
  canWriteOne: parts.some(({ canWriteOne }) => canWriteOne)
})

/**
 * Reads what a verifier does where there is no report: a reward by the exit code, messages, an end. Anything
 * else is a problem. `resolve` puts in the values of variables.
 */
export const readFallback = (statements: readonly Statement[], resolve: (text: string) => string): Fallback =>
  joined(
    statements.map(statement => {
      if (statement.kind === 'if' && isExitCodeTest(statement)) {
        const bodies = [...statement.branches.map(({ body }) => body), statement.otherwise ?? []]
        return joined(bodies.map(body => readFallback(body, resolve)))
      }
      const { line } = statement
      if (statement.kind !== 'command') {
        return {
          problems: [{ line, message: 'does more than to write a reward where there is no report' }],
          canWriteOne: false
        }
      }
      const text = resolve(statement.text)
      const reward = writtenReward(text)
      const isKnown = reward !== undefined || isMessage(text) || /^exit (?:\d+|"?\$\w+"?)$/.test(text)
      const message = `does more than to write a reward where there is no report: ${statement.text}`
      return { problems: isKnown ? [] : [{ line, message }], canWriteOne: reward === 1 }
    })
  )
