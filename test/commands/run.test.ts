import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { RunOptions } from '../../src/commands/run/run-options.js'
import { run } from '../../src/commands/run.js'
import { FaultError, UserError } from '../../src/contracts/errors.js'
import { folderWith, taskFiles } from '../dataset/temporary-dataset.js'
import { standInFolder } from '../engine/stand-in-docker.js'
import { runOptions } from './run-options.js'

const runOn = async (files: Readonly<Record<string, string>>, overrides: Partial<RunOptions> = {}) => {
  const jobsDir = await folderWith()
  const context = {
    listener: () => {},
    signal: new AbortController().signal,
    toolVersion: '0',
    environment: {},
    gatewayProgram: '/nowhere/gateway.js'
  }
  const path = await folderWith(files)
  return { jobsDir, result: run(runOptions({ path, jobsDir, agent: 'nop', ...overrides }), context) }
}

describe('a run that cannot start', () => {
  test.each<[string, Record<string, string>, Partial<RunOptions>, string]>([
    ['no such agent', taskFiles('one'), { agent: 'gpt' }, 'There is no agent `gpt`'],
    ['no tasks', { 'readme.md': '' }, {}, 'has no tasks'],
    ['no such bases', taskFiles('one'), { bases: '/nowhere' }, '`--bases /nowhere` does not exist'],
    ['a pattern that selects none', taskFiles('one'), { include: ['two'] }, 'two']
  ])('for %s is the user’s mistake, and leaves no job', async (_, files, overrides, message) => {
    const { jobsDir, result } = await runOn(files, overrides)
    await expect(result).rejects.toThrow(UserError)
    await expect(result).rejects.toThrow(message)
    expect(await readdir(jobsDir)).toEqual([])
  })

  test('with its results among the tasks is the user’s mistake, and leaves no folder', async () => {
    const path = await folderWith(taskFiles('one'))
    const { result } = await runOn({}, { path, jobsDir: join(path, 'jobs') })
    await expect(result).rejects.toThrow(UserError)
    await expect(result).rejects.toThrow(`\`--jobs-dir ${join(path, 'jobs')}\` is in ${path}`)
    expect(await readdir(path)).toEqual(['one'])
  })

  test('under a name that is taken is the user’s mistake', async () => {
    const jobsDir = await folderWith({ 'job/result.json': '{}' })
    const { result } = await runOn(taskFiles('one'), { jobsDir })
    await expect(result).rejects.toThrow('`--job-name job`')
  })

  test('without an engine is a fault of the infrastructure, and leaves no job', async () => {
    const before = process.env.DOCKER_HOST
    process.env.DOCKER_HOST = 'unix:///nowhere/docker.sock'
    try {
      const { jobsDir, result } = await runOn(taskFiles('one'))
      await expect(result).rejects.toThrow(FaultError)
      expect(await readdir(jobsDir)).toEqual([])
    } finally {
      if (before === undefined) delete process.env.DOCKER_HOST
      else process.env.DOCKER_HOST = before
    }
  })

  test('on an engine that fails it midway leaves the job unlocked, so that it can go on', async () => {
    const info = {
      NCPU: 2,
      MemTotal: 4e9,
      DockerRootDir: '/var/lib/docker',
      OSType: 'linux',
      Architecture: 'x86_64'
    }
    const script = `case $1 in info) echo '${JSON.stringify(info)}' ;; *) exit 1 ;; esac`
    const before = process.env.PATH
    process.env.PATH = `${await standInFolder(script)}:${before}`
    try {
      const { jobsDir, result } = await runOn(taskFiles('one'))
      await expect(result).rejects.toThrow(FaultError)
      expect(await readdir(join(jobsDir, 'job'))).not.toContain('running')
    } finally {
      process.env.PATH = before
    }
  })
})
