import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import type { ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import type { EngineHost } from '../engine/limits.js'
import { fileEntry } from '../engine/tar.js'
import { once } from '../text/single-flight.js'
import { buildImage } from './build.js'
import { detectBuilder } from './builder.js'
import { contentKey } from './content-key.js'
import { DEBIAN } from './debian.js'
import { BUILD_ONLY, ensureImage, type ImageSource } from './ensure-image.js'
import { imageLabels, NO_PROVENANCE, type Provenance } from './image-labels.js'
import { type NodeBinary, packagedNode, runningNode } from './node-binary.js'
import { removeSuperseded } from './prune.js'

export interface GatewayImageContext {
  docker: Docker
  host: Pick<EngineHost, 'platform' | 'rootDir'>
  /** The gateway's bundled program on this machine. */
  program: string
  /** By default it is built here. */
  source?: ImageSource | undefined
  provenance?: Provenance | undefined
  /** Folder for the build's log. */
  logDir: string
  listener: ProgressListener
  signal: AbortSignal
}

/** What a gateway and the holder of a network need: `ip`, Node, and the program. That Node starts is tried at once. */
const DOCKERFILE = `FROM ${DEBIAN}
RUN apt-get update \\
 && apt-get install --yes --no-install-recommends iproute2 \\
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/*
COPY node /usr/local/bin/node
RUN ["node", "--version"]
COPY index.js /gateway/index.js
ENTRYPOINT ["node", "/gateway/index.js"]
`

const NAME = 'kotlin-bench/gateway'

/** The program's; what Debian and Node bring has its own. */
const LICENCE = 'Apache-2.0'

/**
 * Gives the id of the gateway's image, which is fetched or built once a machine: all that ask at the same time
 * wait for one build.
 * @returns a function that throws FaultError `infrastructure` where the image cannot be built
 */
export const createGatewayImage = (context: GatewayImageContext): (() => Promise<string>) => {
  const { docker, host } = context

  const ensureWith = async (node: NodeBinary): Promise<string> => {
    const program = await readFile(context.program)
    const recipe = { dockerfile: DOCKERFILE, platform: host.platform, parents: { [DEBIAN]: DEBIAN } }
    const key = contentKey({
      ...recipe,
      context: [fileEntry('index.js', program), fileEntry('node', Buffer.from(node.identity))]
    })
    const image = `${NAME}:${key.slice(0, 12)}`
    const source = context.source ?? BUILD_ONLY
    const request = { image, key, rebuild: false }
    const { id, origin } = await ensureImage({ ...context, ...source }, request, async () =>
      buildImage(docker, await detectBuilder(docker), {
        image,
        key,
        labels: imageLabels(context.provenance ?? NO_PROVENANCE, LICENCE),
        dockerfile: 'Dockerfile',
        context: [
          fileEntry('Dockerfile', Buffer.from(DOCKERFILE)),
          fileEntry('index.js', program),
          fileEntry('node', await node.read(), { executable: true })
        ],
        logPath: join(context.logDir, 'gateway.log'),
        timeoutMs: undefined,
        signal: context.signal
      })
    )
    // Each version of ours leaves some hundred megabytes; those that stay do no harm.
    if (origin === 'built') await removeSuperseded(docker, image).catch(() => {})
    return id
  }

  const ensure = async (): Promise<string> => {
    const running = await runningNode(host.platform)
    if (running !== undefined) {
      try {
        return await ensureWith(running)
      } catch (thrown) {
        // A Node that is made for another system than Debian, such as Alpine's, does not start there.
        if (!(thrown instanceof FaultError && thrown.code === 'image-build-failed')) throw thrown
      }
    }
    try {
      return await ensureWith(packagedNode(host.platform))
    } catch (thrown) {
      if (!(thrown instanceof FaultError && thrown.kind === 'task')) throw thrown
      // The recipe is ours, not a task's.
      throw new FaultError('infrastructure', 'gateway-image-failed', thrown.message, { cause: thrown })
    }
  }

  return once(ensure)
}
