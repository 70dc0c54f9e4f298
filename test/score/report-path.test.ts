import { describe, expect, it } from '@jest/globals'
import { isReportPath, reportFromText } from '../../src/score/index.js'
import { collectedFiles } from '../../src/score/report-path.js'

describe('isReportPath', () => {
  it.each([
    'build/test-results/test/TEST-a.xml',
    'm/build/test-results/test/TEST-a.xml',
    'm/build/test-results/a/b/c/TESTa.xml',
    'm/build/test-results/x/TESTS/deep/any.xml',
    'build/test-results/test/TEST.xml',
    'build/test-results/.hidden/TEST\nx.xml',
    'build/test-results/a/build/test-results/TEST-a.xml',
    'app/build/outputs/androidTest-results/connected/debug/TEST-a.xml'
  ])('takes %j', path => expect(isReportPath(path)).toBe(true))

  it.each([
    'build/test-results/TEST-a.xml',
    'build/test-results/test/a.xml',
    'build/test-results/test/test-a.xml',
    'build/test-results/test/TEST-a.XML',
    'build/test-results/test/TEST-a.xml.bak',
    'xbuild/test-results/test/TEST-a.xml',
    'target/surefire-reports/TEST-a.xml',
    'build/outputs/androidTest-results/connected/TEST-a.xml',
    'build/test-results/test/TES.xml',
    ''
  ])('leaves %j', path => expect(isReportPath(path)).toBe(false))
})

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
    expect(collectedFiles(files, { androidResults: true, failsWithoutReport: false })).toEqual([
      gradle,
      both,
      android,
      both
    ])
    expect(collectedFiles(files, { androidResults: false, failsWithoutReport: true })).toEqual([gradle, both])
  })
})
