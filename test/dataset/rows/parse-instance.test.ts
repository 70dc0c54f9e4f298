import { describe, expect, it } from '@jest/globals'
import { sweRowSchema } from '../../../src/contracts/swe-polybench.js'
import { parseInstance } from '../../../src/dataset/rows/parse-instance.js'
import { instance } from './rows-file.js'

const rowOf = (overrides: Record<string, unknown>) => {
  const parsed = parseInstance(instance(overrides))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.row
}

const problemsOf = (overrides: Record<string, unknown>): string[] => {
  const parsed = parseInstance(instance(overrides))
  return parsed.ok ? [] : parsed.problems.map(({ field, message }) => `${field}: ${message}`)
}

describe('parseInstance', () => {
  it('takes a record of an adapter, and fills in what it lacks', () => {
    const row = rowOf({})
    expect(row).toEqual({
      ...instance(),
      modified_files: ['larder/jars.py'],
      cst_nodes: [],
      hints_text: '',
      Dockerfile: '',
      F2P: [],
      P2P: [],
      test_command: ''
    })
    expect(sweRowSchema.parse(row)).toEqual(row)
  })

  it('takes a record as published, all of it text', () => {
    const row = rowOf({
      language: 'JavaScript',
      task_type: undefined,
      task_category: 'Refactoring',
      F2P: `['larder->it\\'s "open"', "larder->it's shut"]`,
      P2P: '[]',
      modified_nodes: '["src/a.js->program->function_declaration:open"]',
      hints_text: 'Look at the lid.',
      created_at: '2023-05-04 12:00:00+00:00'
    })
    expect(row).toMatchObject({
      language: 'javascript',
      task_type: 'refactor',
      F2P: ['larder->it\'s "open"', "larder->it's shut"],
      P2P: [],
      cst_nodes: ['src/a.js->program->function_declaration:open'],
      hints_text: 'Look at the lid.',
      created_at: '2023-05-04 12:00:00+00:00'
    })
    expect(row).not.toHaveProperty('split')
  })

  it.each([
    ['Bug Fix', 'bug_fix'],
    ['bug_fix', 'bug_fix'],
    ['Feature', 'feature'],
    ['refactor', 'refactor']
  ])('knows the task category %s', (given, type) => {
    expect(rowOf({ task_type: undefined, task_category: given }).task_type).toBe(type)
  })

  it('keeps lists of every form: JSON values, JSON in a text, Python in a text, none', () => {
    for (const given of [['a', 'b'], '["a", "b"]', "['a', 'b']"])
      expect(rowOf({ F2P: given, modified_files: given })).toMatchObject({
        F2P: ['a', 'b'],
        modified_files: ['a', 'b']
      })
    for (const given of [undefined, null, '', '[]', []]) expect(rowOf({ P2P: given }).P2P).toEqual([])
  })

  it('takes modified_files from the patch where there are none: old and new names', () => {
    const patch = 'diff --git a/old.py b/new.py\nrename from old.py\nrename to new.py\n'
    expect(rowOf({ patch, modified_files: [] }).modified_files).toEqual(['old.py', 'new.py'])
  })

  it("takes the fields of rows of one's own", () => {
    const own = { image: 'larder:1', log_parser: 'PythonPyUnit', split: 'pb500' }
    expect(rowOf(own)).toMatchObject(own)
  })

  it('names everything that is wrong with a record', () => {
    expect(
      problemsOf({
        instance_id: '../larder',
        repo: 'larder',
        base_commit: '--upload-pack=x',
        problem_statement: ' ',
        language: 'Kotlin',
        task_type: undefined,
        patch: ['diff'],
        F2P: "['a', 1]",
        P2P: [1],
        log_parser: 'PythonPyunit'
      })
    ).toEqual([
      'patch: is a list and not a text',
      'log_parser: "PythonPyunit" is not one of JavaGenericParser, JavascriptGenericParser, JavascriptJestPR, JavascriptMocha, TypescriptBazelAngular, TypescriptJest, TypescriptJestTW, TypescriptMocha, TypescriptMochaFileName, PythonPyUnit; the nearest is PythonPyUnit',
      'instance_id: "../larder" is not letters, digits, dots, hyphens and underscores, as in owner__repo-123',
      'repo: "larder" is not owner/name',
      'base_commit: "--upload-pack=x" is not the hexadecimal digits of a commit',
      'problem_statement: is empty',
      'language: "Kotlin" is not one of java, javascript, typescript, python',
      'task_type: is missing',
      `F2P: is no list of texts, neither in JSON nor in Python: is no string: the list holds strings only, at character 7: "['a', 1]"`,
      'P2P: is a list of more than texts'
    ])
  })

  it.each([
    ...[
      'ext::sh -c id/x',
      'file:///etc/passwd',
      '--upload-pack=id/x',
      '../x',
      'a/..',
      'a/b/c',
      'a/b\n',
      'a/$(id)'
    ],
    // What `--repo-path .` would find is the repository that the run itself is in.
    ...['a/.git', 'a/b.GIT', `a/${'b'.repeat(200)}`]
  ])('takes no repository that is more than owner/name: %j', repo => {
    expect(problemsOf({ repo })).toHaveLength(1)
  })

  it.each(['--privileged', '$(id)', 'a b', 'a\n', '../a', 'a'.repeat(2000)])(
    'takes no image such as %j',
    image => {
      expect(problemsOf({ image })).toHaveLength(1)
    }
  )

  it('names the field as the record does', () => {
    expect(problemsOf({ task_type: undefined, task_category: 'constructor', modified_nodes: '{}' })).toEqual([
      'task_category: "constructor" is not one of bug_fix, feature, refactor',
      'modified_nodes: is no list of texts, neither in JSON nor in Python: does not begin with [, at character 1: "{}"'
    ])
  })
})
