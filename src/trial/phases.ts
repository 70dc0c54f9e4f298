import type { Container } from '../engine/container.js'
import type { VolumeMount } from '../engine/container-arguments.js'
import type { Sandbox } from '../network/sandbox.js'
import type { PreparedImage } from './prepared-image.js'
import type { TestMaterial } from './test-material.js'

/** What a phase starts; labels, limits and expiry are the trial's. */
export interface StartSpec {
  role: string
  image: string
  /** `none`, or a sandbox's. */
  network: string
  env?: Readonly<Record<string, string>>
  mounts?: readonly VolumeMount[]
  noNewPrivileges?: boolean
}

/** A container, and the network that its programs meet. */
export interface Sandboxed {
  container: Container
  sandbox: Sandbox
  /** Variables that name the certificates in it. */
  certificates: Readonly<Record<string, string>>
  /** Absolute paths of what we wrote into it: no work of the agent. */
  writtenByUs: readonly string[]
}

/** What the environment phase hands on. */
export interface Environment {
  material: TestMaterial
  image: PreparedImage
  agent: Sandboxed
  /**
   * The container for the tests; null where they run in the agent's. It starts while the agent works:
   * nothing runs in it until then, and nobody waits for it.
   */
  fresh: Promise<Sandboxed> | null
}
