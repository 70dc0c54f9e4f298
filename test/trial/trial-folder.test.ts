import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { openTrialFolder } from '../../src/trial/trial-folder.js'
import { folderWith } from '../dataset/temporary-dataset.js'

const opened = async () => openTrialFolder(join(await folderWith(), 'task__abcdefg'))
const textOf = (dir: string, path: string) => readFileSync(join(dir, path), 'utf8')

describe('the folder of a trial', () => {
  test('has Harbor’s folders from the start', async () => {
    const folder = await opened()
    folder.close()
    for (const name of ['agent', 'verifier', 'artifacts'])
      expect(existsSync(join(folder.dir, name))).toBe(true)
  })

  test('has a log of lines with their time', async () => {
    const folder = await opened()
    folder.log('environment started')
    folder.close()
    expect(textOf(folder.dir, 'trial.log')).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z environment started\n$/
    )
  })

  test('makes the folders that a file needs', async () => {
    const folder = await opened()
    folder.write('verifier/junit/a/b.xml', '<x/>')
    folder.writeJson('verifier/report.json', { reward: 1 })
    folder.close()
    expect(textOf(folder.dir, 'verifier/junit/a/b.xml')).toBe('<x/>')
    expect(textOf(folder.dir, 'verifier/report.json')).toBe('{\n  "reward": 1\n}\n')
  })

  test('takes an output as it streams, and cuts it at 64 MiB with a mark', async () => {
    const folder = await opened()
    const write = folder.output('agent/out.txt')
    const chunk = Buffer.alloc(1024 * 1024, 'x')
    for (let count = 0; count < 70; count++) write(chunk)
    folder.close()
    const { size } = statSync(join(folder.dir, 'agent/out.txt'))
    expect(size).toBeGreaterThan(64 * 1024 * 1024)
    expect(size).toBeLessThan(64 * 1024 * 1024 + 100)
    expect(textOf(folder.dir, 'agent/out.txt').slice(-60)).toContain('[cut here: more than 67108864 bytes]')
  })

  test('sets what an earlier try left aside', async () => {
    const first = await opened()
    first.write('agent/out.txt', 'first')
    first.close()
    const second = openTrialFolder(first.dir)
    second.log('again')
    second.close()
    const third = openTrialFolder(first.dir)
    third.close()
    expect(textOf(first.dir, 'tries/1/agent/out.txt')).toBe('first')
    expect(textOf(first.dir, 'tries/2/trial.log')).toContain('again')
    expect(existsSync(join(first.dir, 'agent/out.txt'))).toBe(false)
  })
})
