import type { Dispatcher } from 'undici'
import type { ProgressListener } from '../../contracts/progress.js'
import type { Docker } from '../../engine/docker.js'
import { tellOfWork } from '../image-work.js'
import { findLocalImage, type LocalImage } from '../local-image.js'
import { type Login, userLogin, withLogin } from './client-config.js'
import { findManifest, type Manifest } from './manifest.js'
import { type Registry, remoteName } from './registry.js'
import { type Patience, withRetries } from './retry.js'

export interface TransferContext {
  docker: Docker
  /** For the hosts that have one; for others what the user has logged in with. */
  logins: ReadonlyMap<string, Login>
  sender: (url: URL) => Dispatcher
  listener: ProgressListener
  signal: AbortSignal
  patience?: Patience | undefined
}

/** One image in one registry, by its key, which is its tag there. */
export interface Transfers {
  manifest(registry: Registry, image: string, key: string): Promise<Manifest>
  /**
   * By digest and not by name: the name is given when all of it is here and its key is the right one.
   * @returns undefined where it is not, which `notice` hears of
   */
  pull(
    from: { registry: Registry; image: string; key: string; digest: string },
    notice: (message: string) => void
  ): Promise<LocalImage | undefined>
  /** Nothing is sent where it is there already. */
  push(registry: Registry, image: string, local: { id: string; key: string }): Promise<void>
}

/** Talks to registries: their manifests directly, their layers by the engine. What fails in a way that passes is tried again. */
export const createTransfers = (context: TransferContext): Transfers => {
  const { docker, listener, signal, patience } = context
  const users = new Map<string, Promise<Login | undefined>>()

  const loginFor = (host: string): Promise<Login | undefined> => {
    const known = users.get(host) ?? userLogin(host)
    users.set(host, known)
    return known
  }

  const manifest: Transfers['manifest'] = async (registry, image, key) => {
    const login = context.logins.get(registry.host) ?? (await loginFor(registry.host))
    const asker = { sender: context.sender, login, signal }
    const { repository } = remoteName(registry, image)
    return withRetries(() => findManifest(registry, { repository, tag: key }, asker), { signal, patience })
  }

  const transfer = async (
    registry: Registry,
    { image, action, args }: { image: string; action: 'pull' | 'push'; args: readonly string[] }
  ): Promise<void> => {
    const login = context.logins.get(registry.host)
    const attempt = () => withLogin(registry.host, login, env => docker.text(args, { env, signal }))
    // The engine tries a layer five times by itself, but takes the first word of who refuses.
    const patiently = () => withRetries(attempt, { signal, patience, withoutAnswer: 0 })
    await tellOfWork(listener, { image, action }, patiently)
  }

  return {
    manifest,
    async pull({ registry, image, key, digest }, notice) {
      const exact = `${remoteName(registry, image).whole}@${digest}`
      await transfer(registry, { image, action: 'pull', args: ['pull', '--quiet', exact] })
      const pulled = await findLocalImage(docker, exact)
      if (pulled?.key !== key) {
        await docker.call(['image', 'rm', exact])
        notice(
          `${exact} is not what it is kept as: its key is ${pulled?.key ?? 'missing'}. It is not used. Remove it from the registry.`
        )
        return undefined
      }
      await docker.text(['tag', pulled.id, image])
      return findLocalImage(docker, image)
    },
    async push(registry, image, { id, key }) {
      const found = await manifest(registry, image, key)
      if (found.kind === 'found') return
      const tagged = `${remoteName(registry, image).whole}:${key}`
      await docker.text(['tag', id, tagged])
      await transfer(registry, { image, action: 'push', args: ['push', '--quiet', tagged] })
    }
  }
}
