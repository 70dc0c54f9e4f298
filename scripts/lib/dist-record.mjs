import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Whatever the bundles are made of; the packages by what npm says that it has installed. */
const SOURCES = [
  'src',
  'scripts/build.mjs',
  'scripts/lib',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json'
]

/** The files of a folder, or a file itself, in the order of their names. */
export const filesUnder = async path => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return [path]
  const files = entries.filter(entry => entry.isFile())
  return files.map(entry => join(entry.parentPath, entry.name)).sort()
}

const hashOf = async (root, paths) => {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths) {
    for (const file of await filesUnder(join(root, path))) {
      const content = await readFile(file).catch(() => '')
      hash.update(`\n${relative(root, file)} ${content.length}\n`).update(content)
    }
  }
  return hash.digest('hex')
}

/**
 * Which sources made the `dist/` that is there, as last seen in a repository's folder. A clean clone, and so
 * CI, has no record: there the bundles are made again.
 */
export const distRecord = root => {
  const path = join(root, '.cache/dist-record')
  const line = async sources => `${sources} ${await hashOf(root, ['dist'])}\n`
  return {
    /** To be asked for before a build, since somebody may write while it goes on. */
    sources: () => hashOf(root, SOURCES),
    /** Keeps that these sources make what is in `dist/`. */
    async keep(sources) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, await line(sources))
    },
    /** Whether neither the sources nor `dist/` changed since. */
    async holds() {
      const kept = await readFile(path, 'utf8').catch(() => '')
      return kept === (await line(await this.sources()))
    }
  }
}
