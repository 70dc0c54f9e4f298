import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { CachePort } from '../../../contracts/cache.js'
import { once } from '../../../text/single-flight.js'
import type { Cache } from '../../../trial/trial-context.js'
import { fileCache } from '../files/file-cache.js'

/** What no run has asked for in that time is left out, so that an entry stays small. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 3_600_000

/**
 * What a run learns of a task by its key. What is known of an image by its id is asked again sooner than
 * kept: where images are built anew, each run would add an entry with ids that never come again.
 */
const KEPT = /^controls-/

/** Small values that are there in the next run on a machine of the same class. */
export interface KeptValues extends Cache {
  /** Keeps them, where there are new ones. */
  save(): Promise<void>
}

/** What values hold for, as a part of a key. */
export interface MachineClass {
  platform: string
  cpus: number
  memoryMb: number
}

const classText = ({ platform, cpus, memoryMb }: MachineClass, runnerImage = 'own'): string =>
  [platform, cpus, Math.round(memoryMb / 1024), runnerImage].join('-').replaceAll(/[^\w.-]+/g, '_')

/**
 * Values in GitHub's cache: one entry a shard, since it takes 200 uploads a minute from a repository. An
 * entry cannot be changed, so each run that learns something adds one with all it knows, and the next
 * begins with the newest of its shard, else of any.
 * @param others has the values that stay on this machine
 */
export const keptValues = (
  port: CachePort,
  { machine, shard, others }: { machine: MachineClass; shard: number; others: Cache }
): KeptValues => {
  const folder = join(port.folder, 'values')
  const files = fileCache(folder)
  const ofClass = `kotlin-bench-values-1-${classText(machine, port.runnerImage)}-shard-`
  const entry = { key: `${ofClass}${shard}-${randomBytes(8).toString('hex')}`, paths: [folder] }
  const restored = once(() => port.restore({ ...entry, prefixes: [`${ofClass}${shard}-`, ofClass] }))
  let isNew = false

  const forgetOld = async () => {
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      if (Date.now() - (await stat(path)).mtimeMs > FORGOTTEN_AFTER_MS) await rm(path)
    }
  }

  return {
    async read(name) {
      if (!KEPT.test(name)) return others.read(name)
      await restored()
      const value = await files.read(name)
      const now = new Date()
      if (value !== undefined) await utimes(join(folder, `${name}.json`), now, now).catch(() => {})
      return value
    },
    async write(name, value) {
      if (!KEPT.test(name)) return others.write(name, value)
      await restored()
      await mkdir(folder, { recursive: true })
      isNew = true
      await files.write(name, value)
    },
    async save() {
      if (!isNew) return
      await forgetOld()
      await port.save(entry)
      isNew = false
    }
  }
}
