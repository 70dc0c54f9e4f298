import { describe, expect, it } from '@jest/globals'
import type { Verdict } from '../../src/contracts/verdict.js'
import { expecting, PLATFORM_SHAPES, suite, verdictOn } from './support/reports.js'

/*
 * Public bug reports of other harnesses and report tools, one row a report: the smallest input, and
 * what has to come of it here. Each stands for a kind of fault.
 */

interface Row {
  readonly report: string
  readonly fault: string
  readonly xml: readonly (string | Uint8Array)[]
  /** What has to pass, by default the test `a.b`. */
  readonly expects?: readonly string[]
  readonly platforms?: boolean
  readonly verdict: Partial<{ [Key in keyof Verdict]: unknown }>
}

const named = (name: string, child = ''): string =>
  `<testcase classname="a" name="${name}">${child}</testcase>`

const missing = (...tests: string[]) => ({ reward: 0, reasons: [{ code: 'test-missing', tests }] })

const REPORTS: readonly Row[] = [
  {
    report: 'gradle/gradle#39079',
    fault: 'two parameterized methods give the same name twice',
    xml: [
      suite(
        named('b') + named('[1] value = &quot;x&quot;') + named('[1] value = &quot;x&quot;', '<failure/>')
      )
    ],
    verdict: { reward: 1, tests: { passed: 1, failed: 0, skipped: 0 } }
  },
  {
    report: 'gradle/gradle#28866',
    fault: 'a parameterized name is dropped, not merged into the method',
    xml: [suite(named('b') + named('b(String)[2]', '<failure/>'))],
    verdict: { reward: 1, tests: { passed: 1, failed: 0, skipped: 0 } }
  },
  {
    report: 'gradle/gradle#23324',
    fault: 'a parameterized class name is dropped too',
    xml: [suite(`${named('b')}<testcase classname="a[1]" name="b"><failure/></testcase>`)],
    verdict: { reward: 1 }
  },
  {
    report: 'kotest/kotest#2730',
    fault: 'equal leaf names under different parents collide',
    xml: [suite(named('b') + named('b', '<failure/>'))],
    verdict: { reward: 0, reasons: [{ code: 'test-failed', tests: ['a.b'] }] }
  },
  {
    report: 'dorny/test-reporter#701',
    fault: 'nested suites',
    xml: [suite(`<testsuite><testsuite>${named('b')}</testsuite></testsuite>`)],
    verdict: { reward: 1 }
  },
  {
    report: 'allure-framework/allure2#3426',
    fault: 'a failure in a nested suite',
    xml: [suite(`${named('b')}<testsuite>${named('b', '<failure/>')}</testsuite>`)],
    verdict: { reward: 0 }
  },
  {
    report: 'mikepenz/action-junit-report#19',
    fault: 'nested suites in a root of their own',
    xml: [`<testsuites>\n<testsuite><testsuite>${named('b')}</testsuite></testsuite>\n</testsuites>\n`],
    verdict: { reward: 1 }
  },
  {
    report: 'mikepenz/action-junit-report#1394',
    fault: 'a pass after a flaky failure',
    xml: [suite(named('b', '<flakyFailure message="x"/>'))],
    verdict: { reward: 1, flags: [{ code: 'passed-on-retry', level: 'note', tests: ['a.b'] }] }
  },
  {
    report: 'jenkinsci/junit-plugin#237',
    fault: 'a failure with its reruns; and a retry reported beside the first try',
    xml: [suite(named('b', '<failure/><rerunFailure/>')), suite(named('b'))],
    verdict: { reward: 0, reasons: [{ code: 'test-failed', tests: ['a.b'] }] }
  },
  {
    report: 'apache/maven-surefire#1113',
    fault: 'an escape character in output',
    xml: [suite(`${named('b')}<system-out><![CDATA[\u001b[31mred]]></system-out>`)],
    verdict: { reward: 0, reasons: [{ code: 'report-unreadable' }], tolerant: { reward: 1 }, disputed: true }
  },
  {
    report: 'junit-team/junit-framework#2269',
    fault: 'an escape character by reference in a message',
    xml: [suite(named('b') + named('c', '<failure message="&#27;[31mred"/>'))],
    verdict: { reward: 0, tolerant: { reward: 1 }, disputed: true }
  },
  {
    report: 'schemathesis/schemathesis#4794',
    fault: 'a control character in a test name',
    xml: [suite(named('b') + named('c\u0001'))],
    verdict: { reward: 0, tolerant: { reward: 1 }, disputed: true }
  },
  {
    report: 'jenkinsci/junit-plugin#580',
    fault: 'a raw NUL, which the collector loses',
    xml: [suite(`${named('b')}<system-out>\0</system-out>`)],
    verdict: { reward: 1, disputed: false }
  },
  {
    report: 'microsoft/typespec#10350',
    fault: 'a line feed by reference stays one',
    xml: [suite(named('b&#10;c'))],
    expects: ['a.b\nc'],
    verdict: { reward: 1 }
  },
  {
    report: 'NaturalIntelligence/fast-xml-parser#330',
    fault: 'a literal line feed in an attribute is a blank',
    xml: [suite(named('b\nc'))],
    expects: ['a.b c'],
    verdict: { reward: 1 }
  },
  {
    report: 'NaturalIntelligence/fast-xml-parser#331',
    fault: 'the same in a damaged file, by the tolerant parser',
    xml: [`\ufeff${suite(named('b&#10;c') + named('b\nc'))}`],
    expects: ['a.b\nc', 'a.b c'],
    verdict: { reward: 0, tolerant: { reward: 1 } }
  },
  {
    report: 'lddubeau/saxes#24',
    fault: 'CR LF in an attribute is one blank',
    xml: [suite(named('b\r\nc'))],
    expects: ['a.b c'],
    verdict: { reward: 1 }
  },
  {
    report: 'rgrove/parse-xml#6',
    fault: 'tabs in an attribute are blanks, each one',
    xml: [suite(named('b\t\tc'))],
    expects: ['a.b  c'],
    verdict: { reward: 1 }
  },
  {
    report: 'own: no line break at the end',
    fault: 'the collector loses the last line',
    xml: [suite(named('b')).trimEnd()],
    verdict: { reward: 0, tolerant: { reward: 1 }, disputed: true }
  },
  {
    report: 'own: declaration and suite on one line',
    fault: 'the collector drops the file',
    xml: [`<?xml version="1.0"?><testsuite>${named('b')}</testsuite>\n`],
    verdict: { reward: 0, tolerant: { reward: 1 }, disputed: true }
  },
  {
    report: 'own: byte order mark',
    fault: 'the declaration is not at the start of a line',
    xml: [`\ufeff${suite(named('b'))}`],
    verdict: { reward: 0, tolerant: { reward: 1 }, disputed: true }
  },
  {
    report: 'infix-de/testBalloon#78',
    fault: 'the target of a multiplatform test in its name',
    xml: [suite(named('write read[jvm]'))],
    expects: ['a.write read'],
    platforms: true,
    verdict: { reward: 1 }
  },
  {
    report: 'infix-de/testBalloon#78, common comparer',
    fault: 'the same name is parameterized to the common comparer',
    xml: [suite(named('write read[jvm]'))],
    expects: ['a.write read'],
    verdict: { reward: 0, reasons: [{ code: 'nothing-ran' }] }
  },
  {
    report: 'cashapp/burst#261',
    fault: 'Gradle puts the target before the class: another id',
    xml: [suite('<testcase classname="jvmTest.a" name="b"/>')],
    verdict: missing('a.b')
  },
  {
    report: 'gradle/gradle#21547',
    fault: 'a name too long for a file: no report though the tests passed',
    xml: [suite('<testcase classname="x" name="y"/>')],
    expects: [`${'Long'.repeat(70)}.b`, 'x.z'],
    verdict: {
      reward: 0,
      reasons: [
        {
          code: 'test-missing',
          message: expect.stringMatching(
            /^No report names 2 tests expected to pass.*too long for a file name/
          )
        }
      ]
    }
  },
  {
    report: 'gradle/gradle#36996',
    fault: 'missing is not failed',
    xml: [suite(named('c'))],
    verdict: missing('a.b')
  },
  {
    report: 'kotest/kotest#5644',
    fault: 'a spec without any test case in its report',
    xml: [suite(''), suite(named('c'))],
    verdict: missing('a.b')
  },
  {
    report: 'multi-swe-bench/multi-swe-bench#52',
    fault: 'output glued to a result does not touch the result',
    xml: [suite(`${named('b')}PASSEDPicked up JAVA_TOOL_OPTIONS<system-out>b FAILED</system-out>`)],
    verdict: { reward: 1 }
  },
  {
    report: 'SWE-bench/SWE-bench#167',
    fault: 'a status word on a line of its own',
    xml: [suite(`${named('b')}\nFAILED\n`)],
    verdict: { reward: 1 }
  },
  {
    report: 'SWE-bench/SWE-bench#279',
    fault: 'ids with blanks are not cut',
    xml: [suite(named('b with blanks'))],
    expects: ['a.b with blanks'],
    verdict: { reward: 1 }
  },
  {
    report: 'SWE-bench/SWE-bench#290',
    fault: 'an id that is the start of another is not it',
    xml: [suite(named('b with blanks'))],
    verdict: missing('a.b')
  },
  {
    report: 'SWE-bench/SWE-bench#43',
    fault: 'an id that goes on is not its start',
    xml: [suite(named('b'))],
    expects: ['a.b with blanks'],
    verdict: missing('a.b with blanks')
  },
  {
    report: 'scaleapi/SWE-bench_Pro-os#76',
    fault: 'a blank at the end of a name is stripped, as in the expected lists',
    xml: [suite(named('b '))],
    verdict: { reward: 1 }
  },
  {
    report: 'scaleapi/SWE-bench_Pro-os#81',
    fault: 'quotes in a name are kept',
    xml: [suite(named('says &quot;hi&quot;'))],
    expects: ['a.says "hi"'],
    verdict: { reward: 1 }
  },
  {
    report: 'SWE-bench/SWE-bench#616',
    fault: 'a duration is an attribute of its own, never part of the id',
    xml: [suite('<testcase classname="a" name="b" time="12.5"/>')],
    verdict: { reward: 1 }
  },
  {
    report: 'SWE-bench/SWE-bench#289',
    fault: 'a test called [100%] is parameterized to the reference, and dropped',
    xml: [suite(named('[100%]', '<failure/>') + named('b'))],
    verdict: { reward: 1, tests: { passed: 1, failed: 0, skipped: 0 } }
  }
]

describe('reports on JUnit and names', () => {
  it.each(REPORTS.map(row => [`${row.report}: ${row.fault}`, row] as const))('%s', async (_title, row) => {
    const expected = expecting({ n2p_tests: row.expects ?? ['a.b'] })
    const verdict = await verdictOn(row.xml, expected, row.platforms ? { shapes: PLATFORM_SHAPES } : {})
    expect(verdict).toMatchObject(row.verdict)
  })
})
