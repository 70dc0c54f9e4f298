import { resolve } from 'node:path'
import type { CaBundle } from '../../commands/shared/access/ca-bundle.js'
import { CERTIFICATE_VARIABLES } from '../../contracts/certificate-variables.js'

/** The file of certificates: as given, else as programs of this environment are told; `folder` is where paths start. */
export const caBundleOf = (
  given: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  folder: string
): CaBundle | undefined => {
  if (given !== undefined) return { path: given, from: '--ca-bundle' }
  for (const from of CERTIFICATE_VARIABLES) {
    const path = environment[from]
    if (path) return { path: resolve(folder, path), from }
  }
  return undefined
}
