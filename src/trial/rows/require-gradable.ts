import { FaultError } from '../../contracts/errors.js'
import type { SweRow } from '../../contracts/swe-polybench.js'
import { parserOf } from '../../score/index.js'
import type { RowGrading } from './row-grading.js'

const SIMPLE_ONLY = '`--grading simple` needs none of it.'

/** What a row lacks to be graded by its lists. */
const lacks = (row: SweRow): string | null => {
  if (row.test_command.trim() === '') return 'has no test_command, which says how its tests are run'
  if (row.F2P.length === 0 && row.P2P.length === 0)
    return 'has neither F2P nor P2P, which name the tests that have to pass'
  return null
}

/**
 * Asks whether a row has what its gradings go by, before anything is built for it.
 * @throws FaultError `task` where it has not
 */
export const requireGradable = (row: SweRow, { gradings }: RowGrading): void => {
  if (!gradings.includes('official') && !gradings.includes('strict')) return
  const lack = lacks(row)
  if (lack !== null)
    throw new FaultError('task', 'row-incomplete', `The row ${row.instance_id} ${lack}. ${SIMPLE_ONLY}`)
  const { problem } = parserOf(row)
  if (problem !== null) throw new FaultError('task', 'no-log-parser', `${problem} ${SIMPLE_ONLY}`)
}
