import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { writeTar } from '../../src/engine/tar.js'
import { KEY_LABEL } from '../../src/image/local-image.js'
import { keyedImages, notNeeded, removeImage } from '../../src/image/prune.js'
import { type SecondEngine, startSecondEngine } from './support/second-engine.js'

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
      const left = await docker.text(['images', '--format', '{{.Repository}}:{{.Tag}}'])
      expect(left.split('\n').sort()).toEqual([
        'kotlin-bench/a:base',
        'kotlin-bench/c:base',
        'somebody/else:latest'
      ])
    },
    MINUTES
  )
})
