import { expect, test } from '@jest/globals'
import { ipv4Bits, ipv6Bits } from '../../src/text/ip-bits.js'

test('an IPv4 address is a number of 32 bits', () => {
  expect(ipv4Bits('10.0.0.1')).toBe(0x0a000001n)
})

test.each([
  ['::', 0n],
  ['::1', 1n],
  ['2001:db8::5', 0x20010db8000000000000000000000005n],
  ['1:2:3:4:5:6:7:8', 0x00010002000300040005000600070008n],
  ['::ffff:10.0.0.1', 0xffff0a000001n]
])('IPv6 %s is a number of 128 bits', (text, bits) => {
  expect(ipv6Bits(text)).toBe(bits)
})
