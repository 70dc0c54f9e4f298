import { afterAll, describe, expect, test } from '@jest/globals'
import { bases } from '../../src/commands/bases.js'
import type { RegistryAccess } from '../../src/commands/shared/access/image-source.js'
import type { ProgressEvent } from '../../src/contracts/progress.js'
import { parseRegistry } from '../../src/image/registry/registry.js'
import { cli } from './support/cli.js'
import {
  accessTo,
  doneIn,
  emptyEngine,
  noticesIn,
  type OwnDataset,
  ownDataset
} from './support/own-images.js'
import { type Door, hasRegistry, type RegistryServer, startRegistry } from './support/registry-server.js'
import { runJob, runOptions } from './support/run-job.js'
import { newFolder } from './support/tiny.js'

const MINUTES = 60_000
// Debian's package; scripts/test.sh installs it where it can.
const describeHere = hasRegistry() ? describe : describe.skip

const cleanups: Array<() => void> = []
afterAll(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const opened = async (label: string, door: Door): Promise<RegistryServer> => {
  const server = await startRegistry(door)
  cleanups.push(() => {
    emptyEngine(server.name, label)
    server.stop()
  })
  return server
}

/** In a repository whose owner is not written in lower case. */
const registryAt = ({ name }: RegistryServer) => parseRegistry(`${name}/Some-Owner/Repo`)

const runOn = (
  dataset: OwnDataset,
  server: RegistryServer,
  { include = ['*'], push = false, pullOnly = false, access = accessTo(server.name), ...more } = {} as {
    include?: string[]
    push?: boolean
    pullOnly?: boolean
    access?: RegistryAccess
    expectImages?: string
  }
) =>
  runJob(
    runOptions({
      ...more,
      path: dataset.tasks,
      include,
      registries: [registryAt(server)],
      push,
      pullOnly
    }),
    {},
    { registryAccess: access }
  )

const basesOf = async (
  dataset: OwnDataset,
  server: RegistryServer,
  { push = false, access = accessTo(server.name) } = {}
) => {
  const events: ProgressEvent[] = []
  const images = await bases(
    {
      bases: `${dataset.dir}/bases`,
      only: [],
      rebuild: false,
      registries: [registryAt(server)],
      push,
      pullOnly: false
    },
    {
      listener: event => events.push(event),
      signal: new AbortController().signal,
      environment: {},
      registryAccess: access
    }
  )
  return { images, events }
}

describeHere('images in a registry', () => {
  test(
    'with a password: a run on an emptied engine builds nothing and pulls only what its trials need',
    async () => {
      const server = await opened('pass', 'password')
      const dataset = ownDataset('pass', { one: 'a', two: 'a', three: 'b' })
      const first = await runOn(dataset, server, { push: true })
      expect(first.rewards.summary).toMatchObject({ resolved: 3 })
      const made = [dataset.baseOf('a'), dataset.baseOf('b'), ...['one', 'two', 'three'].map(dataset.imageOf)]
      expect(doneIn(first.events).sort()).toEqual(
        made.flatMap(image => [`build ${image}`, `push ${image}`]).sort()
      )

      emptyEngine(server.name, 'pass')
      const second = await runOn(dataset, server, { include: ['*-one'], pullOnly: true })
      expect(second.rewards.summary).toMatchObject({ resolved: 1 })
      expect(doneIn(second.events)).toEqual([`pull ${dataset.imageOf('one')}`])
      const [trial] = second.rewards.trials
      expect(trial?.images.digests).toEqual({
        [dataset.imageOf('one')]: expect.stringMatching(
          new RegExp(`^${server.name}/some-owner/repo/tiny@sha256:[0-9a-f]{64}$`)
        )
      })

      // What was pulled is what was built: a run that is held to the first one's images goes on.
      const held = await runOn(dataset, server, { include: ['*-one'], expectImages: first.rewardsPath })
      expect(held.rewards.summary).toMatchObject({ resolved: 1 })
      expect(doneIn(held.events)).toEqual([])

      // One byte of a base: that base and its tasks, nothing else; and that is no longer the recorded image.
      dataset.change('b')
      await expect(
        runOn(dataset, server, { include: ['*-three'], expectImages: first.rewardsPath })
      ).rejects.toThrow('pass-three: sha256:')
      const third = await runOn(dataset, server)
      expect(doneIn(third.events)).toEqual([`pull ${dataset.imageOf('two')}`])
    },
    5 * MINUTES
  )

  test(
    'with tokens: bases are pushed once and come back, and a wrong password is told and built around',
    async () => {
      const server = await opened('token', 'token')
      const dataset = ownDataset('token', { one: 'a', two: 'b' })
      expect((await basesOf(dataset, server, { push: true })).images.map(({ origin }) => origin)).toEqual([
        'built',
        'built'
      ])
      const before = server.requests.length
      const again = await basesOf(dataset, server, { push: true })
      expect(again.images.map(({ origin }) => origin)).toEqual(['local', 'local'])
      expect(server.requests.slice(before).filter(line => !line.startsWith('HEAD'))).toEqual([])

      emptyEngine(server.name, 'token')
      const pulled = await basesOf(dataset, server)
      expect(pulled.images.map(({ origin, registry }) => [origin, registry])).toEqual([
        ['pulled', registryAt(server).name],
        ['pulled', registryAt(server).name]
      ])

      emptyEngine(server.name, 'token')
      const access = accessTo(server.name, { username: 'ann', password: 'wrong' })
      const stranger = await basesOf(dataset, server, { access, push: true })
      expect(stranger.images.map(({ origin }) => origin)).toEqual(['built', 'built'])
      const hidden = noticesIn(stranger.events).filter(message => message.includes('status 401'))
      expect(hidden).toEqual([expect.stringContaining('to no one or not to this login')])
    },
    5 * MINUTES
  )

  test(
    'that refuses pushes: the run goes on, and says once what to change',
    async () => {
      const server = await opened('refuse', 'open')
      server.intercept((request, response) => {
        if (request.method !== 'POST') return false
        response.writeHead(403, { 'content-type': 'application/json' })
        response.end(
          JSON.stringify({ errors: [{ code: 'DENIED', message: 'permission_denied: write_package' }] })
        )
        return true
      })
      const dataset = ownDataset('refuse', { one: 'a', two: 'b' })
      const { rewards, events } = await runOn(dataset, server, { push: true })
      expect(rewards.summary).toMatchObject({ resolved: 2 })
      const refusals = noticesIn(events).filter(message => message.startsWith('Nothing more is pushed'))
      expect(refusals).toEqual([expect.stringMatching(/denied[\s\S]*docker login 127\.0\.0\.1/)])
    },
    5 * MINUTES
  )

  test(
    'that is not there: left out after one notice, and everything is built',
    async () => {
      const server = await opened('gone', 'open')
      server.stop()
      const dataset = ownDataset('gone', { one: 'a', two: 'b' })
      const { rewards, events } = await runOn(dataset, server)
      expect(rewards.summary).toMatchObject({ resolved: 2 })
      expect(noticesIn(events).filter(message => message.includes('left out'))).toHaveLength(1)

      emptyEngine(server.name, 'gone')
      const strict = await runOn(dataset, server, { pullOnly: true })
      expect(strict.rewards.trials.map(({ fault }) => fault)).toEqual([
        expect.objectContaining({ kind: 'infrastructure', code: 'image-not-pulled' }),
        expect.objectContaining({ kind: 'infrastructure', code: 'image-not-pulled' })
      ])
      expect(strict.exitCode).toBe(3)
    },
    5 * MINUTES
  )

  test(
    'that two runs want to fill at the same time gets each image from one build',
    async () => {
      const server = await opened('twice', 'open')
      const dataset = ownDataset('twice', { one: 'a', two: 'b' })
      const args = [
        'bases',
        '--bases',
        `${dataset.dir}/bases`,
        '--registry',
        registryAt(server).name,
        '--push'
      ]
      const env = { XDG_CACHE_HOME: newFolder() }
      const ended = await Promise.all([cli(args, { env }), cli(args, { env })])
      expect(ended.map(({ code }) => code)).toEqual([0, 0])
      const tables = ended.map(({ stdout }) => stdout).join('')
      expect(tables.match(/ built /g)).toHaveLength(2)
      expect(tables.match(/ was here /g)).toHaveLength(2)
    },
    5 * MINUTES
  )
})
