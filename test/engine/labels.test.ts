import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from '@jest/globals'
import {
  formatOwner,
  labelArguments,
  ownerIsGone,
  parseOwner,
  processStart,
  thisOwner
} from '../../src/engine/labels.js'

const sleeper = async () => {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' })
  await once(child, 'spawn')
  const owner = { ...(await thisOwner()), pid: child.pid!, started: (await processStart(child.pid!))! }
  const end = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { owner, end }
}

describe('an owner', () => {
  test('is read back from its label', async () => {
    const owner = await thisOwner()
    expect(parseOwner(formatOwner(owner))).toEqual(owner)
  })

  test('of a system that writes start times as dates is read back', () => {
    const owner = { host: 'mac//', pid: 7, started: 'Mon Jan  1 00:00:00 2024' }
    expect(parseOwner(formatOwner(owner))).toEqual(owner)
  })

  test.each(['', 'host', 'host pid start', '7 host'])('is not read from %j', text => {
    expect(parseOwner(text)).toBeUndefined()
  })

  test('that runs is not gone', async () => {
    expect(await ownerIsGone(await thisOwner())).toBe(false)
    const { owner, end } = await sleeper()
    expect(await ownerIsGone(owner)).toBe(false)
    await end()
  })

  test('whose process has ended is gone', async () => {
    const { owner, end } = await sleeper()
    await end()
    expect(await ownerIsGone(owner)).toBe(true)
  })

  test('whose number is another process now is gone', async () => {
    const owner = await thisOwner()
    expect(await ownerIsGone({ ...owner, started: `${Number(owner.started) - 1}` })).toBe(true)
  })

  test('that nobody has waited for since it ended is gone', async () => {
    if (process.platform !== 'linux') return
    // The shell starts a child, then becomes a program that never asks how its children ended.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore']
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line.toString())
    const owner = { ...(await thisOwner()), pid, started: (await processStart(pid))! }
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(await ownerIsGone(owner)).toBe(true)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
  })

  test('on another machine is never said to be gone', async () => {
    const owner = await thisOwner()
    expect(await ownerIsGone({ ...owner, host: 'elsewhere/0/0', pid: 2 ** 22 + 1 })).toBe(false)
  })
})

test('the labels name job, owner, expiry and role', async () => {
  const args = await labelArguments({ jobId: 'job-1', role: 'agent', expiresAt: 1234.6 })
  const labels = args.filter(word => word !== '--label')
  expect(labels).toEqual([
    'io.kotlin-bench.job=job-1',
    `io.kotlin-bench.owner=${formatOwner(await thisOwner())}`,
    'io.kotlin-bench.expires=1235',
    'io.kotlin-bench.role=agent'
  ])
})
