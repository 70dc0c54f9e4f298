/** Where a repository is from, as a forge names it. */
export interface SourceRepository {
  readonly owner: string
  readonly name: string
  /** As a browser opens it. */
  readonly url: string
}

const URL_FORM = /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.+)$/
const SCP_FORM = /^(?:[^/@:]+@)([^/:]+):(?!\/\/)(.+)$/

/** Names stand in the names of images, folders and scripts. */
const PLAIN = /^[\w.-]{1,100}$/

/**
 * Reads the address of a remote; null for one that is no `owner/name` at a host, such as a folder's path.
 * A login in it goes no further.
 */
export const readSourceAddress = (address: string): SourceRepository | null => {
  const [, host, path] = URL_FORM.exec(address.trim()) ?? SCP_FORM.exec(address.trim()) ?? []
  const parts =
    path
      ?.replace(/\/+$/, '')
      .replace(/\.git$/, '')
      .split('/') ?? []
  const [owner, name, ...more] = parts
  if (host === undefined || owner === undefined || name === undefined || more.length > 0) return null
  if (!PLAIN.test(owner) || !PLAIN.test(name) || /^\.+$/.test(name)) return null
  return { owner, name, url: `https://${host}/${owner}/${name}` }
}
