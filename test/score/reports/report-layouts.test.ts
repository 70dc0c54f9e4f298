import { describe, expect, it } from '@jest/globals'
import { isReportPath, reportFromText, verifierShapes } from '../../../src/score/index.js'
import { collectedFiles } from '../../../src/score/reports/report-layouts.js'

describe('isReportPath', () => {
  it.each([
    'build/test-results/test/TEST-a.xml',
    'm/build/test-results/test/TEST-a.xml',
    'm/build/test-results/a/b/c/TESTa.xml',
    'm/build/test-results/x/TESTS/deep/any.xml',
    'build/test-results/test/TEST.xml',
    'build/test-results/.hidden/TEST\nx.xml',
    'build/test-results/a/build/test-results/TEST-a.xml',
    'app/build/outputs/androidTest-results/connected/debug/TEST-a.xml',
    'target/surefire-reports/TEST-a.xml',
    'target/surefire-reports/TEST-a.B$C\nd.xml',
    'm/target/surefire-reports/TEST/deep/any.xml',
    'target/surefire-reports/TEST.xml'
  ])('takes %j', path => expect(isReportPath(path)).toBe(true))

  it.each([
    'build/test-results/TEST-a.xml',
    'build/test-results/test/a.xml',
    'build/test-results/test/test-a.xml',
    'build/test-results/test/TEST-a.XML',
    'build/test-results/test/TEST-a.xml.bak',
    'xbuild/test-results/test/TEST-a.xml',
    'target/surefire-reports/a.xml',
    'target/surefire-reports/old/TEST-a.xml',
    'target/surefire-reports-old/TEST-a.xml',
    'xtarget/surefire-reports/TEST-a.xml',
    'target/surefire-reports/TEST-a.xml.bak',
    'target/surefire-reports/TES.xml',
    'build/outputs/androidTest-results/connected/TEST-a.xml',
    'build/test-results/test/TES.xml',
    ''
  ])('leaves %j', path => expect(isReportPath(path)).toBe(false))
})

const GRADLE = verifierShapes({}).collector

describe('collectedFiles', () => {
  const gradle = reportFromText('build/test-results/test/TEST-a.xml', '')
  const android = reportFromText('build/outputs/androidTest-results/connected/debug/TEST-a.xml', '')
  const both = reportFromText(
    'build/test-results/build/outputs/androidTest-results/connected/debug/TEST-b.xml',
    ''
  )
  const link = { ...gradle, kind: 'symlink' as const }

  it('takes the Android results after the others, where the collector does', () => {
    const files = [android, gradle, link, both]
    expect(collectedFiles(files, { ...GRADLE, androidResults: true })).toEqual([gradle, both, android, both])
    expect(collectedFiles(files, GRADLE)).toEqual([gradle, both])
  })

  it('takes Surefire’s reports, where the collector does, and then no others unless it takes them too', () => {
    const surefire = reportFromText('m/target/surefire-reports/TEST-c.xml', '')
    const files = [surefire, gradle, android]
    expect(collectedFiles(files, GRADLE)).toEqual([gradle])
    expect(collectedFiles(files, { ...GRADLE, gradleResults: false, surefireReports: true })).toEqual([
      surefire
    ])
    expect(collectedFiles(files, { ...GRADLE, surefireReports: true })).toEqual([gradle, surefire])
  })
})
