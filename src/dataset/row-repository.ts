import { checkOutRow } from './check-out-row.js'
import { inDraft } from './drafts.js'
import type { RowCommit } from './find-clone.js'
import { type RowClonesContext, rowClone } from './row-clone.js'

export interface RowRepositoriesContext extends RowClonesContext {
  /** Where checkouts are made, which are there no longer than they are needed. Absolute. */
  readonly draftsDir: string
}

/** The repositories that rows are changes of. */
export interface RowRepositories {
  /**
   * Works in a folder that has the repository at the commit, on branch `task-base`, with no history but the
   * commit's own and no remote. The folder is gone afterwards.
   * @throws FaultError `task` where there is no such repository or commit, `infrastructure` where it cannot be reached
   */
  withCheckout<T>(row: RowCommit, work: (dir: string) => Promise<T>): Promise<T>
}

/** Opens the repositories of a file's rows. */
export const openRowRepositories = (context: RowRepositoriesContext): RowRepositories => ({
  async withCheckout(row, work) {
    const clone = await rowClone(row, context)
    return inDraft(context.draftsDir, async dir => {
      await checkOutRow(dir, clone, context.signal)
      return work(dir)
    })
  }
})
