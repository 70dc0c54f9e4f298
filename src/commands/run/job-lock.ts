import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../contracts/errors.js'
import { formatOwner, ownerIsRunning, parseOwner, thisOwner } from '../../engine/labels.js'
import { quote } from '../../text/quote.js'

/** Names the process that runs the job; gone at its end, and without effect once that process is. */
const FILE = 'running'

/**
 * Marks a job's folder as in use, so that `--resume` does not run the same trials beside it.
 * @returns what takes the mark away
 * @throws UserError where another process of this machine runs the job
 */
export const lockJob = async (jobDir: string): Promise<() => Promise<void>> => {
  const path = join(jobDir, FILE)
  const owner = parseOwner(await readFile(path, 'utf8').catch(() => ''))
  if (owner && (await ownerIsRunning(owner))) {
    throw new UserError(
      `\`--resume\`: the job in ${quote(jobDir)} is still running, as process ${owner.pid}. Wait for its end, or stop it.`
    )
  }
  await writeFile(path, formatOwner(await thisOwner()))
  return () => rm(path, { force: true })
}
