import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { GRAMMAR_FILES } from '../../../../scripts/lib/grammars.mjs'
import { loadGrammars } from '../../../../src/commands/shared/rows/load-grammars.js'
import { GRAMMARS } from '../../../../src/retrieval/index.js'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-grammars-'))
  for (const [name, path] of Object.entries(GRAMMAR_FILES)) copyFileSync(path, join(folder, name))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SOURCES = {
  java: 'class A {}',
  javascript: 'class A {}',
  typescript: 'class A { b: number }',
  tsx: 'const a: number = <b />',
  python: 'class A: pass'
}

test.each(GRAMMARS)('the grammar of %s is of the version that the runtime reads', async grammar => {
  const { parse } = await loadGrammars(folder)
  const root = parse({ grammar, text: SOURCES[grammar], until: Number.POSITIVE_INFINITY }, cursor => {
    const type = cursor.nodeType
    cursor.gotoFirstChild()
    return `${type} ${cursor.nodeType}`
  })
  expect(root).toMatch(/^(program|module) (class_declaration|class_definition|lexical_declaration)$/)
})

test('a folder is loaded once', () => {
  expect(loadGrammars(folder)).toBe(loadGrammars(folder))
})

test('what is not parsed in time is null', async () => {
  const { parse } = await loadGrammars(folder)
  const text = 'def f(): pass\n'.repeat(10_000)
  expect(parse({ grammar: 'python', text, until: performance.now() - 1 }, () => 'read')).toBeNull()
})

test('a folder without grammars is an error that names it', async () => {
  await expect(loadGrammars(join(folder, 'elsewhere'))).rejects.toThrow(join(folder, 'elsewhere'))
})
