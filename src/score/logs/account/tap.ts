import { linesOf } from '../../../text/lines.js'
import { type Account, NO_OBJECTION, objection } from './account.js'

const PLAN = /^1\.\.(\d{1,9})(?: |$)/
/** One with a name, since no other is taken for a result: a bare `ok` is often no more than printed. */
const POINT = /^(?:not )?ok \S/
const BAILED = /^Bail out!/

/** TAP: its plan covers all points; those that failed are named wherever they stand. */
export const tapAccount = (log: string): Account => {
  let planned = 0
  let points = 0
  for (const raw of linesOf(log)) {
    const line = raw.trimEnd()
    if (POINT.test(line)) points++
    else if (BAILED.test(line)) return objection('the tests were bailed out of')
    else planned += Number(PLAN.exec(line)?.[1] ?? 0)
  }
  return points > planned
    ? objection(`${points} tests are named, and the plan is of ${planned}`)
    : NO_OBJECTION
}
