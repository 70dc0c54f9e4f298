// Runs a TypeScript file of ours: node scripts/run-ts.mjs FILE [ARGUMENT...]
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, transpile } from './lib/transpile.mjs'

const file = process.argv[2]
process.chdir(root)
const { target, remove } = await transpile(['src', 'scripts', 'bench'])
try {
  process.argv.splice(1, 2, join(root, file))
  await import(pathToFileURL(join(target, file.replace(/\.ts$/, '.js'))).href)
} finally {
  await remove()
}
