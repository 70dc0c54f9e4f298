import { describe, expect, test } from '@jest/globals'
import { fenceHolder, requireHeld } from '../../src/network/holder-container.js'
import { standInDocker } from '../engine/stand-in-docker.js'

const finding = (expected: 'refused' | 'answered', held: boolean) => ({
  target: '10.0.0.1:80',
  expected,
  held,
  how: held ? 'ENETUNREACH' : 'connected'
})

describe('what was tried from inside', () => {
  test('is as it should be, and nothing is said', () => {
    expect(() => requireHeld('agent', [finding('refused', true), finding('answered', true)])).not.toThrow()
  })

  test('tells where a network leaks, and how', () => {
    expect(() => requireHeld('agent', [finding('answered', false), finding('refused', false)])).toThrow(
      expect.objectContaining({
        kind: 'infrastructure',
        code: 'sandbox-leaks',
        message: expect.stringContaining('10.0.0.1:80 (connected)')
      })
    )
  })

  test('tells of a gateway that nobody reaches', () => {
    expect(() => requireHeld('agent', [finding('answered', false)])).toThrow(
      expect.objectContaining({ code: 'gateway-failed' })
    )
  })
})

const request = async () => ({
  fence: { closed: [], open: [], nameServers: [], shut: [] },
  resolvesNames: false,
  attempts: []
})

describe('a fence', () => {
  test('comes with what was found', async () => {
    const docker = await standInDocker(
      `echo '${JSON.stringify({ event: 'fenced', findings: [finding('refused', true)] })}'`
    )
    expect(await fenceHolder(docker, 'holder', request)).toEqual([finding('refused', true)])
  })

  test('that the kernel does not let us set is said to be none', async () => {
    const docker = await standInDocker(
      `echo '{"event":"unsupported","message":"RTNETLINK answers: Operation not supported"}'`
    )
    await expect(fenceHolder(docker, 'holder', request)).rejects.toMatchObject({
      code: 'sandbox-unsupported',
      message: expect.stringContaining('RTNETLINK answers')
    })
  })

  test('is not set where what it needs to know failed', async () => {
    const docker = await standInDocker('cat > /dev/null')
    const failing = () => Promise.reject(new Error('no gateway'))
    await expect(fenceHolder(docker, 'holder', failing)).rejects.toThrow('no gateway')
  })

  test('that nobody answers for is none', async () => {
    const docker = await standInDocker('echo "no such container: holder" >&2; exit 1')
    await expect(fenceHolder(docker, 'holder', request)).rejects.toMatchObject({ code: 'container-gone' })
  })
})
