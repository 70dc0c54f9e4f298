import { describe, expect, it } from '@jest/globals'
import { reportFromText } from '../../../src/score/index.js'
import { EXPECTS_A_B, expecting, suite, verdictOn } from '../support/reports.js'

const PASS = '<testcase classname="a" name="b"/>'
const body = `<testsuite>\n${PASS}\n</testsuite>`

/** Damage that the reference punishes and that costs nothing to recover, with its name. */
const RECOVERED: readonly [what: string, report: string, cause: RegExp][] = [
  ['no line break at the end', suite(PASS).trimEnd(), /last line has no line break/],
  [
    'declaration and suite on one line',
    `<?xml version="1.0"?><testsuite>${PASS}</testsuite>\n`,
    /<\?xml holds more/
  ],
  ['a byte order mark', `\ufeff${suite(PASS)}`, /byte order mark/],
  ['lone CRs', suite(PASS).replaceAll('\n', '\r'), /last line has no line break|<\?xml holds more/],
  [
    'an escape character',
    suite(`${PASS}<system-out>\u001b[31m</system-out>`),
    /characters that XML does not allow/
  ],
  ['an escape reference', suite(`${PASS}<system-out>&#27;[31m</system-out>`), /references to characters/],
  ['a document type', `<!DOCTYPE x [<!ENTITY e "v">]>\n${body}\n`, /a document type/],
  [
    'a default namespace',
    suite(PASS).replace('<testsuite>', '<testsuite xmlns="urn:x">'),
    /elements in a namespace/
  ],
  [
    'a prefix',
    `<j:testsuite xmlns:j="urn:x">\n<j:testcase classname="a" name="b"/>\n</j:testsuite>\n`,
    /elements in a namespace/
  ],
  ['a byte order mark in a name', suite(PASS.replace('"b"', '"\ufeffb"')), /byte order mark in test names/],
  ['a log line before', `warning: x\n<?xml version="1.0"?>\n${body}\n`, /text before the first tag/]
]

describe('the tolerant verdict', () => {
  it.each(RECOVERED)('recovers %s and names it', async (_what, report, cause) => {
    const verdict = await verdictOn([report])
    expect(verdict).toMatchObject({ reward: 0, tolerant: { reward: 1 }, disputed: true })
    expect(verdict.disputes).toEqual([
      { path: 'build/test-results/test/TEST-0.xml', cause: expect.stringMatching(cause) }
    ])
  })

  it('tells names apart that differ in a line feed alone', async () => {
    const damaged = (name: string) => `\ufeff${suite(PASS.replace('"b"', `"${name}"`))}`
    const expected = expecting({ n2p_tests: ['a.b\nc'] })
    expect((await verdictOn([damaged('b&#10;c')], expected)).tolerant.reward).toBe(1)
    expect((await verdictOn([damaged('b\nc')], expected)).tolerant.reward).toBe(0)
  })

  it.each([
    ['a file that was cut off', suite(PASS).slice(0, -16)],
    ['a file cut off between tags', `<testsuite>\n${PASS}\n`],
    ['tags that do not match', `<testsuite>\n${PASS}\n</testsuit>\n`],
    ['an error page', '<html><body><p>502 Bad Gateway<br></body></html>\n'],
    ['a log', 'no XML at all\n']
  ])('does not take %s for a pass', async (_what, report) => {
    expect(await verdictOn([report])).toMatchObject({ reward: 0, tolerant: { reward: 0 }, disputed: false })
  })

  it('reads the other files where one is lost', async () => {
    const verdict = await verdictOn([suite(PASS), '<testsuite>\n'])
    expect(verdict).toMatchObject({ reward: 0, tolerant: { reward: 1 }, disputed: true })
    expect(verdict.disputes[0]?.path).toBe('build/test-results/test/TEST-1.xml')
  })

  it('does not hide a failure that the reference loses', async () => {
    const lost = `<testsuite>\n</testsuite>\n<testsuite><testcase classname="a" name="b"><failure/></testcase></testsuite>`
    expect(await verdictOn([suite(PASS), lost])).toMatchObject({
      reward: 1,
      tolerant: { reward: 0 },
      disputed: true
    })
  })

  it('reads a report with a line feed in its name, at which the collector fails', async () => {
    const path = 'build/test-results/te\nst/TEST-a.xml'
    const files = [reportFromText(path, suite(PASS))]
    expect(await verdictOn([], EXPECTS_A_B, { files })).toMatchObject({
      reward: 0,
      reasons: [
        {
          code: 'report-unreadable',
          message:
            'The merged reports cannot be read (a line feed in the name of a report), and one bad file spoils all of them.',
          paths: [path]
        }
      ],
      tolerant: { reward: 1 },
      disputes: [{ path, cause: 'a line feed in its name, at which the collector fails' }]
    })
  })

  it('is not disputed where damage does not change the verdict', async () => {
    expect(await verdictOn([suite(PASS), '\ufeff<testsuite></testsuite>\n'])).toMatchObject({
      reward: 1,
      disputed: false
    })
  })

  it('says of two halves that only together are well-formed that they are none', async () => {
    const whole = suite(PASS)
    const half = whole.indexOf('\n', 60) + 1
    expect(await verdictOn([whole.slice(0, half), whole.slice(half)])).toMatchObject({
      reward: 1,
      tolerant: { reward: 0 },
      disputed: true
    })
  })

  it('leaves off where the damage is too large', async () => {
    const verdict = await verdictOn([`\ufeff${suite(PASS)}`], EXPECTS_A_B, { limits: { recoverBytes: 10 } })
    expect(verdict).toMatchObject({ reward: 0, tolerant: { reward: 0 } })
  })
})

describe('limits', () => {
  const reason = async (limits: object, texts = [suite(PASS), suite(PASS)]) =>
    (await verdictOn(texts, EXPECTS_A_B, { limits })).reasons[0]

  it.each([
    [{ fileBytes: 10 }, 'A report file has 1 MiB; the limit is 1 MiB.'],
    [{ files: 1 }, 'There are 2 report files; the limit is 1.'],
    [{ totalBytes: 10 }, 'The report files have 1 MiB; the limit is 1 MiB.'],
    [{ tests: 0 }, 'The reports name more than 0 tests.']
  ])('%j are named', async (limits, message) => {
    expect(await reason(limits)).toMatchObject({
      code: 'reports-too-large',
      message: expect.stringContaining(message)
    })
  })

  it('do not let a damaged file exceed the number of tests either', async () => {
    expect(await reason({ tests: 0 }, [`\ufeff${suite(PASS)}`])).toMatchObject({ code: 'reports-too-large' })
  })

  it('take 5,000 files, and not one more', async () => {
    const files = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        reportFromText(`m${index}/build/test-results/test/TEST-a.xml`, suite(PASS))
      )
    expect((await verdictOn([], EXPECTS_A_B, { files: files(5000) })).reward).toBe(1)
    expect((await verdictOn([], EXPECTS_A_B, { files: files(5001) })).reasons[0]?.code).toBe(
      'reports-too-large'
    )
  })
})
