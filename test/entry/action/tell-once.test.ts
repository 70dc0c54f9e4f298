import { describe, expect, it } from '@jest/globals'
import { tellOnce } from '../../../src/entry/action/tell-once.js'

type Job = Parameters<typeof tellOnce>[0]

const job = (own: Partial<Job>): Job => ({ command: 'run', shard: undefined, base: [], ...own })

const toldBy = (own: Partial<Job>): string[] => {
  const said: string[] = []
  const runner = {
    info: (text: string) => void said.push(text),
    notice: (text: string) => void said.push(`annotation: ${text}`)
  }
  tellOnce(job(own), runner)('may not push')
  return said
}

describe('what all jobs of a workflow run meet', () => {
  it.each<[string, Partial<Job>]>([
    ['the first shard', { shard: 1 }],
    ['a job that is alone', {}],
    ['a job that makes all bases', { command: 'bases' }]
  ])('is an annotation of %s', (_, own) => {
    expect(toldBy(own)).toEqual(['annotation: may not push'])
  })

  it.each<[string, Partial<Job>]>([
    ['another shard', { shard: 2 }],
    ['a job that makes one base', { command: 'bases', base: ['tiny:base'] }]
  ])('is a line in the log of %s', (_, own) => {
    expect(toldBy(own)).toEqual(['notice: may not push'])
  })
})
