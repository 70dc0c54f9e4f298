import { readFileSync } from 'node:fs'
import type { RegistryAccess } from '../../commands/shared/access/image-source.js'
import { UserError } from '../../contracts/errors.js'
import type { Login } from '../../image/registry/client-config.js'
import type { Registry } from '../../image/registry/registry.js'
import type { VerbContext } from '../cli/verb-context.js'
import type { OptionValues } from '../options.js'

type Variables = Readonly<Record<string, string | undefined>>

/** GitHub's own registry takes the token of a workflow. */
const GITHUB_REGISTRY = 'ghcr.io'

interface PullRequestEvent {
  pull_request?: { head?: { repo?: { full_name?: unknown } | null } }
}

/** Whether what runs is a pull request from another repository. */
const isFromFork = (environment: Variables): boolean => {
  try {
    const event = JSON.parse(readFileSync(environment.GITHUB_EVENT_PATH ?? '', 'utf8')) as PullRequestEvent
    const head = event.pull_request?.head
    return head !== undefined && head.repo?.full_name !== environment.GITHUB_REPOSITORY
  } catch {
    // No event, no pull request.
    return false
  }
}

const placeOf = (environment: Variables): RegistryAccess['place'] => {
  const repository = environment.GITHUB_REPOSITORY || null
  const server = environment.GITHUB_SERVER_URL || 'https://github.com'
  return {
    repository,
    isFork: isFromFork(environment),
    source: repository && `${server}/${repository}`,
    revision: environment.GITHUB_SHA || null
  }
}

/**
 * What registries are shown: a given login at the host of the first, GitHub's token at GitHub's own. For
 * the others the engine's own logins count.
 * @throws UserError where only half of a login is given
 */
const registryAccess = (
  registries: readonly Registry[],
  {
    environment,
    username,
    password,
    githubToken
  }: {
    environment: Variables
    username: string | undefined
    password: string | undefined
    githubToken: string | undefined
  }
): RegistryAccess => {
  const logins = new Map<string, Login>()
  if (githubToken !== undefined) {
    logins.set(GITHUB_REGISTRY, { username: environment.GITHUB_ACTOR || 'github', password: githubToken })
  }
  if ((username === undefined) !== (password === undefined)) {
    throw new UserError(
      `A registry's ${username === undefined ? 'password is given without a username' : 'username is given without a password'}: give both, as inputs \`registry-username\` and \`registry-password\` or in KOTLIN_BENCH_REGISTRY_USERNAME and KOTLIN_BENCH_REGISTRY_PASSWORD, or neither.`
    )
  }
  const [first] = registries
  if (first && username !== undefined && password !== undefined)
    logins.set(first.host, { username, password })
  return { logins, place: placeOf(environment) }
}

/** The same on the command line, where a login comes by variables. */
export const verbAccess = (
  registries: readonly Registry[],
  { environment, registryPassword }: Pick<VerbContext, 'environment' | 'registryPassword'>
): RegistryAccess =>
  registryAccess(registries, {
    environment,
    username: environment.KOTLIN_BENCH_REGISTRY_USERNAME || undefined,
    password: registryPassword,
    githubToken: undefined
  })

/** The same in a workflow, where it comes by inputs, or is the workflow's own token. */
export const actionAccess = (
  registries: readonly Registry[],
  values: Pick<OptionValues, 'registry-username'>,
  {
    environment,
    registryPassword,
    githubToken
  }: Pick<VerbContext, 'environment' | 'registryPassword'> & { githubToken: string | undefined }
): RegistryAccess =>
  registryAccess(registries, {
    environment,
    username: values['registry-username'] ?? (environment.KOTLIN_BENCH_REGISTRY_USERNAME || undefined),
    password: registryPassword,
    githubToken
  })
