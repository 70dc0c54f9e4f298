import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { GatewayRule } from '../../../../src/contracts/gateway/rules.js'
import { parseAddress } from '../../../../src/network/gateway/addresses.js'
import { ANY_NAME, createPolicy } from '../../../../src/network/gateway/proxy/host-rules.js'
import { parseAllowedHost } from '../../../../src/task/network-rules.js'
import { randomCases } from '../../../random-cases.js'

const policy = (allow: GatewayRule[], deny: GatewayRule[] = []) => createPolicy({ allow, deny })

describe('host rules', () => {
  it('a name is not its subdomains, and a suffix is not its apex', () => {
    const { refuseName } = policy(['repo.example.com', '*.example.org'])
    expect(refuseName('repo.example.com', 443)).toBeUndefined()
    expect(refuseName('a.repo.example.com', 443)).toBe('not-allowed')
    expect(refuseName('a.example.org', 443)).toBeUndefined()
    expect(refuseName('a.b.example.org', 80)).toBeUndefined()
    expect(refuseName('example.org', 443)).toBe('not-allowed')
    expect(refuseName('evilexample.org', 443)).toBe('not-allowed')
    expect(refuseName('repo.example.com.evil.example', 443)).toBe('not-allowed')
  })

  it('other ports than the web only where the rule has them', () => {
    const { refuseName } = policy(['repo.example.com', { host: 'model.example.com', ports: [8443] }])
    expect(refuseName('repo.example.com', 22)).toBe('port')
    expect(refuseName('model.example.com', 8443)).toBeUndefined()
    expect(refuseName('model.example.com', 443)).toBe('port')
  })

  it('a denied host is denied, whatever allows it', () => {
    const { refuseName, refuseResolved } = policy(['*.example.com'], ['bad.example.com', '8.8.8.0/24'])
    expect(refuseName('bad.example.com', 443)).toBe('denied')
    expect(refuseName('good.example.com', 443)).toBeUndefined()
    expect(refuseResolved(parseAddress('8.8.8.8')!, 443)).toBe('denied')
  })

  it('every name is no address, no other port and nothing that is denied', () => {
    const { refuseName, refuseAddress, refuseResolved } = policy([ANY_NAME], ['bad.example.com'])
    expect(refuseName('good.example.com', 443)).toBeUndefined()
    expect(refuseName('bad.example.com', 443)).toBe('denied')
    expect(refuseName('good.example.com', 22)).toBe('port')
    expect(refuseAddress(parseAddress('8.8.8.8')!, 443)).toBe('not-allowed')
    expect(refuseResolved(parseAddress('10.1.2.3')!, 443)).toBe('private-address')
  })

  it('a private address only where an address or a block lists it', () => {
    const { refuseAddress, refuseResolved } = policy(['nexus.example.com', '10.0.0.0/8', '169.254.169.254'])
    expect(refuseResolved(parseAddress('10.1.2.3')!, 443)).toBeUndefined()
    expect(refuseResolved(parseAddress('::ffff:10.1.2.3')!, 443)).toBeUndefined()
    expect(refuseResolved(parseAddress('10.1.2.3')!, 22)).toBe('private-address')
    expect(refuseResolved(parseAddress('192.168.0.1')!, 443)).toBe('private-address')
    expect(refuseAddress(parseAddress('169.254.169.254')!, 80)).toBeUndefined()
    expect(refuseAddress(parseAddress('8.8.8.8')!, 443)).toBe('not-allowed')
  })

  it('no rules allow nothing', () => {
    const { refuseName, refuseAddress } = policy([])
    fc.assert(
      fc.property(fc.domain(), fc.ipV4(), (name, address) => {
        expect(refuseName(name, 443)).toBe('not-allowed')
        expect(refuseAddress(parseAddress(address)!, 443)).toBe('not-allowed')
      })
    )
  })

  it('takes what a task may write, or refuses it loudly; never another thing', () => {
    const pieces = fc.constantFrom(
      'a',
      'B',
      '-',
      '.',
      '*',
      '*.',
      '1',
      '0',
      '/',
      '8',
      ':',
      '::',
      'ffff',
      '[',
      ']',
      '%',
      '@',
      ' ',
      'é'
    )
    const written = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map(parts => parts.join('')),
      fc.domain(),
      fc.ipV4(),
      fc.ipV6(),
      fc.tuple(fc.ipV4(), fc.integer({ min: 0, max: 40 })).map(([address, prefix]) => `${address}/${prefix}`)
    )
    fc.assert(
      fc.property(written, text => {
        let taken = true
        try {
          policy([text])
        } catch {
          taken = false
        }
        const parsed = parseAllowedHost(text)
        // A rule that the gateway takes is one in Harbor's syntax, but for our own. It is stricter in what looks like a number.
        if (taken && text !== ANY_NAME) expect(parsed.ok).toBe(true)
        else if (parsed.ok) expect(text).toMatch(/\d|0x/i)
      }),
      { numRuns: randomCases(400) }
    )
  })
})
