import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { lastCommentClose, withoutComments } from '../../../src/score/reports/comment-retry.js'
import { randomCases } from '../../random-cases.js'

const strip = (chunks: string[]): string => [...withoutComments(chunks, lastCommentClose(chunks))].join('')

describe('withoutComments', () => {
  it.each([
    ['a<!-- b -->c', 'ac'],
    ['a<!-- b\n-- -->c-->', 'ac-->'],
    ['a<!-- b', 'a<!-- b'],
    ['a<!-->b', 'a<!-->b'],
    ['a<!-->b-->c', 'ac'],
    ['<!--a--><!--b', '<!--b'],
    ['-->a<!--', '-->a<!--'],
    ['<!--<!---->b', 'b']
  ])('makes %j %j', (text, stripped) => expect(strip([text])).toBe(stripped))

  it('is the regular expression, however the text is cut', () => {
    const piece = fc.constantFrom('<!--', '-->', '<!-', '-', '->', '<', '!', 'a', '\n')
    fc.assert(
      fc.property(fc.array(piece), fc.array(fc.array(piece)), (whole, chunks) => {
        const texts = [whole, ...chunks].map(part => part.join(''))
        expect(strip(texts)).toBe(texts.join('').replace(/<!--[\s\S]*?-->/g, ''))
      }),
      { numRuns: randomCases(400) }
    )
  })
})
