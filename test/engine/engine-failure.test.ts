import { describe, expect, test } from '@jest/globals'
import { engineFailure, failureSignature, lastLines } from '../../src/engine/engine-failure.js'
import { processorSeconds } from '../processor-seconds.js'

const failed = (stderr: string, overrides: { exitCode?: number; timedOut?: boolean } = {}) =>
  engineFailure(['run', '--detach'], { exitCode: 125, timedOut: false, stderr, ...overrides })

describe('what the engine says', () => {
  test.each([
    [
      'engine-unreachable',
      'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?'
    ],
    ['engine-unreachable', 'error during connect: Get "http://x/v1.41/info": EOF'],
    ['engine-denied', 'Got permission denied while trying to connect to the Docker daemon socket'],
    ['engine-denied', 'dial unix /var/run/docker.sock: connect: permission denied'],
    ['disk-full', 'failed to register layer: write /usr/lib/x: no space left on device'],
    ['path-too-long', 'Error response from daemon: lstat /var/lib/a/b: file name too long'],
    ['registry-limited', 'toomanyrequests: You have reached your pull rate limit.'],
    ['registry-limited', 'unexpected status code: 429 Too Many Requests'],
    ['registry-unavailable', 'received unexpected HTTP status: 503 Service Unavailable'],
    ['registry-unavailable', 'failed to fetch: 502 Bad Gateway'],
    [
      'registry-unavailable',
      'Get "http://127.0.0.1:5000/v2/": dial tcp 127.0.0.1:5000: connect: connection refused'
    ],
    ['network', 'dial tcp 10.0.0.1:443: connect: no route to host'],
    ['network', 'dial tcp: lookup registry.example on 127.0.0.53:53: no such host'],
    ['network', 'Temporary failure in name resolution'],
    ['network', "Temporary failure resolving 'deb.example.org'"],
    ['network', 'net/http: TLS handshake timeout'],
    ['network', 'read tcp 10.0.0.1:5->10.0.0.2:443: read: connection reset by peer'],
    [
      'engine-network',
      'failed to create endpoint wizardly_tu on network bridge: adding interface veth287ade8 to bridge docker0 failed: could not find bridge docker0'
    ],
    ['host-out-of-memory', 'fork/exec /usr/bin/runc: cannot allocate memory'],
    ['image-missing', 'Error: No such image: kotlin-bench/x:base'],
    ['image-missing', 'manifest unknown: manifest unknown'],
    ['image-missing', 'pull access denied for x, repository does not exist'],
    ['container-gone', 'Error: No such container: abc'],
    ['container-gone', 'Error response from daemon: Container abc is not running']
  ])('is %s: %s', (code, text) => {
    expect(failureSignature(text)).toEqual(expect.objectContaining({ kind: 'infrastructure', code }))
  })

  test.each(['', 'The command returned a non-zero code: 1', 'FAILURE: Build failed with an exception.'])(
    'bears no signature: %s',
    text => {
      expect(failureSignature(text)).toBeUndefined()
    }
  )
})

describe('a failed call', () => {
  test('is a fault of the infrastructure that names the verb and the engine’s last words', () => {
    const fault = failed('line 1\n\nError response from daemon: conflict\n')
    expect(fault).toMatchObject({ kind: 'infrastructure', code: 'engine-failed' })
    expect(fault.message).toBe('`docker run` failed: line 1\nError response from daemon: conflict')
  })

  test('says its exit code where the engine said nothing', () => {
    expect(failed('').message).toContain('exit code 125')
  })

  test('that took too long says so, whatever was printed', () => {
    expect(failed('no such image', { timedOut: true }).code).toBe('engine-timeout')
  })
})

test('the last lines leave out empty ones', () => {
  expect(lastLines('a\nb\n\nc  \n\n', 2)).toBe('b\nc')
  // As the classic builder colours what a step said.
  expect(lastLines('\u001b[91mE: no package\u001b[0m\n\u001b[0mRemoving\u001b[0m\n')).toBe(
    'E: no package\nRemoving'
  )
})

test('a long text is read in linear time, whatever a program makes of it', () => {
  const begin = processorSeconds()
  for (const words of ['dial tcp ', 'dial unix ', 'connection refused', 'removal of container '])
    expect(failureSignature(words.repeat(1_000_000 / words.length))).toBeUndefined()
  expect(lastLines(`\u001b${';?'.repeat(500_000)}\nlast`, 1)).toBe('last')
  expect(processorSeconds() - begin).toBeLessThan(5)
})
