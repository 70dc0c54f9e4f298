import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { verbs } from '../../src/entry/cli/verbs.js'
import { type OptionRow, options } from '../../src/entry/options.js'
import { reusable } from '../workflows/read-workflows.js'
import { pages, readPage, root, targetOf } from './pages.js'

const rows = options as readonly OptionRow[]

const flags = new Set([
  ...rows.flatMap(({ name, aliases = [], short, only }) =>
    only === 'input'
      ? []
      : [`--${name}`, ...aliases.map(alias => `--${alias}`), ...(short ? [`-${short}`] : [])]
  ),
  '--help',
  '--version'
])

/** Calls of the command line in a block of shell, each as its words. */
const callsIn = (text: string): string[][] =>
  text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map(line => line.replace(/\s#.*$/, '').replaceAll(/'[^']*'|"[^"]*"/g, 'quoted'))
    .flatMap(line => /(?:^|\s)kotlin-bench ([a-z].*)$/.exec(line)?.[1] ?? [])
    .map(call => call.split(/\s+/).filter(word => word !== ''))

/** Blocks of code in a language, each with its place. */
const blocksIn = (wanted: string): [where: string, text: string][] =>
  pages.flatMap(({ path, blocks }) =>
    blocks
      .filter(({ language }) => language === wanted)
      .map(({ text }, index): [string, string] => [`${path}, ${wanted} ${index + 1}`, text])
  )

interface Called {
  uses: string
  with: Record<string, unknown>
}

/** Every `uses:` with its `with:`, however deep it stands. */
const calledIn = (value: unknown): Called[] => {
  if (typeof value !== 'object' || value === null) return []
  const { uses, with: given } = value as { uses?: unknown; with?: unknown }
  const here = typeof uses === 'string' ? [{ uses, with: (given ?? {}) as Record<string, unknown> }] : []
  return [...here, ...Object.values(value).flatMap(calledIn)]
}

const inputsOf = (uses: string): readonly string[] | undefined => {
  if (/^kotlin-bench\/action@/.test(uses)) {
    return rows
      .filter(({ only }) => only !== 'flag')
      .flatMap(({ name, aliases = [] }) => [name, ...aliases])
      .concat('command')
  }
  const name = /^kotlin-bench\/action\/\.github\/workflows\/([a-z-]+\.yml)@/.exec(uses)?.[1]
  const workflow = reusable.find(({ file }) => file.endsWith(`/${name}`))
  if (workflow === undefined || typeof workflow.on === 'string') return undefined
  return Object.keys(workflow.on.workflow_call?.inputs ?? {})
}

describe('the pages of the documentation', () => {
  test.each(pages.map(page => [page.path, page] as const))('%s links to what is there', (_, page) => {
    const broken = page.links.filter(link => {
      const { path, part } = targetOf(page, link)
      if (!existsSync(join(root, path))) return true
      return part !== undefined && path.endsWith('.md') && !readPage(path).anchors.has(part)
    })
    expect(broken).toEqual([])
  })

  test('each page for users is linked from the README', () => {
    const readme = pages.find(({ path }) => path === 'README.md')!
    const linked = new Set(readme.links.map(link => targetOf(readme, link).path))
    expect(
      pages.map(({ path }) => path).filter(path => /^docs\/[^/]+$/.test(path) && !linked.has(path))
    ).toEqual([])
  })

  test.each(blocksIn('sh'))('%s calls verbs and flags that exist', (_, text) => {
    const unknown = callsIn(text).flatMap(([verb = '', ...words]) => [
      ...(verbs.some(known => known === verb) ? [] : [verb]),
      ...words.flatMap(word => /^--?[a-zA-Z][\w-]*/.exec(word)?.[0] ?? []).filter(flag => !flags.has(flag))
    ])
    expect(unknown).toEqual([])
  })

  test.each(blocksIn('yaml'))('%s can be read, and gives inputs that exist', (_, text) => {
    const unknown = calledIn(parse(text)).flatMap(({ uses, with: given }) => {
      const known = inputsOf(uses)
      return known === undefined ? [] : Object.keys(given).filter(name => !known.includes(name))
    })
    expect(unknown).toEqual([])
  })
})
