import { readFile, stat } from 'node:fs/promises'
import type { CERTIFICATE_VARIABLES } from '../../../contracts/certificate-variables.js'
import { errorMessage, UserError } from '../../../contracts/errors.js'
import type { ProgressListener } from '../../../contracts/progress.js'
import { type ContainerCertificates, containerCertificates } from '../../../engine/certificates.js'
import { readPem, writePem } from '../../../engine/pem.js'
import type { BuildSecret } from '../../../image/builder.js'
import { CA_SECRET } from '../../../image/certificate-failure.js'
import { plural } from '../../../text/plural.js'
import { quote } from '../../../text/quote.js'

const MAX_BYTES = 8 * 1024 * 1024

/** A file of certificates in PEM. */
export interface CaBundle {
  /** Absolute. */
  path: string
  /** What names it, for messages; a file that only a variable names may be missing. */
  from: '--ca-bundle' | (typeof CERTIFICATE_VARIABLES)[number]
}

/** What a run's bundle of certificates is to each of those that need it. */
export interface Trust {
  /** For the gateway, beside Node's own. */
  pem: string
  containers: ContainerCertificates
  /** For recipes that mount it while they run. */
  secrets: readonly BuildSecret[]
}

/** The certificates of a file, or what is wrong with it. */
const readBundle = async (path: string): Promise<ReturnType<typeof readPem> | string> => {
  try {
    const found = await stat(path)
    if (!found.isFile()) return 'is no file'
    if (found.size > MAX_BYTES) return 'is larger than 8 MiB, which no bundle of certificates is'
    const bundle = readPem(await readFile(path, 'latin1'))
    if (bundle.holdsPrivateKey) return 'holds a private key, which nothing else may see'
    return bundle.certificates.length === 0 ? 'holds no certificate in PEM' : bundle
  } catch (error) {
    return `cannot be read: ${errorMessage(error)}`
  }
}

/**
 * Reads the bundle that the options name. One that only a variable of the environment names is passed
 * over with a warning where it cannot be used, as other programs do.
 * @throws UserError where `--ca-bundle` itself cannot be used
 */
export const readTrust = async (
  given: CaBundle | undefined,
  listener: ProgressListener
): Promise<Trust | undefined> => {
  if (given === undefined) return undefined
  const { path, from } = given
  const bundle = await readBundle(path)
  const isAsked = from === '--ca-bundle'
  const wrong =
    typeof bundle === 'string'
      ? bundle
      : isAsked && bundle.unreadable > 0
        ? `has ${plural(bundle.unreadable, 'block')} that should be a certificate and cannot be read`
        : undefined
  if (wrong !== undefined) {
    const next =
      'Name a file of certificates in PEM, "-----BEGIN CERTIFICATE-----" and so on, or leave it out.'
    if (isAsked) throw new UserError(`${quote(`--ca-bundle ${path}`)} ${wrong}. ${next}`)
    listener({
      type: 'warning',
      message: `${from} names ${path}, which ${wrong}. Containers get no certificates; --ca-bundle names others.`
    })
  }
  if (typeof bundle === 'string') return undefined
  return {
    pem: writePem(bundle.certificates),
    containers: containerCertificates(bundle.certificates),
    secrets: [{ id: CA_SECRET, path }]
  }
}
