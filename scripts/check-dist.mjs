// Checks that dist/ is what the sources make, byte for byte: by making it again, unless it was made or checked here
// since anything was changed.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { distRecord, filesUnder } from './lib/dist-record.mjs'
import { root } from './lib/transpile.mjs'

const namesIn = async folder => (await filesUnder(folder)).map(file => relative(folder, file))

const read = path => readFile(path).catch(() => undefined)

const differences = async (committed, made) => {
  const names = new Set([...(await namesIn(committed)), ...(await namesIn(made))])
  const differing = []
  for (const name of names) {
    const [a, b] = [await read(join(committed, name)), await read(join(made, name))]
    if (a === undefined || b === undefined || !a.equals(b)) differing.push(name)
  }
  return differing.sort()
}

const dist = join(root, 'dist')
const record = distRecord(root)
if (await record.holds()) process.exit()

const sources = await record.sources()
const made = await mkdtemp(join(tmpdir(), 'kotlin-bench-dist-'))
try {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), '--out', made], { stdio: 'inherit' })
  const differing = await differences(dist, made)
  for (const name of differing) console.error(`dist/${name} is not what the sources make; run: npm run build`)
  if (differing.length > 0) process.exitCode = 1
  else await record.keep(sources)
} finally {
  await rm(made, { recursive: true, force: true })
}
