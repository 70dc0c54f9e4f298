import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { contains, isSpecial, parseAddress, parseBlock } from '../../../src/network/gateway/addresses.js'

const special = (text: string): boolean => isSpecial(parseAddress(text)!)

describe('what no name may lead to', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '0:0:0:0:0:ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '2001::1',
    '2001:db8::1',
    '2002:a9fe:a9fe::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1'
  ])('%s', text => expect(special(text)).toBe(true))

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '168.63.129.17',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '64:ff9b::8.8.8.8'
  ])('but may lead to %s', text => expect(special(text)).toBe(false))
})

describe('addresses', () => {
  it.each([
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '010.0.0.1',
    'fe80::1%eth0',
    '1.2.3.4.',
    '',
    'x',
    '[::1]'
  ])('%j is no address', text => expect(parseAddress(text)).toBeUndefined())

  it('an IPv4 address is the same one in every IPv6 spelling', () => {
    fc.assert(
      fc.property(fc.ipV4(), text => {
        const plain = parseAddress(text)!
        const [a, b, c, d] = text.split('.').map(Number) as [number, number, number, number]
        const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
        for (const mapped of [`::ffff:${text}`, `::FFFF:${hex}`, `0:0:0:0:0:ffff:${hex}`]) {
          expect(parseAddress(mapped)).toMatchObject({ family: 4, bits: plain.bits, text })
        }
      })
    )
  })

  it('a block has exactly the addresses with its first bits', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 }), (base, other, prefix) => {
        const rest = BigInt(32 - prefix)
        const first = (parseAddress(base)!.bits >> rest) << rest
        const text = [24n, 16n, 8n, 0n].map(shift => (first >> shift) & 255n).join('.')
        const block = parseBlock(`${text}/${prefix}`)!
        expect(contains(block, parseAddress(base)!)).toBe(true)
        expect(contains(block, parseAddress(other)!)).toBe(
          parseAddress(other)!.bits >> rest === first >> rest
        )
      })
    )
  })

  it('a block of mapped addresses is one of IPv4', () => {
    expect(parseBlock('::ffff:10.0.0.0/104')).toMatchObject({ family: 4, prefix: 8 })
    expect(parseBlock('10.0.0.1/8')).toBeUndefined()
    expect(parseBlock('10.0.0.0/33')).toBeUndefined()
  })
})
