import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  authorityOf,
  parseAbsoluteTarget,
  parseConnectTarget
} from '../../../../src/network/gateway/proxy/target.js'
import { randomCases } from '../../../random-cases.js'

describe('the target of a CONNECT', () => {
  it.each([
    ['example.com:443', 'example.com', 443],
    ['EXAMPLE.com:443', 'example.com', 443],
    ['example.com.:443', 'example.com', 443],
    ['[2606:4700::1111]:443', '2606:4700::1111', 443],
    ['[::ffff:8.8.8.8]:443', '8.8.8.8', 443],
    ['8.8.8.8:80', '8.8.8.8', 80]
  ])('%s', (text, host, port) => {
    expect(parseConnectTarget(text)).toMatchObject({ ok: true, target: { host, port } })
  })

  it.each([
    '',
    ':443',
    '.:443',
    '..:443',
    'example.com',
    'example.com:',
    'example.com:0',
    'example.com:65536',
    'example.com:443:443',
    'user@example.com:443',
    'example.com:443@evil.example:443',
    'http://example.com:443',
    'example.com/..:443',
    'example.com?:443',
    'example.com#:443',
    'exa mple.com:443',
    'example.com\\evil:443',
    '127.1:80',
    '2130706433:80',
    '0x7f000001:80',
    '0x7f.1:80',
    '0177.0.0.1:80',
    '127.0.0.01:80',
    '[127.0.0.1]:80',
    '[::1%25lo]:80',
    '[::1:80',
    '::1:80',
    'ⓔxample.com:443',
    '１２７.0.0.1:80',
    'example。com:443',
    'a_b.example.com:443',
    `${'a'.repeat(64)}.example.com:443`
  ])('%j is refused', text => expect(parseConnectTarget(text)).toMatchObject({ ok: false }))
})

describe('the target of a plain request', () => {
  it.each([
    ['http://example.com/a?b=c', 'example.com', 80, '/a?b=c'],
    ['HTTP://Example.COM.:80', 'example.com', 80, '/'],
    ['http://example.com?q', 'example.com', 80, '/?q'],
    ['http://example.com:8080//x', 'example.com', 8080, '//x']
  ])('%s', (text, host, port, path) => {
    expect(parseAbsoluteTarget(text)).toMatchObject({ ok: true, path, target: { host, port } })
  })

  it.each([
    'https://example.com/',
    'ftp://example.com/',
    'http:///path',
    'http://@example.com/',
    'http://user:pw@example.com/',
    'http://example.com\\@evil.example/',
    'http://example.com/#fragment',
    'http:example.com',
    'http://0/',
    'http://[::]x/'
  ])('%j is refused', text => expect(parseAbsoluteTarget(text)).toMatchObject({ ok: false }))
})

it('whatever is written, the host is lower-case, plain, and what a URL parser makes of it', () => {
  const pieces = fc.constantFrom(
    'a',
    'Z',
    '0',
    '1',
    '.',
    '-',
    ':',
    '@',
    '/',
    '?',
    '#',
    '\\',
    '%41',
    '[',
    ']',
    '::',
    '443',
    ' ',
    '\t'
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), parts => {
      const parsed = parseAbsoluteTarget(`http://${parts.join('')}`)
      if (!parsed.ok) return
      const { target } = parsed
      expect(target.host).toMatch(/^[a-z0-9.:-]+$/)
      const url = new URL(`http://${authorityOf(target)}${parsed.path}`)
      const host = url.hostname.replace(/^\[|\]$/g, '')
      if (target.address === undefined) expect(host).toBe(target.host)
      expect(url.username).toBe('')
    }),
    { numRuns: randomCases(600) }
  )
})
