// Bundles the action's main and post steps, the command line, and the gateway: node scripts/build.mjs [--out DIR]
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import ncc from '@vercel/ncc'
import { root, transpile } from './lib/transpile.mjs'

/** What is started: a few lines each, that load their part of the one bundle. */
const LAUNCHERS = {
  'main/index.js': `require('../bundle/index.js').main()\n`,
  'cleanup/index.js': `require('../bundle/index.js').cleanup()\n`,
  'cli/index.js': `#!/usr/bin/env node\nrequire('../bundle/index.js').cli()\n`
}

/** What is bundled, and the folder where it goes. */
const BUNDLES = [
  { folder: 'bundle', entry: 'src/entry/bundle.js' },
  // Starts alone in a container.
  { folder: 'gateway', entry: 'src/entry/gateway.js' }
]

/** Node loads a file that it requires in half the time that a module takes; what is bundled is both. */
const MARKERS = { 'package.json': '{ "type": "commonjs" }\n' }

const write = async (path, content) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const bundle = async (source, { folder, entry }) => {
  const { code, assets } = await ncc(join(source, entry), {
    cache: false,
    quiet: true,
    license: 'licenses.txt',
    target: 'es2022',
    esm: false
  })
  const files = Object.entries(assets).map(([name, asset]) => [`${folder}/${name}`, asset.source])
  return Object.fromEntries([[`${folder}/index.js`, code], ...files])
}

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const out = resolve(root, values.out)
const { target, remove } = await transpile(['src'])
try {
  // The bundler names modules by their way from here; so the name of this folder is in no bundle.
  process.chdir(target)
  const files = { ...LAUNCHERS, ...MARKERS }
  for (const part of BUNDLES) Object.assign(files, await bundle(target, part))
  await rm(out, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) await write(join(out, name), content)
  await chmod(join(out, 'cli/index.js'), 0o755)
} finally {
  process.chdir(root)
  await remove()
}
