import { expect, test } from '@jest/globals'
import { type KeyedImage, notNeeded, superseded } from '../../src/image/prune.js'

const image = (name: string | null, more: Partial<KeyedImage> = {}): KeyedImage => ({
  id: `sha256:${name}`,
  key: 'old',
  names: name === null ? [] : [name],
  bytes: 1,
  created: '2026-01-01',
  named: '2026-01-01',
  inUse: false,
  ...more
})

const needed = { keys: new Set(['now']), names: new Set(['kotlin-bench/broken:pr-1']) }

test('what is ours, in no container and of no key of the dataset is not needed', () => {
  const old = image('kotlin-bench/a:base')
  const nameless = image(null)
  const pulled = image('ghcr.io/o/r/a:old', { names: ['ghcr.io/o/r/a:old', 'ghcr.io/o/r/a@sha256:1'] })
  const staying = [
    image('kotlin-bench/a:pr-1', { key: 'now' }),
    image('kotlin-bench/a:pr-2', { inUse: true }),
    image('kotlin-bench/broken:pr-1'),
    image('somebody/built-on-it:latest')
  ]
  expect(notNeeded([...staying, old, nameless, pulled], needed)).toEqual([old, nameless, pulled])
})

test('of gateway and agents the newest stays, and what was made last goes first', () => {
  const gateways = ['2026-01-01', '2026-01-03', '2026-01-02'].map((created, index) =>
    image(`kotlin-bench/gateway:${index}`, { created })
  )
  const layer = image('kotlin-bench/agent-layer:1', { created: '2026-01-04' })
  expect(notNeeded([...gateways, layer], needed)).toEqual([layer, gateways[2], gateways[0]])
})

test('a gateway that was built supersedes those of a week ago that nothing uses, and no other image', () => {
  const gateway = (tag: string, more: Partial<KeyedImage> = {}) => image(`kotlin-bench/gateway:${tag}`, more)
  const now = Date.parse('2026-02-01')
  const old = gateway('old')
  const others = [
    gateway('new'),
    gateway('recent', { named: '2026-01-30' }),
    gateway('used', { inUse: true }),
    gateway('named', { names: ['kotlin-bench/gateway:named', 'somebody/gateway:1'] }),
    image('kotlin-bench/agent-goose:old'),
    image('kotlin-bench/a:base')
  ]
  expect(superseded([old, ...others], { image: 'kotlin-bench/gateway:new', now })).toEqual([old])
})
