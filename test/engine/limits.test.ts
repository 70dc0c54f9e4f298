import { describe, expect, test } from '@jest/globals'
import { clampLimits, type EngineHost, engineHost } from '../../src/engine/limits.js'
import { standInDocker } from './stand-in-docker.js'

const host: EngineHost = { cpus: 4, memoryMb: 8000, platform: 'linux/amd64', rootDir: '/var/lib/docker' }

describe('what a container is given', () => {
  test.each([
    ['what the task asks for', { cpus: 2, memoryMb: 4000 }, { cpus: 2, memoryMb: 4000, clamped: [] }],
    ['all there is', { cpus: 4, memoryMb: 8000 }, { cpus: 4, memoryMb: 8000, clamped: [] }],
    [
      'no more processors than there are',
      { cpus: 8, memoryMb: 1 },
      { cpus: 4, memoryMb: 1, clamped: ['cpus'] }
    ],
    [
      'no more memory than there is',
      { cpus: 1, memoryMb: 8001 },
      { cpus: 1, memoryMb: 8000, clamped: ['memory_mb'] }
    ],
    [
      'both cut down',
      { cpus: 64, memoryMb: 99_999 },
      { cpus: 4, memoryMb: 8000, clamped: ['cpus', 'memory_mb'] }
    ],
    [
      'no limit where none is asked for',
      { cpus: null, memoryMb: null },
      { cpus: null, memoryMb: null, clamped: [] }
    ]
  ])('is %s', (_, wish, expected) => {
    expect(clampLimits(wish, host)).toEqual(expected)
  })
})

describe('the engine’s host', () => {
  const info = (overrides: object = {}) =>
    `echo '${JSON.stringify({ NCPU: 2, MemTotal: 4 * 1024 ** 3 + 5, OSType: 'linux', Architecture: 'x86_64', DockerRootDir: '/r', ...overrides })}'`

  test('has its memory in whole MiB and its platform in Docker’s words', async () => {
    expect(await engineHost(await standInDocker(info()))).toEqual({
      cpus: 2,
      memoryMb: 4096,
      platform: 'linux/amd64',
      rootDir: '/r'
    })
  })

  test.each([
    ['aarch64', 'linux/arm64'],
    ['x86_64', 'linux/amd64'],
    ['s390x', 'linux/s390x']
  ])('of architecture %s is %s', async (Architecture, platform) => {
    expect((await engineHost(await standInDocker(info({ Architecture })))).platform).toBe(platform)
  })

  test('does not answer where the client prints zeros for it', async () => {
    const docker = await standInDocker(info({ MemTotal: 0 }))
    await expect(engineHost(docker)).rejects.toMatchObject({
      kind: 'infrastructure',
      code: 'engine-unreachable'
    })
  })

  test('does not answer where the client says so', async () => {
    const docker = await standInDocker(
      'echo "Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?" >&2; exit 1'
    )
    await expect(engineHost(docker)).rejects.toMatchObject({ code: 'engine-unreachable' })
  })

  test('is a fault, not a crash, where something else prints no JSON', async () => {
    await expect(engineHost(await standInDocker('echo hello'))).rejects.toMatchObject({
      name: 'FaultError',
      kind: 'infrastructure'
    })
  })
})
