import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { reportFromText } from '../../src/score/index.js'
import { processorSeconds } from '../processor-seconds.js'
import { randomCases } from '../random-cases.js'
import { contentOf } from '../reference/reference.js'
import { EXPECTS_A_B, suite, verdictOn } from './support/reports.js'

const PASS = '<testcase classname="a" name="b"/>\n'

const fill = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length))

/** Reports that take one or the other parser to its worst; each scales with a length. */
const HOSTILE: readonly [what: string, make: (length: number) => string][] = [
  ['one attribute', n => `<a b="${fill('x', n)}"/>\n${PASS}`],
  ['one attribute of line breaks', n => `<a b="${fill('x\r\n', n)}"/>\n${PASS}`],
  ['one attribute of references', n => `<a b="${fill('&#10;', n)}"/>\n${PASS}`],
  ['many attributes', n => `<a ${Array.from({ length: n / 10 }, (_, i) => `b${i}=""`).join(' ')}/>\n${PASS}`],
  [
    'many attributes in a namespace',
    n => `<a xmlns:p="u" ${Array.from({ length: n / 10 }, (_, i) => `p:b${i}=""`).join(' ')}/>\n${PASS}`
  ],
  ['one name', n => `<${fill('x', n)}/>\n${PASS}`],
  ['brackets in a name', n => `<testcase name="${fill('[', n)}"/>\n${PASS}`],
  ['brackets on many lines', n => `<testcase name="${fill('[&#10;', n)}"/>\n${PASS}`],
  ['byte order marks in a name', n => `<testcase name="a${fill('\ufeff', n)}b"/>${PASS}`],
  ['hashes in a name', n => `<testcase name="${fill('@a', n)}"/>\n${PASS}`],
  ['depth', n => fill('<a>', n) + PASS + '</a>'.repeat(Math.ceil(n / 3))],
  ['depth of test cases', n => `${fill('<testcase name="b" classname="a">', n)}\n`],
  [
    'depth of namespaces',
    n => `${Array.from({ length: n / 100 }, (_, i) => `<a xmlns:p${i}="u">`).join('')}\n`
  ],
  ['one reference', n => `&#${fill('0', n)}65;\n${PASS}`],
  ['bare ampersands', n => `${fill('&', n)}\n${PASS}`],
  ['comments', n => `${fill('<!---->', n)}\n${PASS}`],
  ['malformed comments', n => `${fill('<!-- -- -->', n)}\n${PASS}`],
  ['open comments', n => `${fill('<!--', n)}\n${PASS}`],
  ['open CDATA', n => `${fill('<![CDATA[', n)}\n${PASS}`],
  ['brackets', n => `${fill(']', n)}\n${PASS}`],
  ['tags begun', n => `${fill('<', n)}\n${PASS}`],
  ['quotes', n => `<a ${fill('"', n)}\n${PASS}`],
  ['entities', n => `<!DOCTYPE x [${fill('<!ENTITY a "&a;&a;">', n)}]>\n${PASS}`],
  ['declarations', n => fill('<?xml\n', n) + PASS],
  ['no line break', n => `<testsuite>${fill(PASS.trim(), n)}</testsuite>`],
  ['NUL bytes', n => `${fill('\0', n)}\n${PASS}`],
  ['escape characters', n => `<a>${fill('\u001b[31m', n)}</a>\n${PASS}`],
  ['cut off', n => `<testsuite>\n${fill(PASS, n)}`],
  ['one failure', n => `<testcase name="c"><failure>${fill('x', n)}</failure></testcase>\n${PASS}`]
]

describe('hostile reports', () => {
  it.each(HOSTILE)('take linear time and no crash: %s', async (_what, make) => {
    const seconds = async (length: number): Promise<number> => {
      const files = [reportFromText('build/test-results/test/TEST-a.xml', make(length))]
      const start = processorSeconds()
      await verdictOn([], EXPECTS_A_B, { files })
      return processorSeconds() - start
    }
    await seconds(10_000)
    const short = await seconds(50_000)
    // Four times the length in quadratic time takes 16 times as long.
    expect(await seconds(200_000)).toBeLessThan(Math.max(1, 12 * short))
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'named %s are plain names',
    async name => {
      const report = `\ufeff${suite(`${PASS}<${name} ${name}="x"/><testcase classname="${name}" name="${name}"/>`)}`
      expect((await verdictOn([suite(PASS), report])).tests.passed).toBe(0)
      expect(
        (await verdictOn([suite(`<testcase classname="${name}" name="${name}"/>${PASS}`)])).tests.passed
      ).toBe(2)
    }
  )

  it('never throw, and never give a tolerant reward without the test in a file', async () => {
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 300 }).map(text => new TextEncoder().encode(text)),
      fc
        .record({ at: fc.nat(120), cut: fc.nat(40), put: fc.uint8Array({ maxLength: 8 }) })
        .map(({ at, cut, put }) => {
          const content = new TextEncoder().encode(suite(PASS))
          return Buffer.concat([content.slice(0, at), put, content.slice(at + cut)])
        })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(noise, { maxLength: 3 }), async contents => {
        const files = contents.map((content, index) =>
          reportFromText(`build/test-results/test/TEST-${index}.xml`, content)
        )
        const verdict = await verdictOn([], EXPECTS_A_B, { files })
        // What the collector drops may stand within a name: `test\0case` is a test.
        const text = Buffer.concat(files.map(contentOf))
          .toString('latin1')
          .replace(/\p{Cc}/gu, '')
        if (!/testcase/.test(text)) expect([verdict.reward, verdict.tolerant.reward]).toEqual([0, 0])
        expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict)
      }),
      {
        numRuns: randomCases(500),
        examples: [[[new TextEncoder().encode(suite(PASS.replace('case', '\0case')))]]]
      }
    )
  })

  it('cut off anywhere are never a pass of their rest', async () => {
    const whole = suite(`${PASS}<testcase classname="a" name="c"><failure/></testcase>`)
    for (let at = 0; at < whole.length; at++)
      expect(await verdictOn([whole.slice(0, at)])).toMatchObject({
        reward: 0,
        tolerant: { reward: at >= whole.trimEnd().length ? 1 : 0 }
      })
  })
})
