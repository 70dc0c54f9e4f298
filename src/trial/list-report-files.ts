import { closeSync, constants, lstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { isReportPath, type ReportFile } from '../score/index.js'

const CHUNK_BYTES = 256 * 1024

/**
 * The files below a folder that a collector may take, with links, which it does not. Folders behind
 * links are not entered, as `find` does not. Sorted by path: the reference takes them in the order of
 * `find`, which matters only where one report leaves open what another closes.
 */
export const reportTree = (dir: string): ReportFile[] => {
  const files: ReportFile[] = []
  const open = ['']
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of readdirSync(below(dir, folder), { withFileTypes: true, encoding: 'latin1' })) {
      const path = folder + entry.name
      if (entry.isDirectory()) open.push(`${path}/`)
      else if (isReportPath(path) && (entry.isFile() || entry.isSymbolicLink()))
        files.push(reportFile(dir, path))
    }
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0))
}

const ASCII = /^[\x00-\x7f]*$/

/** Where a path below a folder lies. A name need not be UTF-8, so it is kept as bytes, one a character. */
const below = (dir: string, path: string): string | Buffer =>
  ASCII.test(path) ? `${dir}/${path}` : Buffer.concat([Buffer.from(`${dir}/`), Buffer.from(path, 'latin1')])

const reportFile = (dir: string, path: string): ReportFile => {
  const location = below(dir, path)
  const stat = lstatSync(location)
  return {
    path: ASCII.test(path) ? path : Buffer.from(path, 'latin1').toString('utf8'),
    kind: stat.isSymbolicLink() ? 'symlink' : 'file',
    bytes: stat.size,
    modifiedMs: stat.mtimeMs,
    read: () => chunksOf(location, stat.size)
  }
}

/** One buffer serves all chunks, so that a large file takes no more memory than a small one. */
function* chunksOf(location: string | Buffer, size: number): Generator<Uint8Array> {
  const file = openSync(location, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK_BYTES, size)))
    let left = size
    for (let read = readSync(file, buffer); read > 0; read = left > 0 ? readSync(file, buffer) : 0) {
      left -= read
      yield buffer.subarray(0, read)
    }
  } finally {
    closeSync(file)
  }
}
