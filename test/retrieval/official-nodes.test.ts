import { describe, expect, test } from '@jest/globals'
import { NodesFailed, officialNodes } from '../../src/retrieval/official-nodes.js'
import { patchPaths } from '../../src/text/patch-paths.js'
import { type Change, change, edit, shippedParsers } from './support.js'

const parsers = await shippedParsers()

const nodes = ({ patch, before, after }: Change): string[] =>
  [
    ...officialNodes(patchPaths(patch), { before, after }, { parsers, until: Number.POSITIVE_INFINITY })
  ].sort()

const JAVA = `package shop;

import java.util.List;

public class Cart {
    private int total = 0;

    public Cart() {
        total = 0;
    }

    Money sum(List<Money> parts) {
        return Money.of(total);
    }

    int count() {
        return 1;
    }

    static class Item {
        String name() {
            return "item";
        }
    }

    interface Visitor {
        void visit(int depth);
    }
}
`

const JAVASCRIPT = `'use strict'
const limit = 3

function first(list) {
  return list[0]
}

class Queue {
  constructor() {
    this.items = []
  }

  push(item) {
    this.items.push(item)
  }

  #hidden() {
    return 1
  }
}

const handlers = {
  open: function (event) {
    return event.open
  },
  'close': function (event) {
    return event.close
  },
  save: event => {
    return event.save
  }
}

const arrow = () => {
  return limit
}

function* many() {
  yield 1
}
`

const TYPESCRIPT = `export interface Shape {
  area(): number
}

export class Square implements Shape {
  constructor(private readonly side: number) {}

  area(): number {
    return this.side ** 2
  }
}

export abstract class Base {
  name(): string {
    return 'base'
  }
}

export function twice<T>(value: T): T[] {
  return [value, value]
}
`

const PYTHON = `import os

LIMIT = 3


class Store:
    size = 1

    def __init__(self):
        self.items = []

    @property
    def first(self) -> int:
        def inner():
            return self.items[0]

        return inner()


def free(limit):
    return limit
`

describe('the innermost function or class of each changed line', () => {
  test.each([
    [
      'a method in Python',
      'store.py',
      PYTHON,
      'self.items = []',
      'self.items = [1]',
      'module->class_definition:Store->function_definition:__init__'
    ],
    [
      'a function in a function',
      'store.py',
      PYTHON,
      'self.items[0]',
      'self.items[1]',
      'module->class_definition:Store->function_definition:first->function_definition:inner'
    ],
    ['a class of its own line', 'store.py', PYTHON, 'size = 1', 'size = 2', 'module->class_definition:Store'],
    [
      'a stub in Python',
      'store.pyi',
      PYTHON,
      'return limit',
      'return 1 + limit',
      'module->function_definition:free'
    ],
    [
      'a template in Python',
      'store.py-tpl',
      PYTHON,
      'return limit',
      'return 1 + limit',
      'module->function_definition:free'
    ],
    [
      'a function in JavaScript',
      'queue.js',
      JAVASCRIPT,
      'list[0]',
      'list[1]',
      'program->function_declaration:first'
    ],
    [
      'a constructor in JavaScript',
      'queue.jsx',
      JAVASCRIPT,
      'this.items = []',
      'this.items = [1]',
      'program->class_declaration:Queue->method_definition:constructor'
    ],
    [
      'a method in JavaScript',
      'queue.cjs',
      JAVASCRIPT,
      'push(item)\n',
      'push(1)\n',
      'program->class_declaration:Queue->method_definition:push'
    ],
    ['a function of an object', 'queue.js', JAVASCRIPT, 'event.open', 'event.opened', 'program->pair:open'],
    [
      'a function of a key that is no identifier',
      'queue.js',
      JAVASCRIPT,
      'event.close',
      'event.closed',
      'program->pair:[]'
    ],
    [
      'a method in TypeScript',
      'shape.ts',
      TYPESCRIPT,
      'this.side ** 2',
      'this.side ** 3',
      'program->class_declaration:Square->method_definition:area'
    ],
    [
      'a method of a class that is passed over',
      'shape.ts',
      TYPESCRIPT,
      "'base'",
      "'bass'",
      'program->method_definition:name'
    ],
    [
      'a generic function',
      'shape.ts',
      TYPESCRIPT,
      '[value, value]',
      '[value]',
      'program->function_declaration:twice'
    ],
    [
      'a constructor in Java',
      'shop/Cart.java',
      JAVA,
      '        total = 0;',
      '        total = 1;',
      'program->class_declaration:Cart->constructor_declaration:Cart'
    ],
    [
      'a method whose type is a class: both are its name',
      'shop/Cart.java',
      JAVA,
      'of(total)',
      'of(1)',
      'program->class_declaration:Cart->method_declaration:Money_sum'
    ],
    [
      'a method whose type is none',
      'shop/Cart.java',
      JAVA,
      'return 1;',
      'return 2;',
      'program->class_declaration:Cart->method_declaration:count'
    ],
    [
      'a method of a class in a class',
      'shop/Cart.java',
      JAVA,
      '"item"',
      '"thing"',
      'program->class_declaration:Cart->class_declaration:Item->method_declaration:String_name'
    ],
    [
      'an interface is passed over, its methods are not',
      'shop/Cart.java',
      JAVA,
      'int depth',
      'int level',
      'program->class_declaration:Cart->method_declaration:visit'
    ]
  ])('%s', (_, path, text, from, to, id) => {
    expect(nodes(edit(path, text, [from, to]))).toEqual([`${path}->${id}`])
  })

  test.each([
    ['an import', 'store.py', PYTHON, 'import os', 'import re'],
    ['a decorator', 'free.py', '@cached\ndef free():\n    return 1\n', '@cached', '@once'],
    ['an arrow function', 'queue.js', JAVASCRIPT, 'return limit', 'return 1 + limit'],
    ['an arrow function of an object', 'queue.js', JAVASCRIPT, 'event.save', 'event.saved'],
    ['a generator', 'queue.js', JAVASCRIPT, 'yield 1', 'yield 2'],
    ['an interface', 'shape.ts', TYPESCRIPT, 'area(): number\n}', 'area(): bigint\n}']
  ])('outside of them, so ignored: %s', (_, path, text, from, to) => {
    expect(nodes(edit(path, text, [from, to]))).toEqual([])
  })

  test.each(['cart.tsx', 'cart.mjs', 'Cart.kt', 'cart', 'ts', '.ts', 'cart.js.map', 'cart.constructor'])(
    '%s is of no language that is looked into',
    path => {
      expect(nodes(edit(path, TYPESCRIPT, ['value, value', 'value']))).toEqual([])
    }
  )

  test('of two that share a line it is the first', () => {
    const text = 'function a() {\n  return 1\n} function b() {\n  return 2\n}\n'
    expect(nodes(edit('two.js', text, ['} function b() {', '} function b(c) {']))).toEqual([
      'two.js->program->function_declaration:a'
    ])
  })
})

describe('which lines', () => {
  const text = 'def one():\n    return 1\n\n\ndef two():\n    return 2\n'

  test('removed ones are looked up before, added ones after', () => {
    const moved = change(
      { 'x.py': text },
      { 'x.py': 'def three():\n    return 3\n\n\ndef two():\n    return 2\n' }
    )
    expect(nodes(moved)).toEqual([
      'x.py->module->function_definition:one',
      'x.py->module->function_definition:three'
    ])
  })

  test('new, deleted and renamed files have none', () => {
    const { patch, before, after } = change(
      { 'gone.py': text, 'old.py': PYTHON },
      { 'new.py': JAVA, 'renamed.py': PYTHON.replace('size = 1', 'size = 2') }
    )
    expect(patch).toContain('rename from old.py')
    expect(nodes({ patch, before, after })).toEqual([])
  })

  test('below a line of a class that changed nothing of that class is looked up, but for its last line', () => {
    const both = edit('x.py', PYTHON, ['size = 1', 'size = 2'], ['self.items = []', 'self.items = [1]'])
    expect(nodes(both)).toEqual(['x.py->module->class_definition:Store'])
    const last = edit('x.py', PYTHON, ['size = 1', 'size = 2'], ['return inner()', 'return inner'])
    expect(nodes(last)).toEqual([
      'x.py->module->class_definition:Store',
      'x.py->module->class_definition:Store->function_definition:first'
    ])
    const above = edit('x.py', PYTHON, ['self.items = []', 'self.items = [1]'], ['return limit', 'return 1'])
    expect(nodes(above)).toHaveLength(2)
  })

  test('the last line of a file that ends without a line end has none', () => {
    const ended = 'def f():\n    a = 1\n    return a\n'
    expect(nodes(edit('x.py', ended, ['return a', 'return 1']))).toEqual([
      'x.py->module->function_definition:f'
    ])
    expect(nodes(edit('x.py', ended.trimEnd(), ['return a', 'return 1']))).toEqual([])
  })
})

describe('names', () => {
  test('those of parents end where one comes again', () => {
    const java =
      'class A {\n  class B {\n    class A {\n      void f() {\n        g();\n      }\n    }\n  }\n}\n'
    expect(nodes(edit('A.java', java, ['g();', 'h();']))).toEqual([
      'A.java->class_declaration:B->class_declaration:A->method_declaration:f'
    ])
  })

  test('a pair is a parent even where it holds no function', () => {
    const js = 'const a = {\n  b: {\n    c: function () {\n      return 1\n    }\n  }\n}\n'
    expect(nodes(edit('a.js', js, ['return 1', 'return 2']))).toEqual(['a.js->program->pair:b->pair:c'])
  })

  test.each([['#hidden() {'], ['[Symbol.iterator]() {'], ["'quoted'() {"]])(
    'a method %s} has none, which fails everything',
    head => {
      const js = `class A {\n  ${head}\n    return 1\n  }\n}\n\nfunction f() {\n  return 2\n}\n`
      const { patch, before, after } = edit('a.js', js, ['return 1', 'return 3'], ['return 2', 'return 3'])
      expect(() => nodes({ patch, before, after })).toThrow(NodesFailed)
    }
  )

  test('a file that is not there fails everything', () => {
    const { patch, after } = edit('x.py', PYTHON, ['size = 1', 'size = 2'])
    expect(() => nodes({ patch, before: new Map(), after })).toThrow('x.py is not there')
  })

  test('a root of errors has a name like every other parent, or fails everything', () => {
    const open = (head: string, tail: string): string =>
      `${head} {\n  f() {\n    return 1\n  }\n  ${tail}() {\n`
    expect(nodes(edit('a.js', open('class A', 'g'), ['return 1', 'return 2']))).toEqual([
      'a.js->ERROR:A_g->method_definition:f'
    ])
    expect(() => nodes(edit('a.js', open('class', '[g]'), ['return 1', 'return 2']))).toThrow(
      'ERROR has no name'
    )
  })

  test('what does not parse has nodes as far as it does', () => {
    expect(
      nodes(edit('x.py', 'def f(:\n    return 1\n\n\ndef g():\n    return 2\n', ['return 2', 'return 3']))
    ).toEqual(['x.py->module->function_definition:g'])
  })
})
