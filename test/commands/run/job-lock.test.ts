import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { lockJob } from '../../../src/commands/run/job-lock.js'
import { formatOwner, thisOwner } from '../../../src/engine/labels.js'

let jobDir = ''
beforeEach(() => {
  jobDir = mkdtempSync(join(tmpdir(), 'kotlin-bench-lock-'))
})
afterEach(() => rmSync(jobDir, { recursive: true }))

test('a job that a living process runs is not run beside it', async () => {
  const unlock = await lockJob(jobDir)
  await expect(lockJob(jobDir)).rejects.toThrow(`is still running, as process ${process.pid}`)
  await unlock()
  expect(readdirSync(jobDir)).toEqual([])
  await (await lockJob(jobDir))()
})

test('a job whose process is gone, or was on another host, goes on', async () => {
  const self = await thisOwner()
  for (const owner of [
    { ...self, started: '1' },
    { ...self, host: 'elsewhere/x/1' }
  ]) {
    writeFileSync(join(jobDir, 'running'), formatOwner(owner))
    await (await lockJob(jobDir))()
  }
  writeFileSync(join(jobDir, 'running'), 'nonsense')
  await (await lockJob(jobDir))()
})
