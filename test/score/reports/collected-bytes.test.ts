import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ReportFile } from '../../../src/score/index.js'
import { collectedBytes } from '../../../src/score/reports/collected-bytes.js'
import { reportBytes } from '../differential/report-texts.js'

const NO_LOSSES = { tail: false, declarationLine: false, nul: false }

/** A file whose chunks share one buffer, as when it is read from a disk. */
const inChunks = (content: Uint8Array, size: number): ReportFile => ({
  path: 'build/test-results/test/TEST-a.xml',
  kind: 'file',
  bytes: content.length,
  *read() {
    const buffer = Buffer.alloc(size)
    for (let at = 0; at < content.length; at += size) {
      const chunk = content.subarray(at, at + size)
      buffer.set(chunk)
      yield buffer.subarray(0, chunk.length)
    }
  }
})

const collect = (content: string | Uint8Array, chunk = 4) => {
  const losses = { ...NO_LOSSES }
  const pieces: Buffer[] = []
  for (const piece of collectedBytes(inChunks(Buffer.from(content), chunk), losses))
    pieces.push(Buffer.from(piece))
  return { text: Buffer.concat(pieces).toString('latin1'), losses }
}

describe('what the collector copies', () => {
  it.each([
    ['a\nb\n', 'a\nb\n', {}],
    ['a\nb', 'a\n', { tail: true }],
    ['a\n<!-- end -->', 'a\n', {}],
    ['a\n  \t', 'a\n', {}],
    ['<?xml version="1.0"?>\na\n', 'a\n', {}],
    ['<?xml?>\n<?xmlfoo\na\n<?xml?>\n', 'a\n<?xml?>\n', { declarationLine: true }],
    ['<?xml version="1.0"?><a/>\n', '', { declarationLine: true }],
    ['<?xml version="1.0"?>\r<a/>\r', '', { declarationLine: true }],
    ['\n<?xml?>\n', '\n<?xml?>\n', {}],
    ['\ufeff<?xml?>\n', '\u00ef\u00bb\u00bf<?xml?>\n', {}],
    ['a\0b\n', 'ab\n', { nul: true }],
    ['<?x\0ml?>\nb\n', 'b\n', { nul: true }],
    ['<?xm', '', { tail: true }],
    ['<?xml', '', { declarationLine: true }],
    ['a\r\nb\r', 'a\r\n', { tail: true }],
    ['', '', {}]
  ])('of %j is %j', (content, text, losses) => {
    for (const chunk of [1, 3, 1000])
      expect(collect(content, chunk)).toEqual({ text, losses: { ...NO_LOSSES, ...losses } })
  })

  it('looks up the end of a long line instead of holding it', () => {
    const long = 'x'.repeat(3_000_000)
    expect(collect(`${long}\nrest`, 65536).text).toBe(`${long}\n`)
    expect(collect(long, 65536)).toEqual({ text: '', losses: { ...NO_LOSSES, tail: true } })
  })

  it('is what a shell copies', () => {
    const dir = mkdtempSync(join(tmpdir(), 'collector-'))
    const script = new URL('../../../bench/score/collect.sh', import.meta.url).pathname
    const report = join(dir, 'build/test-results/test/TEST-a.xml')
    mkdirSync(join(dir, 'build/test-results/test'), { recursive: true })
    try {
      fc.assert(
        fc.property(reportBytes, fc.constantFrom(1, 7, 1000), (content, chunk) => {
          writeFileSync(report, content)
          execFileSync('bash', [script, dir, join(dir, 'merged')], { env: { ...process.env, LC_ALL: 'C' } })
          const merged = readFileSync(join(dir, 'merged'), 'latin1')
          const body = merged.slice(
            merged.indexOf('<testsuites>\n') + 13,
            merged.lastIndexOf('</testsuites>\n')
          )
          expect(collect(content, chunk).text).toBe(body)
        }),
        { numRuns: 60 }
      )
    } finally {
      rmSync(dir, { recursive: true })
    }
  })
})
