import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { bases } from '../../src/commands/bases.js'
import { renderBases } from '../../src/commands/bases-text.js'
import { NO_ACCESS } from '../../src/commands/shared/access/image-source.js'
import type { CachePort } from '../../src/contracts/cache.js'
import type { ProgressEvent } from '../../src/contracts/progress.js'
import { createDocker } from '../../src/engine/docker.js'
import { createBaseCache } from '../../src/image/base-cache.js'
import { findLocalImage, KEY_LABEL } from '../../src/image/local-image.js'
import { doneIn, emptyEngine, noticesIn, type OwnDataset, ownDataset } from './support/own-images.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { runJob, runOptions } from './support/run-job.js'
import { cacheOf, leaveRunner } from './support/runner-cache.js'
import { newFolder } from './support/tiny.js'

const MINUTES = 60_000
const MIB = 1024 * 1024
const LABEL = 'cache'
/** No registry is called that, so that nothing of another test goes. */
const NO_REGISTRY = 'none.example.com'

const docker = createDocker()
const temporary = newFolder()
let service: ResultsServer

beforeAll(async () => {
  service = await startResultsServer()
})

afterEach(() => {
  emptyEngine(NO_REGISTRY, LABEL)
  service.forgetCache()
  service.setCacheRights('write')
})

afterAll(async () => {
  leaveRunner()
  await service.close()
})

/** The cache as the next run's machine has it: with nothing of the last one's files. */
const nextRun = (): CachePort => {
  rmSync(join(temporary, 'kotlin-bench-cache'), { recursive: true, force: true })
  return cacheOf(service, temporary)!
}

const basesOf = async (dataset: OwnDataset) => {
  const events: ProgressEvent[] = []
  const images = await bases(
    { bases: `${dataset.dir}/bases`, only: [], rebuild: false, registries: [], push: false, pullOnly: false },
    {
      listener: event => events.push(event),
      signal: new AbortController().signal,
      environment: {},
      registryAccess: NO_ACCESS,
      cache: nextRun()
    }
  )
  return { images, events }
}

/** An image of random bytes, so that nothing makes it small. */
const makeImage = async (name: string, key: string, mib: number): Promise<string> => {
  const folder = newFolder()
  writeFileSync(join(folder, 'random'), randomBytes(mib * MIB))
  const image = `kotlin-bench/e2e-${process.pid}-${LABEL}-${name}:base`
  const change = `LABEL ${KEY_LABEL}=${key}`
  execFileSync('sh', ['-c', `tar -C ${folder} -c . | docker import --change '${change}' - ${image}`])
  return image
}

const openBaseCache = (port: CachePort, limitBytes?: number) => {
  const events: ProgressEvent[] = []
  const cache = createBaseCache({
    docker,
    port,
    limitBytes,
    listener: event => events.push(event),
    signal: new AbortController().signal
  })
  return { cache, events }
}

describe("bases in GitHub's cache", () => {
  test(
    'are there in the next run, on an emptied engine, and are built by none',
    async () => {
      const dataset = ownDataset(LABEL, { one: 'a', two: 'b' })
      const names = ['a', 'b'].map(dataset.baseOf)
      const first = await basesOf(dataset)
      expect(doneIn(first.events).sort()).toEqual(
        names.flatMap(name => [`build ${name}`, `save ${name}`]).sort()
      )
      emptyEngine(NO_REGISTRY, LABEL)
      const second = await basesOf(dataset)
      expect(doneIn(second.events).sort()).toEqual(names.map(name => `restore ${name}`))
      expect(second.images.map(({ id, key }) => [id, key])).toEqual(
        first.images.map(({ id, key }) => [id, key])
      )
      expect(renderBases(second.images)).toContain("GitHub's cache")

      // One that has changed is another.
      emptyEngine(NO_REGISTRY, LABEL)
      dataset.change('b')
      const third = await basesOf(dataset)
      expect(doneIn(third.events).sort()).toEqual([
        `build ${names[1]}`,
        `restore ${names[0]}`,
        `save ${names[1]}`
      ])
      expect(noticesIn([...first.events, ...second.events, ...third.events])).toEqual([])
    },
    5 * MINUTES
  )

  test(
    'that took longest are kept first, within the limit',
    async () => {
      const { cache, events } = openBaseCache(nextRun(), 7 * MIB)
      const built = { quick: 1, long: 30, longer: 60 }
      const images: string[] = []
      for (const [name, seconds] of Object.entries(built)) {
        const image = await makeImage(name, name, 3)
        cache.built({ image, key: name, seconds })
        images.push(image)
      }
      await cache.save()
      expect(service.cacheEntries().map(({ key }) => key)).toEqual([
        'kotlin-bench-base-1-longer',
        'kotlin-bench-base-1-long'
      ])
      expect(noticesIn(events)).toEqual([
        expect.stringMatching(
          /cache-quick:base is not kept .* may keep 7 MiB of bases there, and 1 MiB are left/
        )
      ])
    },
    MINUTES
  )

  test(
    'under a key that is not their own get no name, and are told of',
    async () => {
      const port = nextRun()
      const { cache } = openBaseCache(port)
      const image = await makeImage('other', 'other', 1)
      cache.built({ image, key: 'other', seconds: 1 })
      await cache.save()
      // What stands in the entry of one key now stands in that of another.
      const [from, to] = ['other', 'wanted'].map(key => join(port.folder, `bases/${key}.tar`))
      await port.restore({ key: 'kotlin-bench-base-1-other', paths: [from!] })
      writeFileSync(to!, readFileSync(from!))
      await port.save({ key: 'kotlin-bench-base-1-wanted', paths: [to!] })

      const { cache: next, events } = openBaseCache(nextRun())
      const wanted = `kotlin-bench/e2e-${process.pid}-${LABEL}-wanted:base`
      expect(await next.restore(wanted, 'wanted')).toBeUndefined()
      expect(noticesIn(events)).toEqual([expect.stringContaining('its key is other. It is not used.')])
      expect(await findLocalImage(docker, wanted)).toBeUndefined()
    },
    MINUTES
  )

  test(
    'whose archive is cut short get no name, and are told of',
    async () => {
      const port = nextRun()
      const { cache } = openBaseCache(port)
      const image = await makeImage('short', 'short', 2)
      cache.built({ image, key: 'short', seconds: 1 })
      await cache.save()
      const path = join(port.folder, 'bases/short.tar')
      await port.restore({ key: 'kotlin-bench-base-1-short', paths: [path] })
      const half = readFileSync(path).subarray(0, MIB)
      service.forgetCache()
      writeFileSync(path, half)
      await port.save({ key: 'kotlin-bench-base-1-short', paths: [path] })
      emptyEngine(NO_REGISTRY, LABEL)

      const { cache: next, events } = openBaseCache(nextRun())
      expect(await next.restore(image, 'short')).toBeUndefined()
      expect(noticesIn(events)).toEqual([expect.stringContaining("could not be taken from GitHub's cache")])
      expect(await findLocalImage(docker, image)).toBeUndefined()
      expect(existsSync(path)).toBe(false)
    },
    MINUTES
  )
})

describe("what is known of a task, in GitHub's cache", () => {
  test(
    'spares the next run its controls, also where the image is built anew; a change of the task does not',
    async () => {
      const dataset = ownDataset(LABEL, { one: 'a' })
      const runOne = async () => {
        const options = runOptions({
          path: dataset.tasks,
          agent: 'command',
          agentCommand: 'true',
          controls: 'cached'
        })
        const ran = await runJob(options, {}, { cache: nextRun() })
        await ran.keepForNextRun()
        return existsSync(join(ran.jobDir, 'controls'))
      }
      expect(await runOne()).toBe(true)
      expect(service.cacheEntries().map(({ key }) => key)).toEqual([
        expect.stringMatching(/^kotlin-bench-values-1-.*-shard-1-[0-9a-f]{16}$/),
        expect.stringMatching(/^kotlin-bench-base-1-/)
      ])
      emptyEngine(NO_REGISTRY, LABEL)
      expect(await runOne()).toBe(false)
      mkdirSync(join(dataset.tasks, `${LABEL}-one/notes`))
      writeFileSync(join(dataset.tasks, `${LABEL}-one/notes/more.txt`), 'more')
      expect(await runOne()).toBe(true)
    },
    5 * MINUTES
  )
})
