import { UserError } from '../../contracts/errors.js'
import { isLoopbackHost } from '../../text/loopback.js'
import { quote } from '../../text/quote.js'

/** A place that images are pulled from and pushed to, such as `ghcr.io/owner/repo`. */
export interface Registry {
  /** As it was given, lower case; what messages call it. */
  name: string
  /** With the port, where there is one. */
  host: string
  /** What stands before every repository; empty where images are kept at the top. */
  path: string
  /** Where its manifests are asked for. Loopback is spoken to over plain HTTP, as the engine does. */
  origin: string
}

const SHAPE =
  /^((?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?)((?:\/[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*)*)$/

/** What Docker Hub answers at is not what it is called. */
const ORIGINS: Readonly<Record<string, string>> = { 'docker.io': 'https://registry-1.docker.io' }

/** @throws UserError for what names no registry */
export const parseRegistry = (text: string): Registry => {
  const name = text.trim().toLowerCase().replace(/\/+$/, '')
  const [, host = '', path = ''] = SHAPE.exec(name) ?? []
  if (host === '' || !(/[.:]/.test(host) || host === 'localhost')) {
    throw new UserError(
      `${quote(`--registry ${text}`)} names no registry. Write a host, with a path after it where images are kept below one: \`ghcr.io/owner/repo\`, \`localhost:5000\`; or \`none\` alone.`
    )
  }
  const origin =
    ORIGINS[host] ?? `${isLoopbackHost(host.replace(/:[0-9]+$/, '')) ? 'http' : 'https'}://${host}`
  return { name, host, path: path.slice(1), origin }
}

/** The part of an image's local name that tells repositories apart: `tiny` of `kotlin-bench/tiny:base`. */
const repositoryOf = (image: string): string =>
  image
    .toLowerCase()
    .replace(/@.*$/, '')
    .replace(/:[^:/]*$/, '')
    .replace(/^kotlin-bench\//, '')

/** Where an image stands in a registry: its repository as the registry's own interface calls it, and the whole. */
export const remoteName = (registry: Registry, image: string): { repository: string; whole: string } => {
  const repository = [registry.path, repositoryOf(image)].filter(part => part !== '').join('/')
  return { repository, whole: `${registry.host}/${repository}` }
}
