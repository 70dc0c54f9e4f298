/** A repository of GitHub's. */
export interface Repository {
  owner: string
  repo: string
}

/** `owner/repo`, by the letters that GitHub allows in either. */
const NAME = /^([A-Za-z0-9](?:[A-Za-z0-9-]{0,38})(?:_[A-Za-z0-9]+)?)\/([A-Za-z0-9._-]{1,100})$/

/** Reads `owner/repo`; undefined where it is none. */
export const parseRepository = (text: string): Repository | undefined => {
  const [, owner, repo] = NAME.exec(text) ?? []
  return owner === undefined || repo === undefined || /^\.\.?$/.test(repo) ? undefined : { owner, repo }
}

/** As `owner/repo`. */
export const repositoryName = ({ owner, repo }: Repository): string => `${owner}/${repo}`
