import { UserError } from '../../../contracts/errors.js'
import { git } from '../../../dataset/git.js'
import { readKnownCertificates } from '../../../engine/known-certificates.js'
import { type GitHubApi, openGitHub } from '../../../github/api.js'
import { type WorkflowEvent, workflowEvent } from '../../../github/event.js'
import { parseRepository, type Repository } from '../../../github/repository.js'
import { quote } from '../../../text/quote.js'
import { createSender } from './sender.js'

/** What is known of GitHub here: in a workflow by the runner's variables, elsewhere by the work tree. */
export interface GitHubAccess {
  /** Loads the client at the first call. */
  api: () => Promise<GitHubApi>
  /**
   * The repository that the workflow runs in, or that the work tree was cloned from.
   * @throws UserError where nothing says which
   */
  repository: () => Promise<Repository>
  /** `https://github.com`, or a server of one's own. */
  serverUrl: string
  /** The workflow run that this is, undefined off GitHub. */
  runId: number | undefined
  event: WorkflowEvent
}

export interface GitHubPlace {
  environment: Readonly<Record<string, string | undefined>>
  /** GitHub's token; what everybody may read can be read without. */
  token: string | undefined
  /** The work tree whose origin is the repository where no variable names one. Absolute. */
  folder: string
  signal?: AbortSignal | undefined
  /** Hears of every wait that a limit of GitHub's asks for. */
  onWait?: ((text: string) => void) | undefined
}

/** `owner/repo` of a clone's address on a server: https, ssh, or `git@host:owner/repo`. */
export const repositoryOfRemote = (remote: string, serverUrl: string): Repository | undefined => {
  const { hostname } = new URL(serverUrl)
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([^/:]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/.exec(remote) ?? []
  return host === hostname && path !== undefined ? parseRepository(path) : undefined
}

const findRepository = async (
  { environment, folder }: GitHubPlace,
  serverUrl: string
): Promise<Repository> => {
  const named = environment.GITHUB_REPOSITORY
  if (named) {
    const repository = parseRepository(named)
    if (repository !== undefined) return repository
    throw new UserError(
      `GITHUB_REPOSITORY is ${quote(named)}; it has to be \`owner/repo\`, such as \`acme/agent\`.`
    )
  }
  const origin = await git(['remote', 'get-url', 'origin'], { dir: folder })
  const repository = origin.ok ? repositoryOfRemote(origin.stdout, serverUrl) : undefined
  if (repository !== undefined) return repository
  throw new UserError(
    `Nothing says which repository of GitHub's is meant: ${quote(folder)} is no clone of one. Run in a clone, or set GITHUB_REPOSITORY to \`owner/repo\`.`
  )
}

/** Once, and again only where it failed. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch(thrown => {
      made = undefined
      throw thrown
    })
    return made
  }
}

/** Reads where GitHub is and who we are there. Asks nothing yet. */
export const gitHubAccess = (place: GitHubPlace): GitHubAccess => {
  const { environment, token, signal, onWait } = place
  const serverUrl = environment.GITHUB_SERVER_URL || 'https://github.com'
  const apiUrl = environment.GITHUB_API_URL || 'https://api.github.com'
  const runId = Number(environment.GITHUB_RUN_ID)
  return {
    api: once(async () => {
      const sender = createSender(environment, await readKnownCertificates(environment))
      return openGitHub({ apiUrl, token, sender, signal, onWait })
    }),
    repository: once(() => findRepository(place, serverUrl)),
    serverUrl,
    runId: Number.isSafeInteger(runId) && runId > 0 ? runId : undefined,
    event: workflowEvent(environment)
  }
}
