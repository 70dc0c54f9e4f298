// Bundles the verb `score` alone: node bench/score/bundle.mjs OUT
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import ncc from '@vercel/ncc'
import { root, transpile } from '../../scripts/lib/transpile.mjs'

const out = resolve(process.argv[2])
const { target, remove } = await transpile(['src', 'bench'])
process.chdir(target)
try {
  const { code } = await ncc(join(target, 'bench/score/command.js'), {
    cache: false,
    quiet: true,
    target: 'es2022'
  })
  await mkdir(out, { recursive: true })
  await writeFile(join(out, 'index.js'), code)
  await writeFile(join(out, 'package.json'), '{"type":"module"}')
} finally {
  process.chdir(root)
  await remove()
}
