import { errorMessage, FaultError, UserError } from '../../../contracts/errors.js'
import type { Rewards } from '../../../contracts/rewards.js'
import type { GitHubApi } from '../../../github/api.js'
import { readArtifactFile } from '../../../github/artifact-file.js'
import { defaultBranch, readRepositoryFile } from '../../../github/contents.js'
import { type Repository, repositoryName } from '../../../github/repository.js'
import { getRun, type Run, runArtifacts, successfulRuns } from '../../../github/runs.js'
import { quote } from '../../../text/quote.js'
import type { GitHubAccess } from '../access/github-access.js'
import { readNamedFile } from '../files/named-file.js'
import { chooseArtifact } from './baseline-artifact.js'
import { type BaselineSource, parseBaseline } from './baseline-source.js'
import { parseRewards, REWARDS_MAX_BYTES } from './parse-rewards.js'

/** An earlier result to compare with. */
export interface Baseline {
  rewards: Rewards
  /** Where it is from, in words, such as `run 4711 of acme/agent`. */
  source: string
  /** The page that shows it. */
  url: string | null
}

export interface BaselinePlace {
  /** Where the path of a file starts. Absolute. */
  folder: string
  github: GitHubAccess
  /** The name that this run's own report has, by which that of the other run is found. */
  artifact?: string | undefined
}

const FILE = 'rewards.json'
/** Runs whose artifacts have expired are passed over, so many at most. */
const LOOK_BACK = 30

const readFromFile = async (given: string): Promise<Baseline> => {
  const advice = 'Name a `rewards.json`, or the folder of the job that has it.'
  try {
    const { text, path } = await readNamedFile(given, { maxBytes: REWARDS_MAX_BYTES, inFolder: FILE })
    return { rewards: parseRewards(text), source: path, url: null }
  } catch (thrown) {
    throw new UserError(`${quote(`--baseline ${given}`)} cannot be read: ${errorMessage(thrown)}. ${advice}`)
  }
}

interface Elsewhere {
  api: GitHubApi
  repository: Repository
}

/** Why there is nothing to compare with. */
class NoBaseline extends Error {}

const rewardsOf = (bytes: Buffer, where: string): Rewards => {
  try {
    return parseRewards(bytes.toString('utf8'))
  } catch (thrown) {
    throw new NoBaseline(`${where} holds no result: ${errorMessage(thrown)}.`)
  }
}

/** The results of a run; undefined where it has none any more, or never had. */
const readRunResults = async (
  { api, repository }: Elsewhere,
  run: Run,
  artifactName: string | undefined
): Promise<Baseline | undefined> => {
  const source = `run ${run.id} of ${repositoryName(repository)}`
  const chosen = chooseArtifact(await runArtifacts(api, repository, run.id), artifactName)
  if (chosen === undefined) return undefined
  if ('several' in chosen) {
    throw new NoBaseline(
      `${source} has reports of several jobs. Name one: ${chosen.several.map(name => `\`run:${run.id}:${name}\``).join(', ')}.`
    )
  }
  const bytes = await readArtifactFile(api, repository, {
    artifact: chosen,
    path: FILE,
    maxBytes: REWARDS_MAX_BYTES
  })
  if (bytes === undefined) return undefined
  return { rewards: rewardsOf(bytes, `${FILE} of ${source}`), source, url: run.url }
}

const readRun = async (
  place: Elsewhere,
  { run: id, artifact }: BaselineSource & { kind: 'run' }
): Promise<Baseline> => {
  const run = await getRun(place.api, place.repository, id)
  const baseline = await readRunResults(place, run, artifact)
  if (baseline !== undefined) return baseline
  throw new NoBaseline(
    `Run ${id} of ${repositoryName(place.repository)} has no artifact${artifact === undefined ? ' of a whole evaluation' : ` \`${artifact}\``} that holds ${FILE}; GitHub keeps artifacts for a number of days.`
  )
}

const readBranch = async (
  { api, repository }: Elsewhere,
  { branch, path }: BaselineSource & { kind: 'branch' },
  serverUrl: string
): Promise<Baseline> => {
  const name = repositoryName(repository)
  const bytes = await readRepositoryFile(api, repository, { ref: branch, path, maxBytes: REWARDS_MAX_BYTES })
  if (bytes === undefined) {
    throw new NoBaseline(
      `There is no ${path} on branch ${branch} of ${name}; \`publish\` makes it with the first result.`
    )
  }
  const source = `${path} on branch ${branch} of ${name}`
  return { rewards: rewardsOf(bytes, source), source, url: `${serverUrl}/${name}/blob/${branch}/${path}` }
}

/** The newest successful run of this workflow on the default branch that still has its results. */
const readPrevious = async (place: Elsewhere, { github, artifact }: BaselinePlace): Promise<Baseline> => {
  const { api, repository } = place
  const { runId, event } = github
  if (runId === undefined) throw new NoBaseline('No baseline was named.')
  const branch = event.defaultBranch ?? (await defaultBranch(api, repository))
  const { workflow } = await getRun(api, repository, runId)
  const runs = await successfulRuns(api, repository, { workflow, branch, most: LOOK_BACK })
  for (const run of runs) {
    if (run.id === runId) continue
    // A job that is not named is called by its run.
    const name = artifact?.replaceAll(String(runId), String(run.id))
    const baseline = await readRunResults(place, run, name)
    if (baseline !== undefined) return baseline
  }
  throw new NoBaseline(`No successful run of this workflow on ${branch} has results yet.`)
}

const read = async (source: BaselineSource | undefined, place: BaselinePlace): Promise<Baseline> => {
  if (source?.kind === 'file') return readFromFile(source.path)
  if (source === undefined && place.github.runId === undefined) throw new NoBaseline('No baseline was named.')
  const elsewhere = {
    repository: source?.repository ?? (await place.github.repository()),
    api: await place.github.api()
  }
  switch (source?.kind) {
    case 'run':
      return readRun(elsewhere, source)
    case 'branch':
      return readBranch(elsewhere, source, place.github.serverUrl)
    default:
      return readPrevious(elsewhere, place)
  }
}

/**
 * Looks at what `--baseline` names before anything is run: a mistyped name would otherwise cost a whole
 * evaluation its report. What is on GitHub may come to be there meanwhile, and is none of that.
 * @throws UserError for what names nothing, and for a file that cannot be read
 */
export const requireBaseline = async (spec: string | undefined, folder: string): Promise<void> => {
  if (spec === undefined) return
  const source = parseBaseline(spec, folder)
  if (source.kind === 'file') await readFromFile(source.path)
}

/**
 * The result to compare with: as `--baseline` says, or that of the newest successful run of this workflow on
 * the default branch. Whatever is not there, or GitHub does not give, is `none` with a sentence or two why:
 * worth a notice, since the results themselves stand.
 * @throws UserError for what names nothing, and for a file that cannot be read
 */
export const readBaseline = async (
  spec: string | undefined,
  place: BaselinePlace
): Promise<Baseline | { none: string }> => {
  const source = spec === undefined ? undefined : parseBaseline(spec, place.folder)
  try {
    return await read(source, place)
  } catch (thrown) {
    if (thrown instanceof NoBaseline || thrown instanceof FaultError) return { none: thrown.message }
    // What is no error is the signal that ended it.
    if (thrown instanceof UserError || !(thrown instanceof Error)) throw thrown
    return { none: `The baseline cannot be read: ${errorMessage(thrown)}.` }
  }
}
