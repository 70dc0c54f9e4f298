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
  const open: Buffer[] = [Buffer.alloc(0)]
  const root = Buffer.from(dir)
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of readdirSync(joined(root, folder), { withFileTypes: true, encoding: 'buffer' })) {
      const name = folder.length === 0 ? entry.name : joined(folder, entry.name)
      if (entry.isDirectory()) open.push(name)
      else if (entry.isFile() || entry.isSymbolicLink()) {
        const path = name.toString('utf8')
        if (isReportPath(path)) files.push(reportFile(joined(root, name), path))
      }
    }
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0))
}

/** Names are kept as bytes, since a name need not be UTF-8. */
const joined = (folder: Buffer, name: Buffer): Buffer =>
  name.length === 0 ? folder : Buffer.concat([folder, Buffer.from('/'), name])

const reportFile = (location: Buffer, path: string): ReportFile => {
  const stat = lstatSync(location)
  return {
    path,
    kind: stat.isSymbolicLink() ? 'symlink' : 'file',
    bytes: stat.size,
    modifiedMs: stat.mtimeMs,
    read: () => chunksOf(location)
  }
}

/** One buffer serves all chunks, so that a large file takes no more memory than a small one. */
function* chunksOf(location: Buffer): Generator<Uint8Array> {
  const file = openSync(location, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES)
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      yield buffer.subarray(0, read)
  } finally {
    closeSync(file)
  }
}
