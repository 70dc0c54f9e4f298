import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { copyBetween, startContainer } from '../engine/container.js'
import type { Docker } from '../engine/docker.js'
import { expiresAfter, INSTALL_LIFE_SEC } from '../engine/labels.js'
import { type InstallScript, runInstallScript } from './install-script.js'
import { findLocalImage } from './local-image.js'
import type { ToolsContext } from './tool-image.js'

/** What is put on an image, by a script that runs in it. */
export interface Layer extends Pick<InstallScript, 'of' | 'script' | 'variables'> {
  /** Whether the script needs a network. */
  network: 'bridge' | 'none'
  /** A folder of an image of ours, which stands below the root while the script runs. */
  from?: { image: string; path: string }
}

/** Names the image that a layer was put on, for whoever removes that one. */
const LAYER_LABEL = 'io.kotlin-bench.layer-of'

/**
 * An image of its own on top of another, found again by what it is made from.
 * @returns its id
 * @throws FaultError `infrastructure` where the script fails
 */
export const layerOn = async (imageId: string, layer: Layer, context: ToolsContext): Promise<string> => {
  const { docker } = context
  const made = createHash('sha256')
    .update(JSON.stringify([imageId, layer]))
    .digest('hex')
    .slice(0, 40)
  const name = `kotlin-bench/agent-layer:${made}`
  const known = await findLocalImage(docker, name)
  if (known) return known.id
  const spec = {
    jobId: context.jobId,
    role: 'install',
    expiresAt: expiresAfter(INSTALL_LIFE_SEC),
    cpus: null,
    memoryMb: null,
    env: {}
  }
  const container = await startContainer(docker, { ...spec, image: imageId, network: layer.network })
  try {
    if (layer.from) {
      const source = await startContainer(docker, { ...spec, image: layer.from.image, network: 'none' })
      try {
        await copyBetween(docker, { from: source, path: layer.from.path, to: container, folder: '/' })
      } finally {
        await source.remove()
      }
    }
    await runInstallScript(container, {
      ...layer,
      env: context.env,
      secrets: context.secrets,
      ca: context.ca,
      logPath: join(context.logDir, `agent-layer-${made.slice(0, 12)}.log`),
      logFilter: context.logFilter,
      signal: context.signal
    })
    return await docker.text(['commit', '--change', `LABEL ${LAYER_LABEL}=${imageId}`, container.id, name])
  } finally {
    await container.remove()
  }
}

/** Removes the layers that agents have on an image. */
export const removeLayersOn = async (docker: Docker, imageId: string): Promise<void> => {
  const listed = await docker.text(['images', '--quiet', '--filter', `label=${LAYER_LABEL}=${imageId}`])
  const ids = listed.split('\n').filter(id => id !== '')
  if (ids.length > 0) await docker.call(['image', 'rm', '--force', ...ids])
}
