import { expect, test } from '@jest/globals'
import { capital, sentence } from '../../src/text/capital.js'

test.each([
  ['python', 'Python'],
  ['élan', 'Élan'],
  ['9 tasks', '9 tasks'],
  ['', '']
])('%j begins with a capital', (text, expected) => {
  expect(capital(text)).toBe(expected)
})

test('a clause is a sentence', () => {
  expect(sentence('run the rest')).toBe('Run the rest.')
})
