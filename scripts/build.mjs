// Bundles the action's main and post steps, the command line, the gateway, and the library: node scripts/build.mjs [--out DIR]
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import ncc from '@vercel/ncc'
import { declarationsOf } from './lib/declarations.mjs'
import { distRecord } from './lib/dist-record.mjs'
import { grammarFiles } from './lib/grammars.mjs'
import { root, transpile } from './lib/transpile.mjs'

/** What the runner starts: a few lines each, that load their part of the one bundle. */
const LAUNCHERS = {
  'main/index.js': `import { main } from '../bundle/index.js'\n\nawait main()\n`,
  'cleanup/index.js': `import { cleanup } from '../bundle/index.js'\n\nawait cleanup()\n`
}

/**
 * What is bundled, and the folder where it goes. Node starts required files in half the time that it
 * takes for modules, so the command line is such; the action cannot be, since the artifact client's
 * checksums ask for `import.meta`.
 */
const BUNDLES = [
  { folder: 'bundle', entry: 'src/entry/bundle.js', esm: true },
  { folder: 'cli', entry: 'src/entry/cli.js', esm: false, before: '#!/usr/bin/env node\n' },
  // Starts alone in a container.
  { folder: 'gateway', entry: 'src/entry/gateway.js', esm: false },
  // For programs of either kind: modules get its names from a module of a few lines.
  { folder: 'library', entry: 'src/entry/library/index.js', esm: false }
]

/** Within this repository all else is a module. */
const COMMONJS = '{ "type": "commonjs" }\n'

const write = async (path, content) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const bundle = async (source, { folder, entry, esm, before = '' }) => {
  const { code, assets } = await ncc(join(source, entry), {
    cache: false,
    quiet: true,
    license: 'licenses.txt',
    target: 'es2022',
    esm
  })
  const files = Object.entries(assets).map(([name, asset]) => [`${folder}/${name}`, asset.source])
  const marker = esm ? [] : [[`${folder}/package.json`, COMMONJS]]
  return Object.fromEntries([[`${folder}/index.js`, before + code], ...files, ...marker])
}

/** What modules load of the library, which is the same that others require: a program never has two of it. */
const libraryModule = bundled => {
  const names = Object.keys(createRequire(import.meta.url)(bundled)).sort()
  return `import library from './index.js'\n\nexport const { ${names.join(', ')} } = library\n`
}

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const out = resolve(root, values.out)
const record = distRecord(root)
const sources = await record.sources()
const { target, remove } = await transpile(['src'])
try {
  // The bundler names modules by their way from here; so the name of this folder is in no bundle.
  process.chdir(target)
  const files = { ...LAUNCHERS }
  for (const part of BUNDLES) Object.assign(files, await bundle(target, part))
  for (const [name, content] of Object.entries(await grammarFiles())) files[`grammars/${name}`] = content
  await rm(out, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) await write(join(out, name), content)
  await chmod(join(out, 'cli/index.js'), 0o755)
  await write(join(out, 'library/index.mjs'), libraryModule(join(out, 'library/index.js')))
  await write(join(out, 'library/index.d.ts'), declarationsOf('src/entry/library/index.ts'))
  await write(join(out, 'library/index.d.mts'), "export * from './index.js'\n")
} finally {
  process.chdir(root)
  await remove()
}
if (out === join(root, 'dist')) await record.keep(sources)
