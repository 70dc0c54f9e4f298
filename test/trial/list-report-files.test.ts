import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { REPORT_PATH_GLOBS } from '../../src/score/index.js'
import { reportTree } from '../../src/trial/list-report-files.js'
import { contentOf } from '../reference/reference.js'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'report-tree-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const plant = (path: string, content: string | Uint8Array = ''): void => {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), content)
}

describe('reportTree', () => {
  it('finds what find finds, sorted, with links named and folders behind links left', () => {
    for (const path of [
      'b/build/test-results/test/TEST-2.xml',
      'a/build/test-results/test/TEST-1.xml',
      'a/build/test-results/TEST-direct.xml',
      'a/build/test-results/x/y/TEST-deep.xml',
      'a/build/outputs/androidTest-results/connected/debug/TEST-a.xml',
      'a/target/surefire-reports/TEST-s.xml',
      'a/target/surefire-reports/old/TEST-s.xml',
      'a/src/TEST-other.xml',
      'a/build/test-results/te\nst/TEST-line.xml'
    ])
      plant(path)
    symlinkSync('TEST-1.xml', join(dir, 'a/build/test-results/test/TEST-link.xml'))
    symlinkSync(join(dir, 'a'), join(dir, 'c'))
    const files = reportTree(dir)
    const paths = files.map(({ path }) => path)
    expect(paths).toEqual([...paths].sort())
    expect(files.filter(({ kind }) => kind === 'symlink').map(({ path }) => path)).toEqual([
      'a/build/test-results/test/TEST-link.xml'
    ])
    const found = REPORT_PATH_GLOBS.flatMap(glob =>
      execFileSync('find', ['.', '-type', 'f', '-path', glob, '-print0'], {
        cwd: dir,
        encoding: 'utf8'
      }).split('\0')
    )
    const expected = found.filter(path => path !== '').map(path => path.slice(2))
    expect(files.filter(({ kind }) => kind === 'file').map(({ path }) => path)).toEqual(expected.sort())
  })

  it.each([0, 1, 262_143, 262_144, 262_145, 1_000_000])('reads all of %d bytes, as often as asked', size => {
    const content = Buffer.alloc(size, 'abc')
    plant('build/test-results/test/TEST-a.xml', content)
    utimesSync(join(dir, 'build/test-results/test/TEST-a.xml'), 1000, 1000)
    const [file] = reportTree(dir)
    expect(file).toMatchObject({ bytes: size, modifiedMs: 1_000_000 })
    expect(contentOf(file!).equals(content)).toBe(true)
    expect(contentOf(file!).equals(content)).toBe(true)
  })

  it('reads files whose names are not UTF-8', () => {
    mkdirSync(join(dir, 'build/test-results/test'), { recursive: true })
    writeFileSync(Buffer.from(`${dir}/build/test-results/test/TEST-\xff.xml`, 'latin1'), 'x')
    const [file] = reportTree(dir)
    expect(file?.path).toBe('build/test-results/test/TEST-\ufffd.xml')
    expect(contentOf(file!).toString()).toBe('x')
  })
})
