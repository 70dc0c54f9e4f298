import { describe, expect, test } from '@jest/globals'
import { retrievalSchema } from '../../src/contracts/swe-polybench.js'
import { type RetrievalInput, retrievalOf, retrievalPaths } from '../../src/retrieval/index.js'
import { type Change, change, edit, type Files, shippedParsers } from './support.js'

const parsers = await shippedParsers()

const ONE = { recall: 1, precision: 1, f1: 1 }
const ZERO = { recall: 0, precision: 0, f1: 0 }

interface Rated {
  readonly gold: Change
  /** The gold change itself by default. */
  readonly model?: Change
  readonly nodes?: readonly string[]
}

const inputOf = ({ gold, model = gold, nodes = [] }: Rated): RetrievalInput => ({
  row: { patch: gold.patch, modified_files: [], cst_nodes: [...nodes] },
  patch: model.patch,
  before: new Map([...model.before, ...gold.before]),
  after: model.after
})

const rate = (rated: Rated, more: Partial<RetrievalInput> = {}) =>
  retrievalSchema.parse(retrievalOf({ ...inputOf(rated), ...more }, parsers))

const LANGUAGES: readonly [language: string, path: string, text: string, one: string, two: string][] = [
  [
    'Python',
    'src/store.py',
    'class Store:\n    def first(self):\n        return 1\n\n    def last(self):\n        return 2\n',
    'module->class_definition:Store->function_definition:first',
    'module->class_definition:Store->function_definition:last'
  ],
  [
    'JavaScript',
    'src/store.js',
    'class Store {\n  first() {\n    return 1\n  }\n\n  last() {\n    return 2\n  }\n}\n',
    'program->class_declaration:Store->method_definition:first',
    'program->class_declaration:Store->method_definition:last'
  ],
  [
    'TypeScript',
    'src/store.ts',
    'class Store {\n  first(): number {\n    return 1\n  }\n\n  last(): number {\n    return 2\n  }\n}\n',
    'program->class_declaration:Store->method_definition:first',
    'program->class_declaration:Store->method_definition:last'
  ],
  [
    'Java',
    'src/Store.java',
    'class Store {\n  int first() {\n    return 1;\n  }\n\n  int last() {\n    return 2;\n  }\n}\n',
    'program->class_declaration:Store->method_declaration:first',
    'program->class_declaration:Store->method_declaration:last'
  ]
]

describe.each(LANGUAGES)('%s', (_, path, text, one, two) => {
  const gold = edit(path, text, ['return 1', 'return 3'])
  const nodes = [`${path}->${one}`]

  test('the gold patch', () => {
    expect(rate({ gold, nodes })).toEqual({
      official: { file: ONE, node: ONE },
      corrected: { file: ONE, node: ONE }
    })
  })

  test('one that changes another method too', () => {
    const model = edit(path, text, ['return 1', 'return 4'], ['return 2', 'return 5'])
    const half = { recall: 1, precision: 0.5, f1: 2 / 3 }
    expect(rate({ gold, model, nodes })).toEqual({
      official: { file: ONE, node: half },
      corrected: { file: ONE, node: half }
    })
  })

  test('one that changes another method', () => {
    const model = edit(path, text, ['return 2', 'return 5'])
    expect(rate({ gold, model, nodes }).official).toEqual({ file: ONE, node: ZERO })
    expect(rate({ gold, model, nodes: [`${path}->${two}`] }).official.node).toEqual(ONE)
  })
})

const PYTHON = 'def f():\n    return 1\n\n\ndef g():\n    return 2\n'
const F = ['x.py->module->function_definition:f']

describe('files', () => {
  const gold = change({ 'x.py': PYTHON }, { 'x.py': PYTHON.replace('1', '3'), 'new.py': 'a = 1\n' })
  const other = change({ 'x.py': PYTHON }, { 'x.py': PYTHON, 'other.py': 'b = 1\n' })

  test('officially every new file is /dev/null, so any will do; corrected it is its own', () => {
    const { official, corrected } = rate({ gold, model: other })
    expect(official.file).toEqual({ recall: 0.5, precision: 1, f1: 2 / 3 })
    expect(corrected.file).toEqual(ZERO)
  })

  test('officially a renamed file has its old name alone; corrected it has both', () => {
    const renamed = change({ 'x.py': PYTHON }, { 'y.py': PYTHON.replace('1', '3') })
    const edited = edit('x.py', PYTHON, ['1', '3'])
    const { official, corrected } = rate({ gold: renamed, model: edited })
    expect(official.file).toEqual(ONE)
    expect(corrected.file).toEqual({ recall: 0.5, precision: 1, f1: 2 / 3 })
  })

  test('those without a grammar count', () => {
    const readme = edit('README.md', 'one\n', ['one', 'two'])
    expect(rate({ gold: readme })).toEqual({
      official: { file: ONE, node: null },
      corrected: { file: ONE, node: null }
    })
  })

  test("a row without a patch has its list of files, and no node that could be its patch's", () => {
    const row = { patch: '', modified_files: ['x.py', 'y.py'], cst_nodes: F }
    const { official, corrected } = rate({ gold: edit('x.py', PYTHON, ['1', '3']) }, { row })
    expect(official).toEqual({ file: { recall: 0.5, precision: 1, f1: 2 / 3 }, node: ONE })
    expect(corrected).toEqual({ file: { recall: 0.5, precision: 1, f1: 2 / 3 }, node: null })
  })
})

describe('zeros', () => {
  const gold = edit('x.py', PYTHON, ['1', '3'])
  const zeros = { official: { file: ZERO, node: ZERO }, corrected: { file: ZERO, node: ZERO } }

  test.each([
    ['an empty patch', { patch: '' }],
    ['one of blanks', { patch: ' \n' }],
    ['one that does not apply', { after: null }]
  ])('%s', (_, more) => {
    expect(rate({ gold, nodes: F }, more)).toEqual(zeros)
    expect(rate({ gold, nodes: F }, { ...more, before: new Map() })).toEqual(zeros)
  })

  test('officially so are nodes of a row that has none; corrected they are null', () => {
    const readme = edit('README.md', 'one\n', ['one', 'two'])
    const { official, corrected } = rate({ gold: readme }, { patch: '' })
    expect([official.node, corrected.node]).toEqual([ZERO, null])
  })

  test('officially so is the evaluation of the gold patch; corrected it is evaluated', () => {
    expect(rate({ gold, nodes: F }, { gold: true })).toEqual({
      official: { file: ZERO, node: ZERO },
      corrected: { file: ONE, node: ONE }
    })
  })

  test('officially so is a change of a method whose name is private; corrected it is found', () => {
    const text = 'class A {\n  #f() {\n    return 1\n  }\n}\n'
    const { official, corrected } = rate({ gold: edit('a.js', text, ['1', '2']), nodes: ['a.js->program'] })
    expect([official.node, corrected.node]).toEqual([ZERO, ONE])
  })
})

describe('nodes', () => {
  test('without a truth they are null', () => {
    expect(rate({ gold: edit('x.py', PYTHON, ['1', '3']), nodes: [] }).official.node).toBeNull()
  })

  test('corrected ones are compared with those of the gold patch, not with the list of the row', () => {
    const gold = change(
      { 'x.py': PYTHON },
      { 'x.py': `import os\n${PYTHON.replace('1', '3')}`, 'new.py': PYTHON }
    )
    const model = change({ 'x.py': PYTHON }, { 'x.py': PYTHON.replace('1', '4') })
    const { official, corrected } = rate({ gold, model, nodes: F })
    expect(official.node).toEqual(ONE)
    // f; not the import, which is the module's, nor the three of the new file.
    expect(corrected.node).toEqual({ recall: 1 / 5, precision: 1, f1: 1 / 3 })
  })

  test('of sources that are not at hand they are null, and it is said why', () => {
    const gold = edit('x.py', PYTHON, ['1', '3'])
    const model = edit('y.py', PYTHON, ['1', '3'])
    const rated = rate({ gold, model, nodes: F }, { before: model.before })
    expect(rated).toEqual({
      official: { file: ZERO, node: ZERO },
      corrected: { file: ZERO, node: null },
      unscored: 'x.py is not at hand'
    })
  })
})

describe('which texts are looked at', () => {
  const files: Files = { 'x.py': PYTHON, 'old.js': PYTHON, 'README.md': 'one\n', 'gone.java': 'class A {}\n' }

  test('those of known languages, by the names before and after', () => {
    const { patch } = change(files, {
      'x.py': 'a = 1\n',
      'new.js': PYTHON,
      'README.md': 'two\n',
      'add.tsx': 'b\n'
    })
    expect(retrievalPaths(patch).sort()).toEqual(['add.tsx', 'gone.java', 'new.js', 'old.js', 'x.py'])
  })

  test('once each, of several patches', () => {
    const one = edit('x.py', PYTHON, ['1', '3']).patch
    const two = edit('y.py', PYTHON, ['1', '3']).patch
    expect(retrievalPaths(one, one + two)).toEqual(['x.py', 'y.py'])
  })
})
