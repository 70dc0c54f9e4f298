import { describe, expect, it } from '@jest/globals'
import { parseLog } from '../../../src/score/index.js'
import { logOf, parsed } from './support/fixtures.js'

const NONE = { passed: [], failed: [] }
const REPORT = { passed: ['Sums adds', 'Sums in {braces} ok'], failed: ['Sums divides'] }

describe('JavascriptMocha and TypescriptMocha', () => {
  it('read full titles of passes and failures, and no pending ones', () => {
    expect(parsed('JavascriptMocha', 'mocha/report')).toEqual(REPORT)
    expect(parsed('TypescriptMocha', 'mocha/report')).toEqual(REPORT)
  })

  it.each(['brace-after-report', 'another-report-before', 'no-report', 'no-failures-key'])(
    'read nothing of %s, which is logs to the one and none to the other',
    name => {
      expect(parsed('JavascriptMocha', `mocha/${name}`)).toEqual(NONE)
      expect(parsed('TypescriptMocha', `mocha/${name}`)).toBeNull()
    }
  )

  it('read nothing of a report that ends the log with its last character', () => {
    const report = '{"stats":{},"passes":[],"failures":[]}'
    expect(parseLog('TypescriptMocha', `${report}\n`)).toEqual(NONE)
    expect(parseLog('TypescriptMocha', report)).toBeNull()
  })

  it('write what is no text as Python does', () => {
    const report = '{"stats":{},"passes":[{"fullTitle":null},{"fullTitle":true}],"failures":[]}\n'
    expect(parseLog('JavascriptMocha', report)).toEqual({ passed: ['None', 'True'], failed: [] })
  })
})

describe('TypescriptMochaFileName', () => {
  it("reads each test's own status, by its file and title", () => {
    expect(parsed('TypescriptMochaFileName', 'mocha/file-names')).toEqual({
      passed: ['packages/shop/Cart.test.js-><Cart /> renders', 'None->of no file'],
      failed: ['packages/shop/Price.test.js-><Cart /> renders']
    })
  })

  it("makes nothing of Mocha's own report, whose tests have no status", () => {
    expect(parsed('TypescriptMochaFileName', 'mocha/report')).toBeNull()
  })
})

describe('JavascriptGenericParser', () => {
  const generic = (name: string) => parsed('JavascriptGenericParser', name)

  it("reads Mocha's report where npm says that Mocha was run with it", () => {
    expect(generic('mocha/report')).toEqual(REPORT)
  })

  it.each(['started-by-yarn', 'another-command-first'])(
    'does not look at a report where npm says nothing of it, or something else first: %s',
    name => {
      expect(parsed('JavascriptMocha', `mocha/${name}`)).toEqual(REPORT)
      expect(generic(`mocha/${name}`)).toEqual(NONE)
    }
  )

  it('reads points of TAP at the margin, with number and directive', () => {
    expect(generic('tap/points')).toEqual({
      passed: ['1 - Sums > adds', '3 - Sums > later # SKIP not yet'],
      failed: ['2 - Sums > divides', '4 - Sums > one day # TODO']
    })
  })

  it('reads no TAP without its version', () => {
    expect(generic('tap/no-version')).toEqual(NONE)
  })

  it('takes a blank that is no space in the version, and no letter before it', () => {
    expect(parseLog('JavascriptGenericParser', 'TAP\tversion\t٣\nok 1\n')).toEqual({
      passed: ['1'],
      failed: []
    })
    expect(parseLog('JavascriptGenericParser', '# TAP version 13\nok 1\n')).toEqual(NONE)
  })

  it("reads Mocha's report before TAP where both are there", () => {
    const both = `TAP version 13\nok 1\n${logOf('mocha/report')}`
    expect(parseLog('JavascriptGenericParser', both)).toEqual(REPORT)
  })
})
