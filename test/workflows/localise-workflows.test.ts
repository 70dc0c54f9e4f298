import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { root } from './read-workflows.js'

const WORKFLOW = `
# uses: $/ in a comment
jobs:
  call:
    uses: $/.github/workflows/bases.yml
  steps:
    steps:
      - uses: $/ # ours
      - id: named
        uses: $/
      - uses: actions/checkout@v7
      - run: echo 'uses: $/' "$/"
`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-localise-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const localise = (...args: string[]): string => {
  writeFileSync(join(folder, 'one.yml'), WORKFLOW)
  execFileSync('node', [join(root, 'scripts/localise-workflows.mjs'), folder, ...args], { stdio: 'pipe' })
  return readFileSync(join(folder, 'one.yml'), 'utf8')
}

describe('localise-workflows', () => {
  it('names this repository in place of `$/`, and changes nothing else', () => {
    expect(localise('kotlin-bench/action@v1')).toBe(`
# uses: $/ in a comment
jobs:
  call:
    uses: kotlin-bench/action/.github/workflows/bases.yml@v1
  steps:
    steps:
      - uses: kotlin-bench/action@v1 # ours
      - id: named
        uses: kotlin-bench/action@v1
      - uses: actions/checkout@v7
      - run: echo 'uses: $/' "$/"
`)
  })

  it('means the folder itself where no name is given', () => {
    const localised = localise()
    expect(localised).toContain('    uses: ./.github/workflows/bases.yml\n')
    expect(localised).toContain('      - uses: ./ # ours\n')
  })

  it('refuses a name without a ref', () => {
    expect(() => localise('kotlin-bench/action')).toThrow('usage:')
  })
})
