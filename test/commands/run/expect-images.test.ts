import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { readExpectedImages, sharedDifferences } from '../../../src/commands/run/expect-images.js'

const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-expected-'))
afterAll(() => rmSync(folder, { recursive: true }))

const digest = (letter: string): string => `sha256:${letter.repeat(64)}`
const image = (id: string, ...digests: string[]) => ({ id: digest(id), digests })

const recordedIn = (trials: object[], images: Record<string, string> = {}) => {
  const path = join(folder, 'rewards.json')
  writeFileSync(path, JSON.stringify({ comparability: { images }, trials }))
  return readExpectedImages(path)
}

const TRIAL = {
  task: 't-1',
  images: {
    digests: {
      'kotlin-bench/t:pr-1': `ghcr.io/o/r/t@${digest('a')}`,
      'kotlin-bench/t:base': digest('b'),
      'kotlin-bench/gateway:1': `ghcr.io/o/r/gateway@${digest('c')}`,
      'kotlin-bench/agent-codex:1': digest('d')
    }
  }
}

describe('recorded images', () => {
  it('are known by id and by digest', async () => {
    const { tasks } = await recordedIn([TRIAL], { 't-1': digest('1') })
    expect(tasks.get('t-1')).toEqual(new Set([digest('1'), digest('a'), digest('b')]))
  })

  it('of before digests were kept are known by id', async () => {
    const { tasks } = await recordedIn([{ task: 't-1', images: {} }], { 't-1': digest('1') })
    expect(tasks.get('t-1')).toEqual(new Set([digest('1')]))
  })

  it('are not in any file', async () => {
    const path = join(folder, 'other.json')
    writeFileSync(path, '{"trials": 3}')
    await expect(readExpectedImages(path)).rejects.toThrow(/other.json` is no `rewards.json`/)
  })
})

describe('images beside the tasks’ own', () => {
  const differences = async (used: Record<string, ReturnType<typeof image>>) =>
    sharedDifferences(
      await recordedIn([TRIAL]),
      new Map(Object.entries(used)),
      name => name === 'kotlin-bench/t:pr-1'
    )

  it('are the same by the engine’s id, or by the digest of whichever registry', async () => {
    expect(
      await differences({
        'kotlin-bench/t:base': image('b'),
        'kotlin-bench/gateway:1': image('9', `localhost:5000/gateway@${digest('c')}`)
      })
    ).toEqual([])
  })

  it('differ where the gateway has another key, or the base another content', async () => {
    expect(
      await differences({ 'kotlin-bench/gateway:2': image('8'), 'kotlin-bench/t:base': image('7') })
    ).toEqual([
      `kotlin-bench/gateway:2: ${digest('8')}, recorded ${digest('c')}`,
      `kotlin-bench/t:base: ${digest('7')}, recorded ${digest('b')}`
    ])
  })

  it('say nothing of what was not recorded: another agent, another base', async () => {
    expect(
      await differences({ 'kotlin-bench/agent-goose:1': image('8'), 'kotlin-bench/u:base': image('7') })
    ).toEqual([])
  })
})
