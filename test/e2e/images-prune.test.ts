import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { writeTar } from '../../src/engine/tar.js'
import { KEY_LABEL } from '../../src/image/local-image.js'
import { keyedImages, notNeeded, removeImage } from '../../src/image/prune.js'
import { pruneAfterLastTrial } from '../../src/image/prune-task-images.js'
import { plannedOf, trial } from '../report/trials.js'
import { cli } from './support/cli.js'
import { type SecondEngine, startSecondEngine } from './support/second-engine.js'
import { newFolder, tinyDataset } from './support/tiny.js'

const MINUTES = 60_000
// Starts an engine, as root, so that nothing of the machine's own is at stake.
const describeHere = process.getuid?.() === 0 ? describe : describe.skip

let engine: SecondEngine

const make = (name: string, key: string): Promise<string> =>
  engine.docker.text(['import', '--change', `LABEL ${KEY_LABEL}=${key}`, '-', name], {
    input: writeTar([
      { path: 'name', type: 'file', executable: false, content: Buffer.from(`${name} ${key}`) }
    ])
  })

const namesIn = async ({ docker }: SecondEngine): Promise<string[]> =>
  (await docker.text(['images', '--format', '{{.Repository}}:{{.Tag}}'])).split('\n').sort()

describeHere('pruning', () => {
  beforeAll(async () => {
    engine = await startSecondEngine()
  }, MINUTES)
  afterAll(() => engine?.remove(), MINUTES)

  test(
    'removes what the dataset does not need, under all its names, and leaves what is in use or not ours',
    async () => {
      const { docker } = engine
      await make('kotlin-bench/a:base', 'replaced')
      await make('kotlin-bench/a:base', 'now')
      const old = await make('kotlin-bench/b:base', 'old')
      await docker.text(['tag', old, 'registry.example.com/kept/b:old'])
      await make('kotlin-bench/c:base', 'used')
      await docker.text(['create', 'kotlin-bench/c:base', '/nothing'])
      await make('somebody/else:latest', 'taken-over')

      const found = notNeeded(await keyedImages(docker), { keys: new Set(['now']), names: new Set() })
      expect(found.map(({ key }) => key).sort()).toEqual(['old', 'replaced'])
      for (const image of found) expect(await removeImage(docker, image)).toBe(true)
      expect(await namesIn(engine)).toEqual([
        'kotlin-bench/a:base',
        'kotlin-bench/c:base',
        'somebody/else:latest'
      ])
    },
    MINUTES
  )

  test(
    'by the command line names what would go, and with --apply it goes',
    async () => {
      const { docker, address } = engine
      const dataset = tinyDataset()
      dataset.add('kept-1')
      await make('kotlin-bench/d:base', 'of-no-dataset')
      await docker.text([
        ...['volume', 'create', '--label', 'io.kotlin-bench.agent=goose', '--label', `${KEY_LABEL}=gone`],
        'kotlin-bench-agent-goose-gone'
      ])
      const before = await namesIn(engine)
      const cache = newFolder()
      const rows = join(cache, 'kotlin-bench/rows')
      mkdirSync(join(rows, '0123'), { recursive: true })
      const prune = (...more: string[]) =>
        cli(['prune', '-p', dataset.tasks, ...more], {
          env: { DOCKER_HOST: address, XDG_CACHE_HOME: cache }
        })

      const dry = await prune()
      expect(dry).toMatchObject({
        code: 0,
        stderr: expect.stringContaining('would be removed; --apply does it')
      })
      expect(dry.stdout).toMatch(/^kotlin-bench\/d:base {2}\d+ MiB with shared layers$/m)
      expect(dry.stdout).toMatch(/^kotlin-bench-agent-goose-gone {2}volume$/m)
      expect(dry.stdout).toContain(`${rows}  0 MiB in the cache\n`)
      expect(await namesIn(engine)).toEqual(before)
      expect(existsSync(rows)).toBe(true)

      const applied = await prune('--apply')
      expect(applied).toMatchObject({ code: 0, stdout: dry.stdout })
      expect(applied.stderr).toMatch(/^Removed \d+ images?, 1 volume and 1 folder of the cache\.$/m)
      expect(existsSync(rows)).toBe(false)
      const left = await namesIn(engine)
      expect(left).not.toContain('kotlin-bench/d:base')
      expect(left).toEqual(expect.arrayContaining(['kotlin-bench/c:base', 'somebody/else:latest']))
      expect(await docker.text(['volume', 'ls', '--quiet'])).toBe('')
      expect((await prune()).stderr).toMatch(
        /^0 images, 0 volumes and 0 folders of the cache would be removed/m
      )
    },
    MINUTES
  )

  test(
    'after the last trial of a task leaves an image that was here before and is none of ours',
    async () => {
      const { docker } = engine
      const official = await docker.text(['import', '-', 'polybench_java_acme__larder-1:latest'], {
        input: writeTar([])
      })
      const built = await make('kotlin-bench/larder:1', 'mine')
      const records = [official, built].map(id => trial({ task: id, images: { task: id, base: null } }))
      const ended = await pruneAfterLastTrial(docker, records.map(plannedOf))
      const pulled = await docker.text(['import', '-', 'registry.example.com/larder:2'], {
        input: writeTar([{ path: 'pulled', type: 'file', executable: false, content: Buffer.from('') }])
      })
      for (const record of records) await ended(record)
      await ended(trial({ task: 'later', images: { task: pulled, base: null } }))
      const left = await namesIn(engine)
      expect(left).toContain('polybench_java_acme__larder-1:latest')
      expect(left).not.toContain('kotlin-bench/larder:1')
      expect(left).not.toContain('registry.example.com/larder:2')
    },
    MINUTES
  )
})
