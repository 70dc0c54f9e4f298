import { expect, test } from '@jest/globals'
import { markdownLink } from '../../../src/report/markdown/link.js'

test.each([
  ['https://example.com/a?b=c&d#e', '[x](https://example.com/a?b=c&d#e)'],
  ['../jobs/nightly/a b', '[x](../jobs/nightly/a%20b)'],
  ['https://example.com/) [y](z', '[x](https://example.com/%29%20%5By%5D%28z)'],
  ['a\nb', '[x](a%0Ab)'],
  ['\u202ea', '[x](%E2%80%AEa)'],
  ['javascript:alert(1)', 'x'],
  ['data:text/html,x', 'x'],
  ['//example.com', 'x']
])('a link to %j', (target, link) => {
  expect(markdownLink('x', target)).toBe(link)
})
