import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createRedactor, secretForms } from '../../src/trial/redact.js'

const SECRET = 'sk-ant/Ab+3?9"z~Å-99'

describe('a secret is found', () => {
  const redacts = (text: string) => createRedactor([SECRET]).whole(Buffer.from(text)).toString()

  test('in base64, at whatever place it begins', () => {
    for (const before of ['', 'a', 'ab', 'abc', 'abcd']) {
      for (const after of ['', 'x', 'xy', 'xyz']) {
        const encoded = Buffer.from(`${before}${SECRET}${after}`).toString('base64')
        expect(redacts(encoded)).toContain('***')
        expect(redacts(Buffer.from(`${before}${SECRET}${after}`).toString('base64url'))).toContain('***')
      }
    }
  })

  test.each([
    ['URL-encoded', encodeURIComponent(SECRET)],
    ['URL-encoded in lower case', encodeURIComponent(SECRET).replace(/%../g, hex => hex.toLowerCase())],
    ['in a query', new URLSearchParams({ key: SECRET }).toString()],
    ['in JSON', JSON.stringify({ key: SECRET })],
    ['in JSON of ASCII alone', JSON.stringify(SECRET).replace('Å', '\\u00c5')]
  ])('%s', (_, text) => {
    expect(redacts(text)).toContain('***')
    expect(redacts(text)).not.toContain(text)
  })

  test('in whatever form, in two halves of a stream', () => {
    fc.assert(
      fc.property(fc.constantFrom(...secretForms([SECRET])), fc.nat(), (form, at) => {
        const written: Uint8Array[] = []
        const output = createRedactor([SECRET]).stream(chunk => written.push(Buffer.from(chunk)))
        const cut = at % (form.length + 1)
        output.write(Buffer.concat([Buffer.from('before '), form.subarray(0, cut)]))
        output.write(Buffer.concat([form.subarray(cut), Buffer.from(' after')]))
        output.end()
        expect(Buffer.concat(written).toString()).toBe('before *** after')
      })
    )
  })
})

describe('a stream', () => {
  const redact = (pieces: readonly string[], secrets: readonly string[]): string => {
    const written: Uint8Array[] = []
    const output = createRedactor(secrets).stream(chunk => written.push(Buffer.from(chunk)))
    for (const piece of pieces) output.write(Buffer.from(piece))
    output.end()
    return Buffer.concat(written).toString('utf8')
  }

  test.each([
    [['key is sk-12345678.\n'], ['sk-12345678'], 'key is ***.\n'],
    [['sk-123', '45678'], ['sk-12345678'], '***'],
    [[...'a sk-12345678 b'], ['sk-12345678'], 'a *** b'],
    [['sk-12345678sk-12345678'], ['sk-12345678'], '******'],
    [['sk-1234567'], ['sk-12345678'], 'sk-1234567'],
    // The longer of two that begin alike.
    [['x sk-12345678-abc y'], ['sk-12345678', 'sk-12345678-abc'], 'x *** y'],
    [['short: no, 1'], ['no', '1'], 'short: no, 1'],
    [['BEGIN\nline-one\nEND'], ['BEGIN\nline-one\nEND'], '***'],
    [['see line-one here'], ['BEGIN\nline-one\nEND'], 'see *** here'],
    [['schlüssel'], ['schlüssel'], '***'],
    [['anything'], [], 'anything']
  ])('of %j without %j leaves %j', (pieces, secrets, left) => {
    expect(redact(pieces, secrets)).toBe(left)
  })

  test('finds a secret wherever the stream is cut', () => {
    const text = 'before secret-value after secret-value'
    for (let cut = 0; cut <= text.length; cut++)
      expect(redact([text.slice(0, cut), text.slice(cut)], ['secret-value', 'aft'])).toBe(
        'before *** after ***'
      )
  })
})
