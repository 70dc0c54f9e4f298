import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Parsers } from '../../src/retrieval/index.js'
import { officialNodes } from '../../src/retrieval/official-nodes.js'
import { patchPaths, touchedPaths } from '../../src/text/patch-paths.js'
import { csvLine, pythonList } from './published-csv.js'

/** The columns of the published files, in their order; `log_parser` is our own. */
const COLUMNS = [
  'repo',
  'instance_id',
  'base_commit',
  'patch',
  'test_patch',
  'problem_statement',
  'hints_text',
  'created_at',
  'language',
  'Dockerfile',
  'P2P',
  'F2P',
  'F2F',
  'test_command',
  'task_category',
  'is_no_nodes',
  'is_func_only',
  'is_class_only',
  'is_mixed',
  'num_func_changes',
  'num_class_changes',
  'num_nodes',
  'is_single_func',
  'is_single_class',
  'modified_nodes',
  'log_parser'
] as const
type Row = Record<(typeof COLUMNS)[number], string>

interface Sample {
  language: string
  log_parser: string
  /** By the number of the pull request that a row is made of. */
  task_category: Record<string, string>
}

const OWNER = 'kotlin-bench'

const samplesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()

const gitIn =
  (dir: string) =>
  (...args: string[]): string =>
    execFileSync('git', ['-C', dir, ...args], { encoding: 'utf8' })

type Git = ReturnType<typeof gitIn>

/** Makes the repositories of the samples in a folder, as `kotlin-bench__name`. */
export const makeRepositories = (samples: string, target: string): void => {
  for (const name of samplesIn(samples)) {
    const script = join(samples, 'make-history.sh')
    execFileSync('bash', [script, name, join(target, `${OWNER}__${name}`)], { stdio: 'ignore' })
  }
}

/** The one commit of main that a pull request became. */
const commitOf = (git: Git, pullRequest: string): string => {
  const found = git('log', '--format=%H', '--fixed-strings', `--grep=(#${pullRequest})`, 'main')
    .split('\n')
    .filter(line => line !== '')
  if (found.length !== 1) throw new Error(`${found.length} commits are of pull request ${pullRequest}`)
  return found[0]!
}

const TESTS = ['test', 'tests', 'src/test']

/** What a commit changes in its tests, or beside them. */
const patchOf = (git: Git, commit: string, part: 'tests' | 'rest'): string => {
  const paths = TESTS.map(path => (part === 'tests' ? path : `:(exclude)${path}`))
  return git('diff', '--no-renames', '--no-ext-diff', `${commit}~1`, commit, '--', ...paths)
}

/** Texts of some paths in a tree; those that are not there are left out. */
const textsAt = (git: Git, commit: string, paths: readonly string[]): Map<string, string> => {
  const there = new Set(git('ls-tree', '-r', '--name-only', commit).split('\n'))
  return new Map(paths.filter(path => there.has(path)).map(path => [path, git('show', `${commit}:${path}`)]))
}

const nodesOf = (git: Git, commit: string, patch: string, parsers: Parsers): string[] => {
  const files = patchPaths(patch)
  const paths = touchedPaths(files)
  const trees = { before: textsAt(git, `${commit}~1`, paths), after: textsAt(git, commit, paths) }
  return [...officialNodes(files, trees, { parsers, until: Number.POSITIVE_INFINITY })]
}

/** The counts of a row's nodes; classes are those whose own lines change. */
const countsOf = (nodes: readonly string[]) => {
  const classes = nodes.filter(node => /->class_\w+:[^>]*$/.test(node)).length
  const functions = nodes.length - classes
  const bool = (value: boolean): string => (value ? 'True' : 'False')
  return {
    is_no_nodes: bool(nodes.length === 0),
    is_func_only: bool(functions > 0 && classes === 0),
    is_class_only: bool(classes > 0 && functions === 0),
    is_mixed: bool(classes > 0 && functions > 0),
    num_func_changes: String(functions),
    num_class_changes: String(classes),
    num_nodes: String(nodes.length),
    is_single_func: bool(functions === 1 && classes === 0),
    is_single_class: bool(classes === 1 && functions === 0)
  }
}

const rowsOf = (samples: string, name: string, git: Git, parsers: Parsers): Row[] => {
  const read = (...path: string[]): string => readFileSync(join(samples, name, ...path), 'utf8')
  const sample = JSON.parse(read('sample.json')) as Sample
  return Object.entries(sample.task_category).map(([pullRequest, task_category]) => {
    const commit = commitOf(git, pullRequest)
    const patch = patchOf(git, commit, 'rest')
    const nodes = nodesOf(git, commit, patch, parsers)
    const tests = (list: string): string =>
      pythonList(
        read(pullRequest, list)
          .split('\n')
          .filter(line => line !== '')
      )
    return {
      repo: `${OWNER}/${name}`,
      instance_id: `${OWNER}__${name}-${pullRequest}`,
      base_commit: git('rev-parse', `${commit}~1`).trim(),
      patch,
      test_patch: patchOf(git, commit, 'tests'),
      problem_statement: read(pullRequest, 'problem.md'),
      hints_text: read(pullRequest, 'hints.md'),
      created_at: git('show', '--no-patch', '--format=%aI', commit).trim(),
      language: sample.language,
      Dockerfile: read('Dockerfile'),
      P2P: tests('P2P.txt'),
      F2P: tests('F2P.txt'),
      F2F: '[]',
      test_command: read('test.sh'),
      task_category,
      ...countsOf(nodes),
      modified_nodes: JSON.stringify(nodes),
      log_parser: sample.log_parser
    }
  })
}

/** The file of rows that the samples in a folder make. */
export const sampleRows = (samples: string, parsers: Parsers): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-samples-'))
  try {
    makeRepositories(samples, folder)
    const rows = samplesIn(samples).flatMap(name =>
      rowsOf(samples, name, gitIn(join(folder, `${OWNER}__${name}`)), parsers)
    )
    return [csvLine(COLUMNS), ...rows.map(row => csvLine(COLUMNS.map(column => row[column])))].join('')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
