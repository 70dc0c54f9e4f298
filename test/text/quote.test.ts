import { expect, test } from '@jest/globals'
import { quote } from '../../src/text/quote.js'

test.each([
  ['tasks', '`tasks`'],
  ['say "hi" in C:\\', '`say "hi" in C:\\`'],
  ['a\u001b[2J\nb', '`a\\u001b[2J\\nb`'],
  ['', '``'],
  ['a\u202eb\u009b', '`a\\u202eb\\u009b`'],
  ['x'.repeat(241), `\`${'x'.repeat(240)}…\``]
])('%j stands in a message as %s', (value, shown) => {
  expect(quote(value)).toBe(shown)
})
