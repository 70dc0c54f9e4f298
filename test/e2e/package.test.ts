import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { VERSION } from '../../src/entry/version.js'
import { root } from '../workflows/read-workflows.js'

const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-package-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

describe('the package for npm', () => {
  it('installs with nothing beside itself, and answers by its name', () => {
    const packed = run('node', 'scripts/pack.mjs', '--out', folder)
    run('npm', 'install', '--prefix', folder, '--offline', '--no-audit', '--no-fund', packed)
    expect(run('ls', join(folder, 'node_modules'))).toBe('kotlin-bench')
    expect(run(join(folder, 'node_modules/.bin/kotlin-bench'), '--version')).toBe(VERSION)
  })
})
