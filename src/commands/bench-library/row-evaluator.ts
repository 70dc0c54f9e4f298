import type { SweRow } from '../../contracts/swe-polybench.js'
import { evaluateRow, type RowChange, type RowEvaluation } from './evaluate-row.js'
import { openRowSession, type RowSession, type RowSessionOptions } from './row-session.js'

/** Evaluates changes to rows, as many at a time as it is asked to. */
export interface RowEvaluator {
  /** Nothing but images is left in the engine once all that were asked for have ended. */
  evaluate(row: SweRow, change: RowChange): Promise<RowEvaluation>
}

/** A session, and who is in it. */
interface Shared {
  readonly session: Promise<RowSession>
  users: number
  /** Whether somebody has left before the end, so that something may go on for nobody. */
  isCut: boolean
}

/** Calls that go on at the same time share a session: one image is built once for all of them. */
export const createRowEvaluator = (options: RowSessionOptions): RowEvaluator => {
  let current: Shared | undefined

  const enter = (): Shared => {
    current ??= { session: openRowSession(options), users: 0, isCut: false }
    current.users += 1
    return current
  }

  /** The last one out closes. */
  const leave = async (shared: Shared): Promise<void> => {
    shared.users -= 1
    if (shared.users > 0) return
    if (current === shared) current = undefined
    const session = await shared.session.catch(() => undefined)
    if (shared.isCut) session?.abort()
    await session?.close()
  }

  return {
    async evaluate(row, change) {
      change.signal.throwIfAborted()
      const shared = enter()
      try {
        return await evaluateRow(await shared.session, row, change)
      } finally {
        shared.isCut ||= change.signal.aborted
        await leave(shared)
      }
    }
  }
}
