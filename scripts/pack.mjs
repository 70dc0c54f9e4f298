// Makes the package for npm, without what its bundles hold already:
// node scripts/pack.mjs --out FOLDER [--dist FOLDER]
// Prints the path of the package. Its bundles are those of dist/, or others made by scripts/build.mjs --out.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/transpile.mjs'

/** What is said of the package; dependencies would be installed for nothing. */
const KEPT = [
  ...['name', 'version', 'description', 'license', 'type', 'engines', 'bin'],
  ...['main', 'types', 'exports', 'files', 'repository']
]

const { values } = parseArgs({
  options: { out: { type: 'string' }, dist: { type: 'string', default: join(root, 'dist') } }
})
if (values.out === undefined) {
  console.error('usage: node scripts/pack.mjs --out FOLDER [--dist FOLDER]')
  process.exit(2)
}
const out = resolve(values.out)
/** Where a file or folder of the package is now. */
const placeOf = name =>
  name.startsWith('dist/') ? resolve(values.dist, name.slice('dist/'.length)) : join(root, name)
const stage = mkdtempSync(join(tmpdir(), 'kotlin-bench-package-'))
try {
  const whole = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const kept = Object.fromEntries(KEPT.map(name => [name, whole[name]]))
  for (const name of kept.files) cpSync(placeOf(name), join(stage, name), { recursive: true })
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
