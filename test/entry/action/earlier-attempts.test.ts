import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { earlierAttempts } from '../../../src/entry/action/earlier-attempts.js'
import type { ArtifactPort } from '../../../src/github/artifact.js'
import type { RunnerPort } from '../../../src/github/core.js'

/** A service with these artifacts, by name; null cannot be downloaded. */
const look = async (names: readonly string[], broken: readonly string[] = []) => {
  const warnings: string[] = []
  const downloaded: string[] = []
  const port: ArtifactPort = {
    upload: () => Promise.reject(new Error('not here')),
    list: async () => names.map((name, index) => ({ name, id: 100 - index, bytes: 1 })),
    async download({ name }) {
      downloaded.push(name)
      if (broken.includes(name)) throw new Error('end of central directory not found')
      return { files: ['config.json'], dropped: [{ path: '../x', cause: 'bad-path' }] }
    }
  }
  const runner = { warning: (text: string) => warnings.push(text) } as unknown as RunnerPort
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-earlier-'))
  const found = await earlierAttempts({ port, runner, job: 'a/b', shard: 1, runAttempt: 3, folder })
  return { found: found.map(path => basename(path)), warnings, downloaded }
}

test('earlier attempts of this shard are found by their number, the newest first, whatever their ids', async () => {
  const { found } = await look([
    'kotlin-bench-a-b-shard-1-attempt-1',
    'kotlin-bench-a-b-shard-1-attempt-2-0a1b2c',
    'kotlin-bench-a-b-shard-1-attempt-3',
    'kotlin-bench-a-b-shard-11-attempt-1',
    'kotlin-bench-a-b-shard-1-attempt-1x',
    'kotlin-bench-a-shard-1-attempt-1',
    'kotlin-bench-a-b-plan-4711-1'
  ])
  expect(found).toEqual([
    'kotlin-bench-a-b-shard-1-attempt-2-0a1b2c-99',
    'kotlin-bench-a-b-shard-1-attempt-1-100'
  ])
})

test('where nothing can be looked up, all trials run', async () => {
  const warnings: string[] = []
  const port = { list: () => Promise.reject(new Error('out of order')) } as unknown as ArtifactPort
  const runner = { warning: (text: string) => warnings.push(text) } as unknown as RunnerPort
  const request = { port, runner, job: 'a', shard: 1, runAttempt: 2, folder: '/none' }
  expect(await earlierAttempts(request)).toEqual([])
  expect(warnings).toEqual([
    'What earlier attempts left cannot be looked up, so all trials run again: out of order'
  ])
})

test('what cannot be unpacked is told and passed over', async () => {
  const name = 'kotlin-bench-a-b-shard-1-attempt-'
  const { found, warnings } = await look([`${name}1`, `${name}2`], [`${name}2`])
  expect(found).toEqual([`${name}1-100`])
  expect(warnings).toEqual([
    `Artifact ${name}2 cannot be read, so its trials run again: end of central directory not found`,
    `Artifact ${name}1: 1 files are passed over, such as \`../x\` (bad-path).`
  ])
})
