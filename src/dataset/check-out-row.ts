import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mustGit, NO_UPKEEP } from './must-git.js'
import type { RowClone } from './row-clone.js'

/** Gives a commit by its id, and of a clone that is another user's: who named it wants it read. */
const UPLOAD_PACK = "git -c uploadpack.allowAnySHA1InWant=true -c 'safe.directory=*' upload-pack"

const BRANCH = 'task-base'

/**
 * Makes an empty folder a repository on branch `task-base` at the clone's commit, with no other history and
 * no remote.
 */
export const checkOutRow = async (
  dir: string,
  { gitDir, commit }: RowClone,
  signal: AbortSignal
): Promise<void> => {
  const settings = { dir, signal, env: { GIT_ALLOW_PROTOCOL: 'file' } }
  await mustGit(['init', '--quiet', '--template=', `--initial-branch=${BRANCH}`], settings)
  // Bytes as they are in the repository, and no word of when it was made.
  await appendFile(join(dir, '.git/config'), '[core]\n\tautocrlf = false\n\tlogAllRefUpdates = false\n')
  // Into an empty repository comes what the commit is made of, its tags among that, and nothing else.
  const what = ['fetch', '--quiet', '--update-shallow', '--no-recurse-submodules', '--no-write-fetch-head']
  const refspec = `+${commit}:refs/remotes/base`
  await mustGit([...NO_UPKEEP, ...what, `--upload-pack=${UPLOAD_PACK}`, gitDir, refspec], settings)
  await mustGit(['checkout', '--quiet', '-B', BRANCH, '--no-track', commit], settings)
  await mustGit(['update-ref', '-d', 'refs/remotes/base'], settings)
}
