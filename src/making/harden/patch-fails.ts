import { isMessage, writtenReward } from './known-commands.js'
import type { Condition, Statement } from './shell-statements.js'
import type { VerifierProblem } from './verifier-problem.js'

/**
 * Reads what a verifier does where the patch does not apply: messages, a reward of 0, and the end. Anything
 * else is a problem. `resolve` puts in the values of variables.
 */
export const readPatchFails = (
  { line }: Condition,
  body: readonly Statement[],
  resolve: (text: string) => string
): { readonly problems: readonly VerifierProblem[]; readonly ends: boolean } => {
  const texts = body.map(statement => (statement.kind === 'command' ? resolve(statement.text) : ''))
  const last = texts.at(-1) ?? ''
  const isKnown = (text: string): boolean => isMessage(text) || writtenReward(text) === 0
  const unknown = texts.filter(
    (text, index) => !isKnown(text) && !(index === texts.length - 1 && text.startsWith('exit '))
  )
  return {
    problems: unknown.map(text => ({
      line,
      message: `does more than to end where the patch does not apply: ${text}`
    })),
    ends: /^exit [1-9]\d*$/.test(last)
  }
}
