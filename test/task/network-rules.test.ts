import { describe, expect, test } from '@jest/globals'
import { parseAllowedHost } from '../../src/task/network-rules.js'

describe('an allowed host', () => {
  test.each([
    ['Services.Gradle.org.', { kind: 'host', host: 'services.gradle.org' }],
    ['localhost', { kind: 'host', host: 'localhost' }],
    ['*.example.com', { kind: 'suffix', suffix: 'example.com' }],
    ['10.1.2.3', { kind: 'address', address: '10.1.2.3' }],
    ['2001:DB8::1', { kind: 'address', address: '2001:db8::1' }],
    ['10.0.0.0/8', { kind: 'block', address: '10.0.0.0', prefix: 8 }],
    ['0.0.0.0/0', { kind: 'block', address: '0.0.0.0', prefix: 0 }],
    ['2001:db8::/32', { kind: 'block', address: '2001:db8::', prefix: 32 }],
    ['::ffff:10.0.0.0/104', { kind: 'block', address: '::ffff:10.0.0.0', prefix: 104 }]
  ])('%s', (written, rule) => {
    expect(parseAllowedHost(written)).toMatchObject({ ok: true, rule })
  })

  test.each([
    ['', 'empty'],
    ['https://example.com', 'URL'],
    ['example.com/path', 'CIDR'],
    ['example.com:443', 'port'],
    ['[::1]', 'brackets'],
    ['fe80::1%eth0', 'zone'],
    ['a.*.example.com', 'leading *.'],
    ['*', 'leading *.'],
    ['*.', 'wildcard'],
    ['*.*.com', 'wildcard'],
    ['ex ample.com', 'no host name'],
    ['exämple.com', 'no host name'],
    ['a..b', 'no host name'],
    [`${'a'.repeat(64)}.com`, 'no host name'],
    [`${'a.'.repeat(127)}com`, 'no host name'],
    ['10.1.0.0/8', 'within a block'],
    ['2001:db8::1/32', 'within a block'],
    ['10.0.0.0/33', 'longer than 32'],
    ['10.0.0.0/8/8', 'CIDR'],
    ['example.com\nevil.com', 'no host name']
  ])('is refused: %j', (written, why) => {
    const result = parseAllowedHost(written)
    expect(!result.ok && result.why).toContain(why)
  })
})
