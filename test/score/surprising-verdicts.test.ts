import { describe, expect, it } from '@jest/globals'
import { reportFromText } from '../../src/score/index.js'
import { EXPECTS_A_B, expecting, suite, verdictOn } from './support/reports.js'

const PASS = '<testcase classname="a" name="b"/>'
const body = `<testsuite>\n${PASS}\n</testsuite>`

/** Reports whose reference verdict surprises, with the reward that the dataset's own scripts give. */
const TABLE: readonly [what: string, report: string, reward: 0 | 1][] = [
  ['a plain report', suite(PASS), 1],
  ['NUL bytes', suite(PASS.replace('"b"', '"\0b\0"')), 1],
  ['loose text', `loose\n${suite(PASS)}loose\n`.replace('<?xml version="1.0" encoding="UTF-8"?>\n', ''), 1],
  ['a malformed comment', suite(`<!-- a -- b -->${PASS}`), 1],
  ['a declaration over two lines', `<?xml version="1.0"\n encoding="UTF-8"?>\n${body}\n`, 1],
  [
    'a failure that is not a direct child',
    suite('<testcase classname="a" name="b"><x><failure/></x></testcase>'),
    1
  ],
  ['a failure in other letter case', suite('<testcase classname="a" name="b"><Failure/></testcase>'), 1],
  ['U+0085 around a name', suite('<testcase classname="a" name="&#x85;b\u0085"/>'), 1],
  ['U+00A0 around a name', suite('<testcase classname="\u00a0a" name="b\u00a0"/>'), 1],
  ['U+3000 around a name', suite('<testcase classname="a\u3000" name="\u3000b"/>'), 1],
  ['U+FEFF around a name', suite('<testcase classname="a" name="\ufeffb"/>'), 0],
  ['a name ending in blank and @1f', suite('<testcase classname="a" name="b @1f"/>'), 0],
  ['a byte order mark before the declaration', `\ufeff${suite(PASS)}`, 0],
  [
    'a one-line file that starts with a declaration',
    `<?xml version="1.0"?><testsuite>${PASS}</testsuite>\n`,
    0
  ],
  ['a last line without line break', suite(PASS).trimEnd(), 0],
  ['a last line without line break that is a comment', `${suite(PASS)}<!-- end -->`, 1],
  ['lone CRs for line breaks', suite(PASS).replaceAll('\n', '\r'), 0],
  ['a DOCTYPE', `<!DOCTYPE testsuite>\n${body}\n`, 0],
  ['a default namespace', suite(PASS).replace('<testsuite>', '<testsuite xmlns="urn:x">'), 0],
  [
    'skipped together with failure',
    suite('<testcase classname="a" name="b"><failure/><skipped/></testcase>'),
    0
  ],
  [
    'a comment in CDATA where the retry fires',
    `<testsuite>\n<!-- -- -->\n<system-out><![CDATA[<!--]]></system-out>\n${PASS}\n<system-out><![CDATA[-->]]></system-out></testsuite>\n`,
    0
  ]
]

describe('verdicts that surprise', () => {
  it.each(TABLE)('%s', async (_what, report, reward) => {
    expect((await verdictOn([report])).reward).toBe(reward)
  })

  it('does not see a symlinked report', async () => {
    const link = {
      ...reportFromText('build/test-results/test/TEST-a.xml', suite(PASS)),
      kind: 'symlink' as const
    }
    expect(await verdictOn([], EXPECTS_A_B, { files: [link] })).toMatchObject({
      reward: 0,
      reasons: [{ code: 'no-report' }]
    })
  })

  it('does not see a report directly in test-results', async () => {
    const file = reportFromText('build/test-results/TEST-a.xml', suite(PASS))
    expect((await verdictOn([], EXPECTS_A_B, { files: [file] })).reward).toBe(0)
  })

  it('never honours the 1 of a test.sh without a report', async () => {
    const verdict = await verdictOn([], EXPECTS_A_B, { containerReward: 1 })
    expect(verdict).toMatchObject({ reward: 0, disputed: true, container: { reward: 1 } })
    expect(verdict.flags.map(flag => flag.code)).toContain('container-differs')
  })

  it('gives 0 where nothing went from not passing to passing', async () => {
    const expected = expecting({ p2p_tests: ['a.b'], test_patch_result: { passed_tests: ['a.b'] } })
    expect(await verdictOn([suite(PASS)], expected)).toMatchObject({
      reward: 0,
      reasons: [{ code: 'nothing-fixed' }]
    })
  })
})
