import type { Builder } from './builder.js'

/** The id under which recipes mount the bundle of `--ca-bundle`. */
export const CA_SECRET = 'ca'

const MOUNT = `RUN --mount=type=secret,id=${CA_SECRET},target=/run/secrets/${CA_SECRET}`

/** What to do about a recipe whose build met a certificate that it does not trust. */
export const certificateRemedy = ({
  builder,
  hasBundle,
  mountsBundle
}: {
  builder: Builder
  hasBundle: boolean
  mountsBundle: boolean
}): string => {
  if (!hasBundle) {
    return `A server's certificate is not trusted there. Where the network inspects TLS, name its certificates by --ca-bundle, and let the Dockerfile mount them: \`${MOUNT} …\`.`
  }
  if (builder === 'classic') {
    return "A server's certificate is not trusted there, and this engine's classic builder cannot hand a Dockerfile the certificates of --ca-bundle: install the buildx plugin, or put them into the base image."
  }
  if (mountsBundle) {
    return `A server's certificate is not trusted there, although the Dockerfile mounts those of --ca-bundle: see whether the command that failed is told of them (as by \`SSL_CERT_FILE=/run/secrets/${CA_SECRET}\`), and whether the bundle holds the right ones.`
  }
  return `A server's certificate is not trusted there. The Dockerfile does not mount the certificates of --ca-bundle, so it was built without: begin the command with \`${MOUNT} SSL_CERT_FILE=/run/secrets/${CA_SECRET} …\` (curl: CURL_CA_BUNDLE, Node: NODE_EXTRA_CA_CERTS, pip: PIP_CERT, git: GIT_SSL_CAINFO).`
}

/** Whether a recipe mounts the bundle in one of its commands. */
export const mountsBundle = (dockerfile: string): boolean =>
  dockerfile
    .split('\n')
    .some(line => !/^\s*#/.test(line) && /--mount=\S{0,300}?type=secret/.test(line) && /\bid=ca\b/.test(line))
