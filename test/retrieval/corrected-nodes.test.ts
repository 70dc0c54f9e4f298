import { describe, expect, test } from '@jest/globals'
import { changesNodes, correctedNodes } from '../../src/retrieval/corrected-nodes.js'
import { patchPaths } from '../../src/text/patch-paths.js'
import { type Change, change, edit, shippedParsers } from './support.js'

const parsers = await shippedParsers()

const nodes = ({ patch, before, after }: Change): string[] =>
  [
    ...correctedNodes(patchPaths(patch), { before, after }, { parsers, until: Number.POSITIVE_INFINITY })
  ].sort()

const PYTHON = `import os


class Store:
    size = 1

    def first(self):
        return 1

    def last(self):
        return 2
`

describe('which files', () => {
  test('a new one under its own name', () => {
    expect(nodes(change({ 'a.py': '' }, { 'a.py': '', 'new.py': PYTHON }))).toEqual([
      'new.py->module',
      'new.py->module->class_definition:Store',
      'new.py->module->class_definition:Store->function_definition:first',
      'new.py->module->class_definition:Store->function_definition:last'
    ])
  })

  test('a deleted one too', () => {
    expect(nodes(change({ 'gone.py': 'def f():\n    return 1\n' }, {}))).toEqual([
      'gone.py->module->function_definition:f'
    ])
  })

  test('a renamed one under both', () => {
    const renamed = change({ 'old.py': PYTHON }, { 'new.py': PYTHON.replace('return 1', 'return 3') })
    expect(renamed.patch).toContain('rename to new.py')
    expect(nodes(renamed)).toEqual([
      'new.py->module->class_definition:Store->function_definition:first',
      'old.py->module->class_definition:Store->function_definition:first'
    ])
  })

  test.each([
    ['view.tsx', 'function View() {\n  return <b>{1}</b>\n}\n', 'module->function_declaration:View'],
    ['view.mjs', 'function view() {\n  return 1\n}\n', 'module->function_declaration:view'],
    ['view.mts', 'function view(): number {\n  return 1\n}\n', 'module->function_declaration:view'],
    ['view.cts', 'class View {\n  n: number = 1\n}\n', 'module->class_declaration:View'],
    [
      'View.java',
      'record View(int a) {\n  View {\n    b(1);\n  }\n}\n',
      'module->record_declaration:View->compact_constructor_declaration:View'
    ]
  ])('%s', (path, text, id) => {
    expect(nodes(edit(path, text, ['1', '2']))).toEqual([`${path}->${id}`])
  })

  test.each(['View.kt', 'package.json', 'README.md', 'run.sh'])(
    '%s counts at the level of files alone',
    path => {
      const { patch, before, after } = edit(path, 'fun view() {\n  1\n}\n', ['1', '2'])
      expect(nodes({ patch, before, after })).toEqual([])
      expect(changesNodes(patchPaths(patch))).toBe(false)
    }
  )
})

describe('which lines', () => {
  test("those outside of functions and classes are the module's", () => {
    expect(nodes(edit('x.py', PYTHON, ['import os', 'import re']))).toEqual(['x.py->module'])
  })

  test('each is looked up, whatever an earlier one found', () => {
    const edited = edit(
      'x.py',
      PYTHON,
      ['size = 1', 'size = 2'],
      ['return 1', 'return 3'],
      ['return 2', 'return 4']
    )
    expect(nodes(edited)).toEqual([
      'x.py->module->class_definition:Store',
      'x.py->module->class_definition:Store->function_definition:first',
      'x.py->module->class_definition:Store->function_definition:last'
    ])
  })

  test('the last one of a file that ends without a line end too', () => {
    expect(nodes(edit('x.py', PYTHON.trimEnd(), ['return 2', 'return 3']))).toEqual([
      'x.py->module->class_definition:Store->function_definition:last'
    ])
  })
})

describe('names', () => {
  test.each([
    [
      'a method whose type is a class',
      'A.java',
      'class A {\n  Foo bar() {\n    go(1);\n  }\n}\n',
      'class_declaration:A->method_declaration:bar'
    ],
    ['an interface', 'A.java', 'interface A {\n  int X = 1;\n}\n', 'interface_declaration:A'],
    ['an enum', 'A.java', 'enum A {\n  B(1)\n}\n', 'enum_declaration:A'],
    ['an annotation', 'A.java', '@interface A {\n  int x() default 1;\n}\n', 'annotation_type_declaration:A'],
    [
      'all parents',
      'A.java',
      'class A {\n  class B {\n    class A {\n      int x = 1;\n    }\n  }\n}\n',
      'class_declaration:A->class_declaration:B->class_declaration:A'
    ],
    [
      'an abstract class',
      'a.ts',
      'abstract class A {\n  f() {\n    return 1\n  }\n}\n',
      'abstract_class_declaration:A->method_definition:f'
    ],
    [
      'a private method',
      'a.js',
      'class A {\n  #f() {\n    return 1\n  }\n}\n',
      'class_declaration:A->method_definition:#f'
    ],
    [
      'a computed one',
      'a.js',
      'class A {\n  [f]() {\n    return 1\n  }\n}\n',
      'class_declaration:A->method_definition:[f]'
    ],
    [
      'a quoted one',
      'a.js',
      "class A {\n  'f'() {\n    return 1\n  }\n}\n",
      "class_declaration:A->method_definition:'f'"
    ],
    ['a generator', 'a.js', 'function* f() {\n  yield 1\n}\n', 'generator_function_declaration:f'],
    ['an arrow function of an object', 'a.js', "const a = {\n  'b': () => {\n    c(1)\n  }\n}\n", "pair:'b'"],
    [
      'a pair that holds no function is no parent',
      'a.js',
      'const a = {\n  b: {\n    c: function () {\n      d(1)\n    }\n  }\n}\n',
      'pair:c'
    ],
    [
      'a decorated function',
      'a.py',
      'class A:\n    @d\n    def f(self):\n        return 1\n',
      'class_definition:A->function_definition:f'
    ]
  ])('%s', (_, path, text, id) => {
    expect(nodes(edit(path, text, ['1', '2']))).toEqual([`${path}->module->${id}`])
  })
})

test('a source that is not at hand is no 0', () => {
  const { patch, before } = edit('x.py', PYTHON, ['return 1', 'return 3'])
  expect(() => nodes({ patch, before, after: new Map() })).toThrow('x.py is not at hand')
})
