import { type DynamicCheck, NOTHING_RAN, nothingKnown } from '../dynamic-check.js'
import { TOML } from '../task-facts.js'

/** A hosted runner may be half as fast as the next. */
const ROOM = 0.5

export const verifierTime: DynamicCheck = {
  id: 'verifier-time',
  sentence: 'The tests end within half of their time limit.',
  level: 'warning',
  why: 'On a slower runner they would be cut short, and what is cut short gets 0.',
  run: ({ stages }) => {
    if (stages === undefined) return NOTHING_RAN
    const unknown = nothingKnown(stages)
    if (unknown) return unknown
    const longest = stages.toSorted((a, b) => (b.seconds.verify ?? 0) - (a.seconds.verify ?? 0))[0]
    const { verify = null, limit = null } = longest?.seconds ?? {}
    if (verify === null || limit === null || verify <= limit * ROOM) return []
    return [
      {
        file: TOML,
        line: null,
        message: `The tests took ${verify.toFixed(0)} s here, more than half of [verifier] timeout_sec, ${limit} s.`,
        advice: 'Raise the limit, or let test.sh run fewer tests.'
      }
    ]
  }
}
