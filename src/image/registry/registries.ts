import pLimit from 'p-limit'
import type { Dispatcher } from 'undici'
import { errorMessage, FaultError } from '../../contracts/errors.js'
import type { ProgressListener } from '../../contracts/progress.js'
import type { Docker } from '../../engine/docker.js'
import { lastLines } from '../../engine/engine-failure.js'
import { findLocalImage, type LocalImage } from '../local-image.js'
import { type Login, userLogin, withLogin } from './client-config.js'
import { deniedRemedy, hiddenRemedy, type PushPlace } from './denied.js'
import { findManifest, type Manifest } from './manifest.js'
import { type Registry, remoteName } from './registry.js'
import { type Patience, withRetries } from './retry.js'

/** Pulls and pushes at a time; the engine carries several layers of each at once. */
const TRANSFERS = 4

export interface RegistriesContext {
  docker: Docker
  /** In the order in which they are asked; the first is the one that is written. */
  registries: readonly Registry[]
  /** Whether what is missing in the first is pushed there. */
  push: boolean
  /** For the hosts that have one; for others what the user has logged in with. */
  logins: ReadonlyMap<string, Login>
  place: PushPlace
  sender: (url: URL) => Dispatcher
  listener: ProgressListener
  signal: AbortSignal
  patience?: Patience | undefined
}

export interface Registries {
  /** Names of all, for messages. */
  names: readonly string[]
  /**
   * The image with this key, under its local name, from the first registry that has it; undefined
   * where none that answers does.
   * @throws FaultError `infrastructure` where the engine cannot keep it, as on a full disk
   */
  pull(image: string, key: string): Promise<(LocalImage & { registry: string }) | undefined>
  /** Whether the first registry is written to; false as well once it has refused or does not answer. */
  areWritten(): boolean
  /** Puts an image into the first registry unless it is there. What goes wrong is told, and no error. */
  push(image: string, local: LocalImage & { key: string }): Promise<void>
}

const isDenied = (said: string): boolean =>
  /denied|unauthorized|forbidden|authentication required|no basic auth|insufficient_scope|\b40[13]\b/i.test(
    said
  )

/** What is the machine's own fault stays that, whichever registry was asked. */
const OWN = new Set(['disk-full', 'engine-unreachable', 'engine-denied', 'host-out-of-memory'])

/** Opens the registries of one run. */
export const createRegistries = (context: RegistriesContext): Registries => {
  const { docker, listener, signal, patience } = context
  const limit = pLimit(TRANSFERS)
  const leftOut = new Set<Registry>()
  const hides = new Set<Registry>()
  const told = new Set<string>()
  const users = new Map<string, Promise<Login | undefined>>()
  const first = context.push ? context.registries[0] : undefined
  let mayPush = first !== undefined

  const notice = (message: string, { ofWorkflow = false } = {}) => {
    if (told.has(message)) return
    told.add(message)
    listener({ type: 'notice', message, ofWorkflow })
  }

  /** One notice a registry, however many ask it at the same time. */
  const leaveOut = (registry: Registry, why: string) => {
    if (leftOut.has(registry)) return
    leftOut.add(registry)
    notice(`The registry ${registry.name} is left out from here on: ${why}`, { ofWorkflow: true })
  }

  /** One notice a registry, by the first image. */
  const tellHidden = (registry: Registry, image: string, status: number) => {
    if (hides.has(registry)) return
    hides.add(registry)
    notice(
      `The registry ${registry.name} shows ${remoteName(registry, image).whole} to no one or not to this login (status ${status}). ${hiddenRemedy(registry)}`
    )
  }

  const loginFor = (host: string): Promise<Login | undefined> => {
    const known = users.get(host) ?? userLogin(host)
    users.set(host, known)
    return known
  }

  const manifestIn = async (registry: Registry, image: string, key: string): Promise<Manifest> => {
    const login = context.logins.get(registry.host) ?? (await loginFor(registry.host))
    const asker = { sender: context.sender, login, signal }
    const { repository } = remoteName(registry, image)
    return withRetries(() => findManifest(registry, { repository, tag: key }, asker), { signal, patience })
  }

  const transfer = (registry: Registry, args: readonly string[]): Promise<string> =>
    withRetries(
      () =>
        withLogin(registry.host, context.logins.get(registry.host), env =>
          docker.text(args, { env, signal })
        ),
      // The engine tries a layer five times by itself, but takes the first word of who refuses.
      { signal, patience, withoutAnswer: 0 }
    )

  /** By digest and not by name: the name is given when all of it is here and its key is the right one. */
  const pullFrom = async (
    registry: Registry,
    image: string,
    key: string,
    digest: string
  ): Promise<LocalImage | undefined> => {
    const exact = `${remoteName(registry, image).whole}@${digest}`
    const started = Date.now()
    listener({ type: 'image-started', image, action: 'pull' })
    try {
      await transfer(registry, ['pull', '--quiet', exact])
    } finally {
      const seconds = (Date.now() - started) / 1000
      listener({ type: 'image-finished', image, action: 'pull', seconds })
    }
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
  }

  const tryPull = async (registry: Registry, image: string, key: string): Promise<LocalImage | undefined> => {
    try {
      const manifest = await manifestIn(registry, image, key)
      if (manifest.kind === 'denied') tellHidden(registry, image, manifest.status)
      return manifest.kind === 'found' ? await pullFrom(registry, image, key, manifest.digest) : undefined
    } catch (thrown) {
      signal.throwIfAborted()
      if (!(thrown instanceof FaultError) || OWN.has(thrown.code)) throw thrown
      leaveOut(registry, thrown.message)
      return undefined
    }
  }

  const pushTo = async (
    registry: Registry,
    image: string,
    { id, key }: { id: string; key: string }
  ): Promise<void> => {
    const manifest = await manifestIn(registry, image, key)
    if (manifest.kind === 'found') return
    const tagged = `${remoteName(registry, image).whole}:${key}`
    const started = Date.now()
    await docker.text(['tag', id, tagged])
    listener({ type: 'image-started', image, action: 'push' })
    try {
      await transfer(registry, ['push', '--quiet', tagged])
    } finally {
      listener({
        type: 'image-finished',
        image,
        action: 'push',
        seconds: (Date.now() - started) / 1000
      })
    }
  }

  return {
    names: context.registries.map(({ name }) => name),
    areWritten: () => first !== undefined && mayPush && !leftOut.has(first),
    async pull(image, key) {
      for (const registry of context.registries) {
        if (leftOut.has(registry)) continue
        const pulled = await limit(() => tryPull(registry, image, key))
        if (pulled) return { ...pulled, registry: registry.name }
      }
      return undefined
    },
    async push(image, local) {
      if (first === undefined) return
      await limit(async () => {
        if (!mayPush || leftOut.has(first)) return
        try {
          await pushTo(first, image, local)
        } catch (thrown) {
          signal.throwIfAborted()
          mayPush = false
          const said = lastLines(errorMessage(thrown), 2)
          const remedy = isDenied(said) ? ` ${deniedRemedy(first, context.place)}` : ''
          notice(`Nothing more is pushed to ${first.name}, the run goes on without: ${said}${remedy}`, {
            ofWorkflow: true
          })
        }
      })
    }
  }
}

/** No registry at all: everything is built here. */
export const noRegistries: Registries = {
  names: [],
  pull: async () => undefined,
  areWritten: () => false,
  push: async () => {}
}
