// Bundles the action's main and post steps and the command line: node scripts/build.mjs [--out DIR] [--only NAME]
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import ncc from '@vercel/ncc'
import { root, transpile } from './lib/transpile.mjs'

const BUNDLES = [
  { name: 'main', entry: 'src/entry/action.js' },
  { name: 'cleanup', entry: 'src/entry/cleanup.js' },
  { name: 'cli', entry: 'src/entry/cli.js', executable: true }
]

const SHEBANG = '#!/usr/bin/env node\n'

const write = async (path, content, executable) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  if (executable) await chmod(path, 0o755)
}

const bundle = async ({ name, entry, executable = false }, source, out) => {
  const { code, assets } = await ncc(join(source, entry), {
    cache: false,
    quiet: true,
    license: 'licenses.txt',
    target: 'es2022'
  })
  const folder = join(out, name)
  await rm(folder, { recursive: true, force: true })
  await write(join(folder, 'index.js'), executable ? SHEBANG + code : code, executable)
  for (const [file, { source: content }] of Object.entries(assets))
    await write(join(folder, file), content, false)
}

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' }, only: { type: 'string' } }
})
const chosen = BUNDLES.filter(({ name }) => values.only === undefined || values.only === name)
const out = resolve(root, values.out)
const { target, remove } = await transpile(['src'])
// The bundler names modules by their way from here; so the name of this folder is in no bundle.
process.chdir(target)
try {
  for (const one of chosen) await bundle(one, target, out)
} finally {
  process.chdir(root)
  await remove()
}
