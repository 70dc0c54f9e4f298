import { expect, test } from '@jest/globals'
import { lastSaid } from '../../src/trial/last-said.js'
import { createRedactor } from '../../src/trial/redact.js'

const redactor = createRedactor(['sk-very-secret'])
const redact = (text: string): string => redactor.whole(Buffer.from(text)).toString('utf8')

const lineOf = (...chunks: string[]): string | undefined => {
  const said = lastSaid()
  for (const chunk of chunks) said.add(Buffer.from(chunk), 'output.txt')
  return said.line(redact)
}

test.each<[what: string, chunks: string[], line: string | undefined]>([
  ['the last that says something', ['first\n', 'no such model\n', ' \n\n'], 'no such model'],
  [
    'a line that came in pieces, as it looks',
    ['10%\r90%\r\u001b[31mfai', 'led\u001b[0m:\tquota'],
    'failed: quota'
  ],
  ['without a secret', ['key sk-very-', 'secret is wrong\n'], 'key *** is wrong'],
  [
    'without a secret that a cut would part',
    [`${'x'.repeat(190)} sk-very-secret\n`],
    `${'x'.repeat(190)} ***`
  ],
  ['cut', ['😀'.repeat(300)], `${'😀'.repeat(199)}…`],
  ['none of which the start is lost', ['a secret ', 'x'.repeat(70_000)], undefined],
  ['nothing where nothing was said', ['\n'], undefined]
])('what an agent said last is one line: %s', (_, chunks, line) => {
  expect(lineOf(...chunks)).toBe(line)
})

test('what an agent kept of its session it did not say', () => {
  const said = lastSaid()
  said.add(Buffer.from('no such model\n'), 'output.txt')
  said.add(Buffer.from('{"type":"session"}\n'), 'session/log.jsonl')
  expect(said.line(redact)).toBe('no such model')
})
