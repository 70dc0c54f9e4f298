import { createHash } from 'node:crypto'
import { errorMessage, UserError } from '../../contracts/errors.js'
import {
  PUBLISHED_SCHEMA,
  type PublishedIndex,
  type PublishedResult,
  publishedIndexSchema
} from '../../contracts/published.js'
import type { Rewards } from '../../contracts/rewards.js'
import type { BranchChange, BranchView } from '../../github/branch-commit.js'
import { trendPages } from '../../report/trend/index.js'
import { publishedResult, resultBefore } from '../../report/trend/published-result.js'
import { rewardsText, trimRewards } from '../../report/trend/trim-rewards.js'
import { parseRewards, REWARDS_MAX_BYTES } from '../shared/baseline/parse-rewards.js'

const INDEX = 'index.json'
const INDEX_MAX_BYTES = 64 * 1024 * 1024
const NEWEST = 'rewards.json'

const readIndex = async (view: BranchView, branch: string): Promise<PublishedIndex> => {
  const text = await view.read(INDEX, INDEX_MAX_BYTES)
  if (text === undefined) return { schema: PUBLISHED_SCHEMA, results: [] }
  try {
    return publishedIndexSchema.parse(JSON.parse(text))
  } catch (thrown) {
    throw new UserError(
      `${INDEX} on branch ${branch} is not one that \`publish\` wrote: ${errorMessage(thrown)}. Name another branch with \`--branch\`, or mend it.`
    )
  }
}

/** A result that was published; undefined where someone has taken its file away, or spoilt it. */
const readResult = async (view: BranchView, file: string): Promise<Rewards | undefined> => {
  const text = await view.read(file, REWARDS_MAX_BYTES)
  try {
    return text === undefined ? undefined : parseRewards(text)
  } catch {
    return undefined
  }
}

const isSameRun = (one: PublishedResult, other: PublishedResult): boolean =>
  one.run !== null && other.run !== null && one.run.id === other.run.id && one.job === other.job

const byDate = (one: PublishedResult, other: PublishedResult): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : one.id < other.id ? -1 : one.id > other.id ? 1 : 0

/** The files of results that go; GitHub refuses to remove what is not there. */
const removals = async (
  view: BranchView,
  replaced: readonly PublishedResult[]
): Promise<Record<string, null>> => {
  const files: Record<string, null> = {}
  for (const { file } of replaced) {
    if ((await view.read(file, REWARDS_MAX_BYTES)) !== undefined) files[file] = null
  }
  return files
}

/** A result on the branch, and the change that brings it there; null where it, or a later attempt's, is there. */
export interface Addition {
  result: PublishedResult
  change: BranchChange | null
}

/**
 * Works out what adding a result to a branch changes. A later attempt of the same run takes the place of an
 * earlier one, of which it has all that was good.
 */
export const addResult = async (
  rewards: Rewards,
  { view, branch, now }: { view: BranchView; branch: string; now: string }
): Promise<Addition> => {
  const text = rewardsText(trimRewards(rewards))
  const digest = createHash('sha256').update(text).digest('hex')
  const index = await readIndex(view, branch)
  const draft = publishedResult(rewards, { digest, date: now, previous: undefined })
  const known = index.results.find(({ id }) => id === draft.id)
  const later = index.results.find(
    one => isSameRun(one, draft) && (one.run?.attempt ?? 0) > (draft.run?.attempt ?? 0)
  )
  if (later !== undefined) return { result: later, change: null }
  if (known?.digest === digest) return { result: known, change: null }

  const replaced = index.results.filter(one => one.id === draft.id || isSameRun(one, draft))
  const others = index.results.filter(one => !replaced.includes(one))
  const before = resultBefore(others, { date: draft.date, groups: draft.groups })
  const previous = before && (await readResult(view, before.file))
  const result = publishedResult(rewards, { digest, date: draft.date, previous })
  const results = [...others, result].sort(byDate)
  const files: Record<string, string | null> = {
    ...(await removals(view, replaced)),
    [result.file]: text,
    [INDEX]: `${JSON.stringify({ schema: PUBLISHED_SCHEMA, results }, null, 1)}\n`,
    ...trendPages(results),
    ...(results.at(-1) === result ? { [NEWEST]: text } : {})
  }
  return { result, change: { message: `Publish ${result.id}`, files } }
}
