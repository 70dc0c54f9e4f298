import { describe, expect, it } from '@jest/globals'
import { cutToBytes, safeText } from '../../src/github/safe-text.js'
import { processorSeconds } from '../processor-seconds.js'

describe('safeText', () => {
  it.each([
    ['::set-output name=x::y', ': :set-output name=x::y'],
    ['a\n  ::stop-commands::x', 'a\n  : :stop-commands::x'],
    ['a\r::error::x', 'a\n: :error::x'],
    ['x ##[add-mask]y', 'x ## [add-mask]y'],
    ['\u001b[31m::error::x\u001b[0m', ': :error::x'],
    ['\u0000::error::x', ': :error::x'],
    ['a\u2028 ::error::x', 'a\u2028 : :error::x'],
    ['larder.Kotlin::class\ttab', 'larder.Kotlin::class\ttab']
  ])('turns %j into %j', (text, safe) => {
    expect(safeText(text)).toBe(safe)
  })

  it('takes linear time, on blank lines as well', () => {
    const start = processorSeconds()
    const text = '\n\u2028\t'.repeat(350_000)
    expect(safeText(text)).toBe(text)
    expect(processorSeconds() - start).toBeLessThan(5)
  })
})

describe('cutToBytes', () => {
  it('cuts at the end of a line', () => {
    expect(cutToBytes('aa\nbb\ncc', 7)).toBe('aa\nbb\n')
  })

  it('never cuts a character in two', () => {
    expect(cutToBytes('ääää', 5)).toBe('ää')
  })

  it('leaves what fits', () => {
    expect(cutToBytes('ää', 4)).toBe('ää')
  })
})
