import { describe, expect, test } from '@jest/globals'
import { createTwoFilesPatch } from 'diff'
import type { Retrieval } from '../../src/contracts/swe-polybench.js'
import { retrievalOf } from '../../src/retrieval/index.js'
import { processorSeconds } from '../processor-seconds.js'
import { shippedParsers } from './support.js'

const parsers = await shippedParsers()

/** A patch that removes a whole file's text, rated as its own gold patch: each row is looked up. */
const rateRemoval = (path: string, text: string, nodes: string[], milliseconds = 30_000): Retrieval => {
  const lines = text.split('\n').slice(0, -1)
  const patch = `--- a/${path}\n+++ b/${path}\n@@ -1,${lines.length} +0,0 @@\n${lines.map(line => `-${line}\n`).join('')}`
  const row = { patch, modified_files: [path], cst_nodes: nodes }
  const texts = { before: new Map([[path, text]]), after: new Map([[path, '']]) }
  return retrievalOf({ row, patch, ...texts, milliseconds }, parsers)
}

const timed = <T>(act: () => T): { value: T; seconds: number } => {
  const start = processorSeconds()
  const value = act()
  return { value, seconds: processorSeconds() - start }
}

const ONE = { recall: 1, precision: 1, f1: 1 }

describe('a source that is deep does not end the stack', () => {
  test('functions in functions of the same name', () => {
    const depth = 10_000
    const text = `${'function f() {\n'.repeat(depth)}${'}\n'.repeat(depth)}`
    const { value, seconds } = timed(() => rateRemoval('deep.js', text, ['x']))
    expect(value.official.node).not.toBeNull()
    expect(value.corrected.node).toBeNull()
    expect(value.unscored).toContain('deep.js changes have names of more than')
    expect(seconds).toBeLessThan(10)
  })

  test('brackets in brackets, around a function', () => {
    const depth = 50_000
    const text = `function f() {\n${'['.repeat(depth)}\n${']'.repeat(depth)}\n}\n`
    const { value, seconds } = timed(() =>
      rateRemoval('deep.js', text, ['deep.js->program->function_declaration:f'])
    )
    expect(value).toMatchObject({ official: { node: ONE }, corrected: { node: ONE } })
    expect(seconds).toBeLessThan(10)
  })
})

test('six thousand functions side by side are told apart', () => {
  const names = Array.from({ length: 6_000 }, (_, index) => `f${index}`)
  const text = names.map(name => `def ${name}():\n    pass\n`).join('')
  const ids = names.map(name => `wide.py->module->function_definition:${name}`)
  const { value, seconds } = timed(() => rateRemoval('wide.py', text, ids))
  expect(value).toEqual({ official: { file: ONE, node: ONE }, corrected: { file: ONE, node: ONE } })
  expect(seconds).toBeLessThan(10)
})

test('a name of a megabyte, of many parents of it, is not written out', () => {
  const text = `class ${'A'.repeat(1_000_000)}:\n${'    def f(self):\n        return 1\n'.repeat(20)}`
  const { value } = timed(() => rateRemoval('long.py', text, ['x']))
  expect(value.corrected.node).toBeNull()
  expect(value.unscored).toContain('names of more than')
})

test('five megabytes are not parsed: nodes are null, files are rated', () => {
  const text = 'function f(a) { return a + 1 }\n'.repeat(170_000)
  const { value, seconds } = timed(() => rateRemoval('large.js', text, ['x']))
  expect(value).toEqual({
    official: { file: ONE, node: null },
    corrected: { file: ONE, node: null },
    unscored: 'large.js has 5270000 characters; up to 2097152 are parsed'
  })
  expect(seconds).toBeLessThan(5)
})

test('what takes long to parse is given up', () => {
  const text = Array.from({ length: 20_000 }, (_, row) =>
    Array.from(
      { length: 100 },
      (_, column) => '({[<;"`/\'x'[(row * 7919 + column * 31 + (column >> 3)) % 10]
    ).join('')
  ).join('\n')
  const { value, seconds } = timed(() => rateRemoval('garbage.ts', `${text}\n`, ['x'], 100))
  expect(value).toMatchObject({
    official: { node: null },
    corrected: { node: null },
    unscored: 'garbage.ts takes too long to parse'
  })
  expect(seconds).toBeLessThan(10)
})

test('a patch of nonsense changes nothing', () => {
  const row = {
    patch: createTwoFilesPatch('a/x.py', 'b/x.py', 'a\n', 'b\n'),
    modified_files: [],
    cst_nodes: ['x']
  }
  const nonsense = { row, patch: 'rm -rf /\n\0', before: new Map([['x.py', 'a\n']]), after: new Map() }
  expect(retrievalOf(nonsense, parsers)).toMatchObject({ official: { file: { f1: 0 }, node: { f1: 0 } } })
})
