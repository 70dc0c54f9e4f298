import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Agent } from 'undici'
import { NO_ACCESS } from '../../src/commands/shared/access/image-source.js'
import type { ProgressEvent } from '../../src/contracts/progress.js'
import { createDocker, type Docker } from '../../src/engine/docker.js'
import { findLocalImage, KEY_LABEL } from '../../src/image/local-image.js'
import { createRegistries } from '../../src/image/registry/registries.js'
import { parseRegistry } from '../../src/image/registry/registry.js'
import { type LoopDisk, mountLoopDisk } from './support/loop-disk.js'
import { noticesIn } from './support/own-images.js'
import { hasRegistry, type RegistryServer, startRegistry } from './support/registry-server.js'
import { type SecondEngine, startSecondEngine } from './support/second-engine.js'
import { newFolder } from './support/tiny.js'

const MINUTES = 60_000
const MIB = 1024 * 1024
const KEY = 'f'.repeat(64)
const IMAGE = `kotlin-bench/e2e-broken-${process.pid}:base`
const OTHER = `kotlin-bench/e2e-broken-${process.pid}:other`
// Mounts a disk and starts an engine, as root; a registry is Debian's package.
const describeHere = hasRegistry() && process.getuid?.() === 0 ? describe : describe.skip

let registry: RegistryServer
let disk: LoopDisk
let engine: SecondEngine

const open = (docker: Docker, { push = false } = {}) => {
  const events: ProgressEvent[] = []
  const sender = new Agent()
  const registries = createRegistries({
    docker,
    registries: [parseRegistry(`${registry.name}/kept`)],
    push,
    ...{ logins: NO_ACCESS.logins, place: NO_ACCESS.place },
    sender: () => sender,
    listener: event => events.push(event),
    signal: new AbortController().signal,
    patience: { retries: 6, firstPauseMs: 10 }
  })
  return { registries, events }
}

describeHere('an image that does not come whole', () => {
  beforeAll(async () => {
    registry = await startRegistry()
    disk = mountLoopDisk(256)
    engine = await startSecondEngine(disk.dir, ['--max-download-attempts', '1'])
    await engine.reach(registry.port)

    // Of random bytes, so that no engine has its layer already and none makes it small.
    const folder = newFolder()
    writeFileSync(join(folder, 'random'), randomBytes(32 * MIB))
    execFileSync('sh', [
      '-c',
      `tar -C ${folder} -c . | docker import --change 'LABEL ${KEY_LABEL}=${KEY}' - ${IMAGE}`
    ])
    const { registries, events } = open(createDocker(), { push: true })
    const local = await findLocalImage(createDocker(), IMAGE)
    await registries.push(IMAGE, { ...local!, key: KEY })
    expect(noticesIn(events)).toEqual([])
  }, 3 * MINUTES)

  afterAll(async () => {
    registry?.stop()
    for (const name of [IMAGE, `${registry?.name}/kept/e2e-broken-${process.pid}:${KEY}`])
      await createDocker().call(['rmi', name])
    await engine?.remove()
    disk?.remove()
  }, MINUTES)

  test(
    'since the registry dies in the middle: no image is there, and the registry is left out after one notice',
    async () => {
      let cut = 0
      registry.intercept((request, response) => {
        if (!/\/blobs\//.test(request.url ?? '')) return false
        cut += 1
        response.writeHead(200, { 'content-length': 32 * MIB })
        response.write(randomBytes(MIB), () => response.destroy())
        return true
      })
      const { registries, events } = open(engine.docker)
      expect(await Promise.all([registries.pull(IMAGE, KEY), registries.pull(IMAGE, KEY)])).toEqual([
        undefined,
        undefined
      ])
      expect(cut).toBeGreaterThan(0)
      expect(await registries.pull(IMAGE, KEY)).toBeUndefined()
      expect(noticesIn(events)).toEqual([expect.stringContaining('is left out from here on')])
      expect(await engine.docker.text(['images', '--quiet'])).toBe('')
    },
    MINUTES
  )

  test(
    'since the disk is full: a fault that says so, and no image is there',
    async () => {
      registry.intercept(undefined)
      disk.fill()
      try {
        await expect(open(engine.docker).registries.pull(IMAGE, KEY)).rejects.toMatchObject({
          kind: 'infrastructure',
          code: 'disk-full'
        })
        expect(await engine.docker.text(['images', '--quiet'])).toBe('')
      } finally {
        disk.free()
      }
    },
    MINUTES
  )

  test(
    'at the first try, since the registry has had enough five times: comes then',
    async () => {
      const refusals = { HEAD: 5, GET: 5 }
      registry.intercept((request, response) => {
        const method = request.method as keyof typeof refusals
        if (!/\/manifests\//.test(request.url ?? '') || refusals[method] === 0) return false
        refusals[method] -= 1
        response.writeHead(429, { 'retry-after': '0', 'content-type': 'application/json' })
        response.end(method === 'HEAD' ? '' : '{"errors":[{"code":"TOOMANYREQUESTS","message":"slow down"}]}')
        return true
      })
      const { registries, events } = open(engine.docker)
      expect(await registries.pull(IMAGE, KEY)).toMatchObject({ key: KEY, registry: `${registry.name}/kept` })
      expect(refusals.HEAD).toBe(0)
      expect(noticesIn(events)).toEqual([])
      expect(await findLocalImage(engine.docker, IMAGE)).toMatchObject({ key: KEY })
    },
    2 * MINUTES
  )

  test(
    'under a key that is not its own is not used, and goes again',
    async () => {
      registry.intercept(undefined)
      const wrong = 'e'.repeat(64)
      const tagged = `${registry.name}/kept/e2e-broken-${process.pid}:${wrong}`
      const host = createDocker()
      await host.text(['tag', IMAGE, tagged])
      await host.text(['push', '--quiet', tagged])
      await host.text(['rmi', tagged])
      const { registries, events } = open(engine.docker)
      expect(await registries.pull(OTHER, wrong)).toBeUndefined()
      expect(noticesIn(events)).toEqual([expect.stringContaining('is not what it is kept as')])
      expect(await findLocalImage(engine.docker, OTHER)).toBeUndefined()
    },
    MINUTES
  )
})
