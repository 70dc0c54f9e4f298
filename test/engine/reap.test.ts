import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { formatOwner, type Owner, thisOwner } from '../../src/engine/labels.js'
import { reapJob, reapStale } from '../../src/engine/reap.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { standInDocker } from './stand-in-docker.js'

const NOW = 1_700_000_000

interface Thing {
  id: string
  owner: Owner | string
  expires: number
}

/** An engine with these containers; gives what it was told to remove. */
const engineWith = async (things: readonly Thing[]) => {
  const lines = things.map(({ id, owner, expires }) =>
    [id, typeof owner === 'string' ? owner : formatOwner(owner), expires].join('\t')
  )
  const dir = await folderWith({ containers: lines.map(line => `${line}\n`).join('') })
  const docker = await standInDocker(
    `echo "$*" | tr '\\t' ' ' >> ${join(dir, 'calls')}
     case $1 in ps) cat ${join(dir, 'containers')} ;; esac`
  )
  const calls = async () =>
    (await readFile(join(dir, 'calls'), 'utf8')).split('\n').filter(line => line !== '')
  const removed = async () =>
    (await calls())
      .filter(line => line.startsWith('rm '))
      .flatMap(line => line.split(' ').slice(1))
      .filter(word => !word.startsWith('--'))
  return { docker, calls, removed }
}

describe('what a run reaps of others', () => {
  test('is what has expired, and what belongs to a process that is gone', async () => {
    const self = await thisOwner()
    const gone = { ...self, started: '1' }
    const elsewhere = { ...self, host: 'elsewhere/0/0', pid: 1 }
    const { docker, removed } = await engineWith([
      { id: 'running', owner: self, expires: NOW + 60 },
      { id: 'expired', owner: self, expires: NOW - 1 },
      { id: 'orphan', owner: gone, expires: NOW + 60 },
      { id: 'elsewhere', owner: elsewhere, expires: NOW + 60 },
      { id: 'elsewhere-expired', owner: elsewhere, expires: NOW - 1 },
      { id: 'unreadable', owner: 'whoever', expires: NOW + 60 }
    ])
    expect(await reapStale(docker, NOW)).toBe(3)
    expect(await removed()).toEqual(['expired', 'orphan', 'elsewhere-expired'])
  })

  test('is nothing where there is nothing', async () => {
    const { docker, removed } = await engineWith([])
    expect(await reapStale(docker, NOW)).toBe(0)
    expect(await removed()).toEqual([])
  })
})

describe('what a job reaps of its own', () => {
  test('is all that bears its label, containers before networks and volumes', async () => {
    const { docker, calls, removed } = await engineWith([
      { id: 'one', owner: await thisOwner(), expires: NOW + 60 },
      { id: 'two', owner: 'whoever', expires: NOW + 60 }
    ])
    expect(await reapJob(docker, 'job-1')).toBe(2)
    expect(await removed()).toEqual(['one', 'two'])
    const asked = await calls()
    expect(asked.map(line => line.split(' ')[0])).toEqual(['ps', 'rm', 'network', 'volume'])
    for (const line of asked.filter(call => !call.startsWith('rm')))
      expect(line).toContain('label=io.kotlin-bench.job=job-1')
  })
})
