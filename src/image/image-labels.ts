/** What can be said of where an image comes from, for whoever finds it in a registry. */
export interface Provenance {
  /** URL of the repository; GHCR links a package to it. */
  source: string | null
  /** The commit. */
  revision: string | null
}

/** Where nobody says where an image comes from: its labels then say nothing of that. */
export const NO_PROVENANCE: Provenance = { source: null, revision: null }

const PREFIX = 'org.opencontainers.image'

/**
 * The labels of the Open Container Initiative; they are no part of a key, since they say nothing of what is inside.
 * Source: https://github.com/opencontainers/image-spec/blob/main/annotations.md
 */
export const imageLabels = (
  { source, revision }: Provenance,
  licence: string | null
): Record<string, string> => ({
  ...(source !== null && { [`${PREFIX}.source`]: source }),
  ...(revision !== null && { [`${PREFIX}.revision`]: revision }),
  ...(licence !== null && { [`${PREFIX}.licenses`]: licence })
})
