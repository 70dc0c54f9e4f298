import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from '@jest/globals'
import { GRAMMAR_FILES } from '../../scripts/lib/grammars.mjs'
import { loadGrammars } from '../../src/commands/shared/rows/load-grammars.js'
import type { Parsers } from '../../src/retrieval/index.js'

/** The parsers of a folder of grammars as it is shipped; it goes when the tests of a file have run. */
export const shippedParsers = (): Promise<Parsers> => {
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-grammars-'))
  for (const [name, path] of Object.entries(GRAMMAR_FILES)) copyFileSync(path, join(folder, name))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return loadGrammars(folder)
}

export type Files = Readonly<Record<string, string>>

export interface Change {
  readonly patch: string
  readonly before: ReadonlyMap<string, string>
  readonly after: ReadonlyMap<string, string>
}

const inNewFolder = <T>(act: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-change-'))
  try {
    return act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const writeFiles = (folder: string, files: Files): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** What turns some files into others, as git's own patch with renames. */
export const change = (before: Files, after: Files): Change =>
  inNewFolder(folder => {
    const git = (...args: string[]): string =>
      execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 })
    git('init', '--quiet')
    writeFiles(folder, before)
    git('add', '-A')
    const base = git('write-tree').trim()
    for (const path of Object.keys(before)) rmSync(join(folder, path))
    writeFiles(folder, after)
    git('add', '-A')
    const patch = git('diff', '--cached', '-M', '--unified=1', base)
    return { patch, before: new Map(Object.entries(before)), after: new Map(Object.entries(after)) }
  })

/** A change of one file by replacing each text with what stands beside it. */
export const edit = (
  path: string,
  text: string,
  ...replacements: readonly [from: string, to: string][]
): Change => {
  let edited = text
  for (const [from, to] of replacements) {
    if (!edited.includes(from)) throw new Error(`${path} has no ${from}`)
    edited = edited.replace(from, () => to)
  }
  return inNewFolder(folder => {
    writeFiles(folder, { [`a/${path}`]: text, [`b/${path}`]: edited })
    // One call where a repository takes five; its exit code says whether the two differ.
    const { stdout: patch } = spawnSync(
      'git',
      ['diff', '--no-index', '--no-prefix', '--unified=1', `a/${path}`, `b/${path}`],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 }
    )
    return { patch, before: new Map([[path, text]]), after: new Map([[path, edited]]) }
  })
}
