import fc from 'fast-check'
import type { ExpectedTests } from '../../../src/contracts/expected-tests.js'
import type { ReportFile } from '../../../src/score/index.js'
import { contentOf, type Question } from '../../reference/reference.js'
import { DATASET_SHAPES } from '../support/reports.js'
import { reportBytes } from './report-texts.js'

const PATHS = [
  'build/test-results/test/TEST-@.xml',
  'build/test-results/test/TEST-@.xml',
  'm/build/test-results/test/TEST-@.xml',
  'm/build/test-results/test/deep/er/TEST@.xml',
  'm/build/test-results/x/TESTfolder/@.xml',
  'm/target/surefire-reports/TEST-@.xml'
]

const ODD_PATHS = [
  'build/test-results/TEST-@.xml',
  'build/test-results/test/test-@.xml',
  'build/test-results/test/TEST-@.XML',
  'build/test-results/test/xTEST-@.xml',
  'build/surefire-reports/TEST-@.xml',
  'm/build/outputs/androidTest-results/connected/debug/TEST-@.xml',
  'm/build/outputs/androidTest-results/connected/TEST-@.xml',
  'build/test-results/x/build/outputs/androidTest-results/connected/debug/TEST-@.xml',
  'build/test-results/te\nst/TEST-@.xml',
  'build/test-results/.hidden/TEST-@ [1].xml',
  'xbuild/test-results/test/TEST-@.xml',
  'build/test-results/test/TEST-@.xmlx',
  'build/test-results/test/TEST.xml',
  'target/surefire-reports/old/TEST-@.xml',
  'target/surefire-reports/TEST/@.xml'
]

/**
 * Content in chunks of a size, in one buffer that serves them all: as reading from a disk gives them,
 * cut at other places.
 */
function* inChunks(content: Uint8Array, size: number): Generator<Uint8Array> {
  const buffer = Buffer.alloc(Math.min(size, content.length))
  for (let at = 0; at < content.length; at += size) {
    const chunk = content.subarray(at, at + size)
    buffer.fill(0x21)
    buffer.set(chunk)
    yield buffer.subarray(0, chunk.length)
  }
  buffer.fill(0x21)
}

const file = (index: number): fc.Arbitrary<ReportFile> =>
  fc
    .record({
      path: fc.oneof(
        { arbitrary: fc.constantFrom(...PATHS), weight: 12 },
        { arbitrary: fc.constantFrom(...ODD_PATHS), weight: 1 }
      ),
      link: fc.nat(40).map(n => n === 1),
      bytes: reportBytes,
      chunk: fc.constantFrom(1, 2, 3, 5, 7, 16, 64, 1 << 16)
    })
    .map(({ path, link, bytes, chunk }) => ({
      path: path.replace('@', String(index)),
      kind: link ? 'symlink' : 'file',
      bytes: bytes.length,
      read: () => inChunks(bytes, chunk)
    }))

/** One report cut in two at a line break, so that only together they are well-formed. */
const halves: fc.Arbitrary<ReportFile[]> = fc
  .record({ whole: file(0), at: fc.double({ min: 0, max: 1, noNaN: true }), other: file(1) })
  .map(({ whole, at, other }) => {
    const content = contentOf(whole)
    const cut = content.indexOf(10, Math.floor(at * content.length)) + 1
    const part = (bytes: Uint8Array, path: string): ReportFile => ({
      ...whole,
      path,
      bytes: bytes.length,
      read: () => [bytes]
    })
    return [
      part(content.subarray(0, cut), 'build/test-results/test/TEST-0.xml'),
      ...(content.length % 2 === 0 ? [] : [other]),
      part(content.subarray(cut), 'build/test-results/test/TEST-2.xml')
    ]
  })

const files = fc.oneof(
  { arbitrary: file(0).map(only => [only]), weight: 24 },
  { arbitrary: fc.tuple(file(0), file(1)).map(pair => [...pair]), weight: 12 },
  { arbitrary: fc.tuple(file(0), file(1), file(2)).map(three => [...three]), weight: 4 },
  { arbitrary: halves, weight: 4 },
  { arbitrary: fc.constant([]), weight: 1 }
)

const IDS = [
  'a.b',
  'a.b',
  'a.b',
  'a.c',
  'a.c d',
  'com.x.FooTest.b',
  'b.C.b',
  'b',
  'a.<unnamed>',
  'a.b @1f',
  'a.b ',
  'a.b[]',
  'a.line one\nline two',
  'a.line one line two',
  'a.b[jvm]',
  'a.inner',
  'a.b\n',
  'a.outer',
  'a.zz',
  'a.constructor',
  '__proto__',
  'a.\ufeffb',
  'a.b\u{1f600}',
  'a.b&c'
]

const ids = fc.array(fc.constantFrom(...IDS), { maxLength: 2 })

const stage = fc.record({ passed_tests: ids, failed_tests: ids, skipped_tests: ids }, { requiredKeys: [] })

/** Lists that fit each other, so that a reward of 1 is within reach. */
const consistent: fc.Arbitrary<ExpectedTests> = fc
  .record({
    targets: fc.oneof(
      { arbitrary: fc.constant<string[]>(['a.b']), weight: 2 },
      {
        arbitrary: fc.uniqueArray(fc.constantFrom<string[]>(...IDS), { minLength: 1, maxLength: 2 }),
        weight: 1
      }
    ),
    from: fc.constantFrom('f2p', 's2p', 'n2p'),
    guard: fc.constantFrom(...IDS, 'a.zz', 'a.outer'),
    guardRan: fc.boolean(),
    guardBefore: fc.constantFrom('passed', 'failed', 'skipped', 'absent')
  })
  .map(({ targets, from, guard, guardRan, guardBefore }) => ({
    f2p_tests: from === 'f2p' ? targets : [],
    p2p_tests: [],
    s2p_tests: from === 's2p' ? targets : [],
    n2p_tests: from === 'n2p' ? targets : [],
    run_result: { passed_tests: guardRan ? [guard] : [], failed_tests: [], skipped_tests: [] },
    test_patch_result: {
      passed_tests: guardBefore === 'passed' && !targets.includes(guard) ? [guard] : [],
      failed_tests: [...(from === 'f2p' ? targets : []), ...(guardBefore === 'failed' ? [guard] : [])],
      skipped_tests: [...(from === 's2p' ? targets : []), ...(guardBefore === 'skipped' ? [guard] : [])]
    }
  }))

const anyLists: fc.Arbitrary<ExpectedTests> = fc
  .record({ f2p: ids, p2p: ids, s2p: ids, n2p: ids, run: stage, test: stage })
  .map(({ f2p, p2p, s2p, n2p, run, test }) => ({
    f2p_tests: f2p,
    p2p_tests: p2p,
    s2p_tests: s2p,
    n2p_tests: n2p,
    run_result: { passed_tests: [], failed_tests: [], skipped_tests: [], ...run },
    test_patch_result: { passed_tests: [], failed_tests: [], skipped_tests: [], ...test }
  }))

export const expectedLists = fc.oneof(
  { arbitrary: consistent, weight: 3 },
  { arbitrary: anyLists, weight: 1 }
)

/** Everything the scorer is asked: reports, expected lists, and both forms of both verifier files. */
export const questions: fc.Arbitrary<Question> = fc
  .record({
    files,
    expected: expectedLists,
    // Most collectors take Gradle's results alone.
    build: fc.constantFrom('gradle', 'gradle', 'gradle', 'maven', 'both'),
    android: fc.boolean(),
    keepsOpenLine: fc.boolean(),
    platforms: fc.nat(2).map(n => n === 0)
  })
  .map(({ files, expected, build, android, keepsOpenLine, platforms }) => ({
    files,
    expected,
    shapes: {
      ...DATASET_SHAPES,
      collector: {
        gradleResults: build !== 'maven',
        androidResults: android,
        surefireReports: build !== 'gradle',
        keepsOpenLine
      },
      comparer: platforms ? 'platform-suffix' : 'common'
    }
  }))
