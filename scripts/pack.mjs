// Makes the package for npm, without what its bundles hold already: node scripts/pack.mjs --out FOLDER
// Prints the path of the package.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/transpile.mjs'

/** What is said of the package; dependencies would be installed for nothing. */
const KEPT = ['name', 'version', 'description', 'license', 'type', 'engines', 'bin', 'files', 'repository']

const { values } = parseArgs({ options: { out: { type: 'string' } } })
if (values.out === undefined) {
  console.error('usage: node scripts/pack.mjs --out FOLDER')
  process.exit(2)
}
const out = resolve(values.out)
const stage = mkdtempSync(join(tmpdir(), 'kotlin-bench-package-'))
try {
  const whole = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const kept = Object.fromEntries(KEPT.map(name => [name, whole[name]]))
  for (const name of kept.files) cpSync(join(root, name), join(stage, name), { recursive: true })
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(kept, null, 2)}\n`)
  mkdirSync(out, { recursive: true })
  const printed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', out], {
    cwd: stage,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit']
  })
  console.log(join(out, printed.trim()))
} finally {
  rmSync(stage, { recursive: true, force: true })
}
