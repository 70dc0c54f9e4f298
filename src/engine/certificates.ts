import { rootCertificates } from 'node:tls'
import { FaultError } from '../contracts/errors.js'
import { oncePerKey } from '../text/single-flight.js'
import type { Container } from './container.js'
import { lastLines } from './engine-failure.js'
import { type Certificates, readPem, unique, writePem } from './pem.js'
import { fileEntry, type TreeEntry } from './tar.js'
import { readTrustStore, writeTrustStore } from './trust-store.js'

/** Where the bundle stands in a container. */
export const CA_PATH = '/kotlin-bench/ca.pem'

/**
 * What tells programs of a bundle: OpenSSL, Node, Python, curl, git, pip, cargo, the AWS tools. All but
 * Node's replace what a program trusts, so the file they name has to hold the public certificates too.
 */
export const CA_VARIABLES = [
  'SSL_CERT_FILE',
  'NODE_EXTRA_CA_CERTS',
  'REQUESTS_CA_BUNDLE',
  'CURL_CA_BUNDLE',
  'GIT_SSL_CAINFO',
  'PIP_CERT',
  'CARGO_HTTP_CAINFO',
  'AWS_CA_BUNDLE'
] as const

/** Certificates that containers trust beside what they do. */
export interface ContainerCertificates {
  /** For the container's environment. */
  env: Readonly<Record<string, string>>
  /**
   * Puts the bundle into a started container, and in place of each JDK's trust store one that holds it as
   * well. What the image trusted before it still does. `image` is the id of the container's image: what
   * is found in one is not looked for again. Gives the absolute paths of what it wrote.
   */
  putInto(container: Pick<Container, 'exec' | 'copyIn'>, image: string): Promise<string[]>
}

/** More than all trust stores of an image together. */
const MAX_FOUND_BYTES = 64 * 1024 * 1024

/*
 * Writes each file as a line with its kind, size and real path, and then its bytes. JDKs are where
 * JAVA_HOME, distributions, the usual images, SDKMAN and Gradle's toolchains have them, and where the
 * `java` on PATH leads. A file is named once, however many links lead to it.
 */
const FIND = `
stores() {
  java=$(command -v java 2>/dev/null) && java=$(readlink -f "$java") && set -- "\${java%/bin/java}"
  for jdk in "$@" "$JAVA_HOME" /usr/lib/jvm/* /opt/* /opt/*/* /usr/local/* \\
    "$HOME"/.sdkman/candidates/java/* "$HOME"/.gradle/jdks/* "$HOME"/.gradle/jdks/*/* /home/*/.gradle/jdks/*
  do
    for store in "$jdk"/lib/security/cacerts "$jdk"/jre/lib/security/cacerts
    do
      [ -f "$store" ] && readlink -f "$store"
    done
  done
  [ -f /etc/ssl/certs/java/cacerts ] && readlink -f /etc/ssl/certs/java/cacerts
}
bundles() {
  for bundle in /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem
  do
    [ -f "$bundle" ] && readlink -f "$bundle"
  done
}
show() {
  sort -u | while IFS= read -r path
  do
    size=$(wc -c < "$path") && echo "$1 $((size)) $path" && cat "$path"
  done
}
bundles | show bundle
stores | show store
exit 0`

interface Found {
  kind: 'bundle' | 'store'
  path: string
  content: Buffer
}

const parseFound = (bytes: Buffer): Found[] => {
  const found: Found[] = []
  let at = 0
  while (at < bytes.length) {
    const end = bytes.indexOf('\n', at)
    const line = bytes.subarray(at, end < 0 ? bytes.length : end).toString('utf8')
    const [, kind, size, path] = /^(bundle|store) (\d+) (\/.*)$/.exec(line) ?? []
    if (end < 0 || kind === undefined || path === undefined) break
    at = end + 1 + Number(size)
    found.push({ kind: kind as Found['kind'], path, content: bytes.subarray(end + 1, at) })
  }
  return found
}

/** What to write into containers of an image that has these. */
const filesFor = (found: readonly Found[], ours: Certificates): TreeEntry[] => {
  const bundles = found.filter(({ kind }) => kind === 'bundle')
  const images = bundles.flatMap(({ content }) => readPem(content.toString('latin1')).certificates)
  const stores = found.filter(({ kind }) => kind === 'store')
  return [
    fileEntry(CA_PATH.slice(1), writePem(unique([...ours, ...images]))),
    ...stores.map(({ path, content }) =>
      fileEntry(path.slice(1), writeTrustStore(unique([...ours, ...readTrustStore(content)])))
    )
  ]
}

const lookInto = async (container: Pick<Container, 'exec'>): Promise<Found[]> => {
  const result = await container.exec({
    command: ['sh', '-c', FIND],
    user: 0,
    maxBytes: MAX_FOUND_BYTES,
    timeoutMs: 60_000
  })
  if (result.exitCode === 0) return parseFound(result.stdout)
  throw new FaultError(
    'infrastructure',
    'certificates-not-placed',
    `What the container trusts could not be looked up, so the bundle of \`--ca-bundle\` cannot be added: ${lastLines(result.stderr) || `exit code ${result.exitCode}`}`
  )
}

/** Certificates, and the public ones that Node knows; a bundle that a network's operator hands out often lacks them. */
const withPublicRoots = (certificates: Certificates): Certificates =>
  unique([...certificates, ...readPem(rootCertificates.join('\n')).certificates])

/** The bundle in PEM that `CA_VARIABLES` may name: the certificates of one, and the public ones. */
export const pemWithPublicRoots = (pem: string): string =>
  writePem(withPublicRoots(readPem(pem).certificates))

/** What makes containers trust the certificates of a bundle, and the public ones. */
export const containerCertificates = (bundle: Certificates): ContainerCertificates => {
  const ours = withPublicRoots(bundle)
  const files = oncePerKey<string, TreeEntry[]>()
  return {
    env: Object.fromEntries(CA_VARIABLES.map(name => [name, CA_PATH])),
    async putInto(container, image) {
      const entries = await files.get(image, async () => filesFor(await lookInto(container), ours))
      await container.copyIn(entries)
      return entries.map(({ path }) => `/${path}`)
    }
  }
}
