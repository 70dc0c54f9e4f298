import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from '@jest/globals'
import { createDocker } from '../../src/engine/docker.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { standInDocker } from './stand-in-docker.js'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const untilGone = async (pid: number): Promise<boolean> => {
  for (let tries = 0; tries < 100 && isAlive(pid); tries++) await pause(50)
  return !isAlive(pid)
}

describe('a call of the engine’s command line', () => {
  test('gives both outputs and the exit code, whatever it is', async () => {
    const docker = await standInDocker('echo out; echo err >&2; exit 7')
    expect(await docker.call([])).toEqual({
      exitCode: 7,
      stdout: Buffer.from('out\n'),
      stderr: 'err\n',
      timedOut: false,
      truncated: false
    })
  })

  test('hands each argument over as it is', async () => {
    const docker = await standInDocker('for word do printf "[%s]" "$word"; done')
    expect(await docker.text(['a b', '', "it's", '$HOME', 'x\ny'])).toBe("[a b][][it's][$HOME][x\ny]")
  })

  test('reads text or a stream from standard input, and nothing by default', async () => {
    const docker = await standInDocker('cat')
    expect(await docker.text([], { input: 'given' })).toBe('given')
    expect(await docker.text([], { input: Readable.from(['a', 'b']) })).toBe('ab')
    expect(await docker.text([])).toBe('')
  })

  test('may end without reading its input', async () => {
    const docker = await standInDocker('exit 3')
    expect((await docker.call([], { input: Buffer.alloc(4 * 1024 * 1024) })).exitCode).toBe(3)
  })

  test('gets values by its environment', async () => {
    const docker = await standInDocker('printf %s "$KB_VALUE"')
    expect(await docker.text([], { env: { KB_VALUE: 'x y' } })).toBe('x y')
  })

  test('keeps what fits and drops the rest, while a listener sees all', async () => {
    const docker = await standInDocker('head -c 100000 /dev/zero')
    let seen = 0
    const result = await docker.call([], {
      maxBytes: 10,
      onOutput: chunk => {
        seen += chunk.length
      }
    })
    expect(result.stdout).toHaveLength(10)
    expect(result.truncated).toBe(true)
    expect(seen).toBe(100_000)
  })

  test('tells a listener which of the two outputs a chunk is of', async () => {
    const docker = await standInDocker('printf out; printf err >&2')
    const seen = { stdout: '', stderr: '' }
    await docker.call([], {
      onOutput: (chunk, from) => {
        seen[from] += Buffer.from(chunk).toString()
      }
    })
    expect(seen).toEqual({ stdout: 'out', stderr: 'err' })
  })

  test('that has to succeed and does not is a fault', async () => {
    const docker = await standInDocker('echo "No such image: x" >&2; exit 1')
    await expect(docker.text(['run'])).rejects.toMatchObject({ code: 'image-missing' })
  })

  test('without a command line is a fault that says what to install', async () => {
    await expect(createDocker('/nowhere/docker').call(['info'])).rejects.toMatchObject({
      kind: 'infrastructure',
      code: 'engine-missing'
    })
  })

  test('at its time limit ends with all it started', async () => {
    const dir = await folderWith()
    const docker = await standInDocker(`sleep 60 & echo $! > ${join(dir, 'pid')}; wait`)
    const result = await docker.call([], { timeoutMs: 300 })
    expect(result.timedOut).toBe(true)
    expect(result.exitCode).not.toBe(0)
    expect(await untilGone(Number(await readFile(join(dir, 'pid'), 'utf8')))).toBe(true)
  })

  test('that does not listen at its time limit is ended by force', async () => {
    const docker = await standInDocker('trap "" TERM; sleep 60')
    const begin = Date.now()
    const result = await docker.call([], { timeoutMs: 100 })
    expect(result.timedOut).toBe(true)
    expect(Date.now() - begin).toBeLessThan(10_000)
  })

  test('has no time limit beyond what a timer can count', async () => {
    const docker = await standInDocker('sleep 0.2; echo done')
    expect((await docker.call([], { timeoutMs: 2 ** 40 })).stdout.toString()).toBe('done\n')
  })

  test('that is aborted throws the reason and leaves no process', async () => {
    const dir = await folderWith()
    const docker = await standInDocker(`sleep 60 & echo $! > ${join(dir, 'pid')}; wait`)
    const controller = new AbortController()
    const call = docker.call([], { signal: controller.signal })
    setTimeout(() => controller.abort('SIGINT'), 300)
    await expect(call).rejects.toBe('SIGINT')
    expect(await untilGone(Number(await readFile(join(dir, 'pid'), 'utf8')))).toBe(true)
  })

  test('is not even started after an abort', async () => {
    const dir = await folderWith()
    const docker = await standInDocker(`touch ${join(dir, 'ran')}`)
    await expect(docker.call([], { signal: AbortSignal.abort('SIGTERM') })).rejects.toBe('SIGTERM')
    await expect(readFile(join(dir, 'ran'))).rejects.toThrow()
  })
})

describe('a stream of the engine’s command line', () => {
  test('gives its output to read, and its end', async () => {
    const docker = await standInDocker('printf abc; echo late >&2; exit 2')
    const { stdout, done } = docker.stream([])
    let text = ''
    for await (const chunk of stdout) text += String(chunk)
    expect(text).toBe('abc')
    expect(await done).toMatchObject({ exitCode: 2, stderr: 'late\n' })
  })

  test('can be stopped before its end', async () => {
    const docker = await standInDocker('yes')
    const { stdout, done, stop } = docker.stream([])
    for await (const _ of stdout) break
    stop()
    expect((await done).exitCode).not.toBe(0)
  })
})
