import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup } from '../../src/commands/cleanup.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { standInFolder } from '../engine/stand-in-docker.js'

describe('cleanup', () => {
  const { PATH = '' } = process.env
  let calls: () => Promise<string[]>

  beforeEach(async () => {
    const log = join(await folderWith({ log: '' }), 'log')
    process.env.PATH = [await standInFolder(`echo "$*" >> ${log}`), PATH].join(delimiter)
    calls = async () => (await readFile(log, 'utf8')).split('\n').filter(line => line !== '')
  })
  afterEach(() => {
    process.env.PATH = PATH
  })

  test('asks for what each job left, and for nothing else', async () => {
    await cleanup({ jobs: ['one-1', 'two-2'] })
    const asked = await calls()
    expect(asked.filter(line => line.startsWith('ps ')).map(line => /label=(\S+)/.exec(line)?.[1])).toEqual([
      'io.kotlin-bench.job=one-1',
      'io.kotlin-bench.job=two-2'
    ])
    for (const line of asked) expect(line).toMatch(/label=io\.kotlin-bench\.job=(one-1|two-2)/)
  })

  test('of no job asks nothing', async () => {
    await cleanup({ jobs: [] })
    expect(await calls()).toEqual([])
  })
})
