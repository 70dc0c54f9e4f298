import type { ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import { engineFailure } from '../engine/engine-failure.js'
import { tellOfWork } from './image-work.js'
import { findLocalImage, type LocalImage, requireLocalImage } from './local-image.js'

/**
 * The image that a task names instead of a recipe: the engine's own, else pulled.
 * @throws FaultError `infrastructure` where it cannot be pulled
 */
export const namedImage = async (
  { docker, listener, signal }: { docker: Docker; listener: ProgressListener; signal: AbortSignal },
  { name, timeoutMs }: { name: string; timeoutMs: number | undefined }
): Promise<LocalImage> => {
  const local = await findLocalImage(docker, name)
  if (local) return local
  const args = ['pull', '--quiet', name]
  return tellOfWork(listener, { image: name, action: 'pull' }, async () => {
    const pulled = await docker.call(args, { signal, timeoutMs })
    if (pulled.exitCode !== 0) throw engineFailure(args, pulled)
    return requireLocalImage(docker, name, 'pulled')
  })
}
