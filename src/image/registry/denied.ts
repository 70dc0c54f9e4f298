import type { Registry } from './registry.js'

/** Where a push runs, as far as that decides what it may. */
export interface PushPlace {
  /** `owner/name` of the repository whose workflow runs; null off GitHub. */
  repository: string | null
  /** A pull request from a fork, whose token may only read. */
  isFork: boolean
}

/** What becomes of images that a registry does not show, and the setting to change where it has them. */
export const hiddenRemedy = ({ host }: Registry): string =>
  [
    'What it does not show is taken for missing there.',
    ...(host === 'ghcr.io'
      ? ["GitHub's says so of what it does not have, too; what is private there needs `packages: read`."]
      : [])
  ].join(' ')

/** Why a registry refuses a push, and the setting to change. */
export const deniedRemedy = (registry: Registry, { repository, isFork }: PushPlace): string => {
  if (registry.host !== 'ghcr.io') {
    return `See whether the login may write to ${registry.name}: \`docker login ${registry.host}\`, or KOTLIN_BENCH_REGISTRY_USERNAME and KOTLIN_BENCH_REGISTRY_PASSWORD.`
  }
  if (isFork) {
    return "A workflow that runs for a pull request from a fork has a token that may only read; GitHub gives it no other. Push from the repository's own branches."
  }
  if (repository === null) {
    return 'Log in with a classic personal access token that has the scope `write:packages`: `docker login ghcr.io`.'
  }
  const owner = registry.path.split('/')[0] ?? ''
  const isOwn = repository.toLowerCase().startsWith(`${owner}/`)
  return [
    'One of these is in the way:',
    "the job's permissions need `packages: write`, in the workflow that calls a reusable one as well;",
    `a package that exists already needs ${repository} under "Package settings > Manage Actions access" with the role Write;`,
    `the organisation ${owner} has to allow packages under "Settings > Packages"${isOwn ? '' : `, and GITHUB_TOKEN of ${repository} may write to packages of its own owner alone`}.`
  ].join(' ')
}
