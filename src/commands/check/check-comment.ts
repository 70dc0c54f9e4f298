import type { CheckReport } from '../../contracts/check.js'
import type { KeyedComment } from '../../github/comments.js'
import { checkSummary } from '../../report/checks/summary.js'

/** One comment a pull request, whoever posts it: the run of the checks or a workflow after it. */
const KEY = 'task-checks'

/** GitHub takes 65,536 characters. */
const MOST_BYTES = 60_000

/** What `check` found as the comment that a pull request has one of. */
export const checkComment = (report: CheckReport): KeyedComment => ({
  key: KEY,
  markdown: checkSummary(report, { maxBytes: MOST_BYTES })
})
