import { expect, test } from '@jest/globals'
import { quote } from '../../src/text/quote.js'

test.each([
  ['tasks', '`tasks`'],
  ['say "hi" in C:\\', '`say "hi" in C:\\`'],
  ['a\u001b[2J\nb', '`a\\u001b[2J\\nb`'],
  ['', '``'],
  ['x'.repeat(121), `\`${'x'.repeat(117)}...\``]
])('%j stands in a message as %s', (value, shown) => {
  expect(quote(value)).toBe(shown)
})
