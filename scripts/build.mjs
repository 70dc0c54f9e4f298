// Bundles the action's main and post steps and the command line: node scripts/build.mjs [--out DIR]
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import ncc from '@vercel/ncc'
import { root, transpile } from './lib/transpile.mjs'

/** What is started: a few lines each, that load their part of the one bundle. */
const LAUNCHERS = {
  'main/index.js': `import { main } from '../bundle/index.js'\n\nawait main()\n`,
  'cleanup/index.js': `import { cleanup } from '../bundle/index.js'\n\nawait cleanup()\n`,
  'cli/index.js': `#!/usr/bin/env node\nimport { cli } from '../bundle/index.js'\n\nawait cli()\n`
}

const write = async (path, content) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const bundle = async source => {
  const { code, assets } = await ncc(join(source, 'src/entry/bundle.js'), {
    cache: false,
    quiet: true,
    license: 'licenses.txt',
    target: 'es2022'
  })
  const files = Object.entries(assets).map(([name, asset]) => [`bundle/${name}`, asset.source])
  return Object.fromEntries([['bundle/index.js', code], ...files])
}

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const out = resolve(root, values.out)
const { target, remove } = await transpile(['src'])
try {
  // The bundler names modules by their way from here; so the name of this folder is in no bundle.
  process.chdir(target)
  const files = { ...(await bundle(target)), ...LAUNCHERS }
  await rm(out, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) await write(join(out, name), content)
  await chmod(join(out, 'cli/index.js'), 0o755)
} finally {
  process.chdir(root)
  await remove()
}
