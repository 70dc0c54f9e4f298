import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CERTIFICATE_VARIABLES } from '../contracts/certificate-variables.js'
import { readPem, writePem } from './pem.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The file of certificates that this machine's programs are told of, absolute; undefined where there is none. */
export const knownCertificates = (environment: Environment): string | undefined =>
  CERTIFICATE_VARIABLES.flatMap(name => environment[name] || [])
    .map(path => resolve(path))
    .find(existsSync)

/** Its certificates in PEM; null where there are none to be read. */
export const readKnownCertificates = async (environment: Environment): Promise<string | null> => {
  const path = knownCertificates(environment)
  if (path === undefined) return null
  const { certificates } = readPem(await readFile(path, 'latin1').catch(() => ''))
  return certificates.length === 0 ? null : writePem(certificates)
}
