// Checks that dist/ is what the sources make, byte for byte.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './lib/transpile.mjs'

const filesUnder = async folder => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter(entry => entry.isFile())
  return files.map(entry => relative(folder, join(entry.parentPath, entry.name))).sort()
}

const read = path => readFile(path).catch(() => undefined)

const differences = async (committed, made) => {
  const names = new Set([...(await filesUnder(committed)), ...(await filesUnder(made))])
  const differing = []
  for (const name of names) {
    const [a, b] = [await read(join(committed, name)), await read(join(made, name))]
    if (a === undefined || b === undefined || !a.equals(b)) differing.push(name)
  }
  return differing.sort()
}

const made = await mkdtemp(join(tmpdir(), 'kotlin-bench-dist-'))
try {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), '--out', made], { stdio: 'inherit' })
  const differing = await differences(join(root, 'dist'), made)
  for (const name of differing) console.error(`dist/${name} is not what the sources make; run: npm run build`)
  if (differing.length > 0) process.exitCode = 1
} finally {
  await rm(made, { recursive: true, force: true })
}
