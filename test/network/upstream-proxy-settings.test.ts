import { describe, expect, test } from '@jest/globals'
import { upstreamProxyOf, warnOfLoopbackProxy } from '../../src/network/upstream-proxy-settings.js'

const warningsAt = (environment: Readonly<Record<string, string>>): string[] => {
  const heard: string[] = []
  warnOfLoopbackProxy(environment, event => event.type === 'warning' && heard.push(event.message))
  return heard
}

describe("the machine's own proxy", () => {
  test('is that for HTTPS, else another of the usual variables', () => {
    const HTTP_PROXY = 'http://one.example.com:3128'
    expect(upstreamProxyOf({ HTTP_PROXY, NO_PROXY: 'localhost' })).toEqual({
      url: HTTP_PROXY,
      noProxy: 'localhost'
    })
    expect(upstreamProxyOf({ HTTP_PROXY, https_proxy: 'http://two.example.com' })?.url).toBe(
      'http://two.example.com'
    )
    expect(upstreamProxyOf({ ALL_PROXY: 'socks5://one.example.com' })).toBeNull()
  })

  test.each(['http://127.0.0.1:3128', 'http://user:secret@localhost:3128', 'http://[::1]:3128'])(
    'is out of reach for containers at %s, which is said without its password',
    HTTPS_PROXY => {
      const [warning] = warningsAt({ HTTPS_PROXY })
      expect(warning).toMatch(/3128 of this environment is on this machine alone.*172\.17\.0\.1/)
      expect(warning).not.toContain('secret')
    }
  )

  test('is none to warn of elsewhere', () => {
    expect(warningsAt({ HTTPS_PROXY: 'http://172.17.0.1:3128' })).toEqual([])
    expect(warningsAt({})).toEqual([])
  })
})
