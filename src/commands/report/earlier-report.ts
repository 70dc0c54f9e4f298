import { existsSync } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../contracts/errors.js'
import { quote } from '../../text/quote.js'
import type { FoundPart } from './find-results.js'

/** How a `rewards.json` of any version begins, which has all that a report needs to know of it. */
const OUR_REWARDS = /^\s*\{\s*"schema":\s*"kotlin-bench\/rewards@/
const HEAD_BYTES = 1024

const isOurRewards = async (path: string): Promise<boolean> => {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isFile()) return false
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return OUR_REWARDS.test(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await file.close()
  }
}

/** A `rewards.json` alone may have been copied there; with the page beside it, it is a report's. */
const hasEarlierReport = async (out: string): Promise<boolean> =>
  existsSync(join(out, 'report.html')) && (await isOurRewards(join(out, 'rewards.json')))

/** Whether the folder is that of a job among those that are reported on, which may have no report yet. */
const isJobFolder = (out: string, parts: readonly Pick<FoundPart, 'jobDir'>[]): boolean =>
  parts.some(({ jobDir }) => jobDir === out) && existsSync(join(out, 'config.json'))

/**
 * A report takes the place of an earlier one, and of nothing else: what is in its folder by the names that
 * it is going to write has to be an earlier report's, or of the job that it is on.
 * @throws UserError that names what is not
 */
export const requireReplaceable = async (
  { out, parts }: { readonly out: string; readonly parts: readonly Pick<FoundPart, 'jobDir'>[] },
  names: readonly string[]
): Promise<void> => {
  if (isJobFolder(out, parts)) return
  const taken: string[] = []
  for (const name of names) {
    if (await lstat(join(out, name)).catch(() => undefined)) taken.push(name)
  }
  if (taken.length === 0 || (await hasEarlierReport(out))) return
  throw new UserError(
    `${quote(`--out ${out}`)} has ${taken.join(', ')}, which no earlier report has left there, and this one would replace. Name another folder, or move ${taken.length === 1 ? 'that' : 'those'} away.`
  )
}
