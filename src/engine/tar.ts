import type { Readable } from 'node:stream'
import tar from 'tar-stream'

/** What may come out of, or go into, a container: files and links, nothing else. */
export type TreeEntry =
  | { path: string; type: 'file'; executable: boolean; content: Buffer }
  | { path: string; type: 'symlink'; target: string }
  | { path: string; type: 'directory'; mode?: number }

/** A file as an entry of a tree; text is written as UTF-8. */
export const fileEntry = (
  path: string,
  content: Buffer | string,
  { executable = false }: { executable?: boolean } = {}
): TreeEntry => ({
  path,
  type: 'file',
  executable,
  content: typeof content === 'string' ? Buffer.from(content) : content
})

/** What was in a tar and was left there, with the reason. */
export interface DroppedEntry {
  path: string
  cause: 'device' | 'fifo' | 'hard-link-out' | 'bad-path' | 'link-out-of-tree' | 'too-large' | 'too-many'
}

export interface ReadTarOptions {
  /** Bytes of content in all; what would go beyond is dropped and `overflow` is set. */
  maxBytes: number
  maxEntries: number
  /** Turns an archive's path into the one it is known by, or undefined to pass it over in silence. */
  rename?: (path: string) => string | undefined
  /** Whether a symbolic link that points out of the tree is dropped. */
  linksOut: 'drop' | 'keep'
  /** Read nothing where the first entry is a folder. */
  stopAtFolder?: boolean
}

export interface ReadTar {
  entries: TreeEntry[]
  dropped: DroppedEntry[]
  /** True once a limit was met: what came after was not read. */
  overflow: boolean
  /** True where `stopAtFolder` ended the reading. */
  stopped: boolean
}

/** Fixed, so that the same files make the same bytes on every machine: 2024-01-01. */
const FIXED_TIME = new Date(Date.UTC(2024, 0, 1))

const hasBadPart = (path: string): boolean =>
  path === '' ||
  path.includes('\0') ||
  // What is no UTF-8 comes out of the reader with this mark, and could not be written back as it was.
  path.includes('\uFFFD') ||
  path.split('/').some(part => part === '..' || part === '.' || part === '')

/** True where a link at `path` with this target stays inside the tree that `path` is relative to. */
export const linkStaysInside = (path: string, target: string): boolean => {
  if (target === '' || target.startsWith('/')) return false
  let depth = path.split('/').length - 1
  for (const part of target.split('/')) {
    if (part === '..') depth -= 1
    else if (part !== '.' && part !== '') depth += 1
    if (depth < 0) return false
  }
  return true
}

const SPECIAL: Readonly<Record<string, DroppedEntry['cause']>> = {
  'character-device': 'device',
  'block-device': 'device',
  fifo: 'fifo'
}

/**
 * Reads a tar that a container's owner could have shaped at will. Regular files, directories and
 * symbolic links are kept, hard links become the file they name; the rest is dropped and named.
 */
export const readTar = async (stream: Readable, options: ReadTarOptions): Promise<ReadTar> => {
  const entries: TreeEntry[] = []
  const dropped: DroppedEntry[] = []
  const files = new Map<string, Extract<TreeEntry, { type: 'file' }>>()
  let bytes = 0
  let overflow = false
  let stopped = false
  const extract = tar.extract()
  stream.on('error', error => extract.destroy(error))
  stream.pipe(extract)

  for await (const entry of extract) {
    const header = entry.header
    if (options.stopAtFolder && header.type === 'directory') {
      stopped = true
      break
    }
    const raw = header.name.replace(/^(\.\/)+/, '').replace(/\/+$/, '')
    const path = options.rename ? options.rename(raw) : raw
    const skip = () => entry.resume()
    if (path === undefined) {
      skip()
      continue
    }
    const drop = (cause: DroppedEntry['cause']) => {
      dropped.push({ path, cause })
      skip()
    }
    if (hasBadPart(path)) drop('bad-path')
    else if (entries.length >= options.maxEntries) {
      overflow = true
      drop('too-many')
      break
    } else if (header.type === 'directory') {
      entries.push({ path, type: 'directory' })
      skip()
    } else if (header.type === 'symlink') {
      const target = header.linkname ?? ''
      if (target === '' || target.includes('\uFFFD')) drop('bad-path')
      else if (options.linksOut === 'drop' && !linkStaysInside(path, target)) drop('link-out-of-tree')
      else {
        entries.push({ path, type: 'symlink', target })
        skip()
      }
    } else if (header.type === 'link') {
      const known = options.rename ? options.rename(header.linkname ?? '') : header.linkname
      const original = known === undefined ? undefined : files.get(known)
      if (!original) drop('hard-link-out')
      else if (bytes + original.content.length > options.maxBytes) {
        // Every name is written out by itself: a thousand names of one file are a thousand files.
        overflow = true
        drop('too-large')
        break
      } else {
        bytes += original.content.length
        entries.push({ ...original, path })
        skip()
      }
    } else if (header.type === 'file' || header.type === 'contiguous-file') {
      if (bytes + (header.size ?? 0) > options.maxBytes) {
        overflow = true
        drop('too-large')
        break
      }
      const chunks: Uint8Array[] = []
      for await (const chunk of entry) chunks.push(chunk as Uint8Array)
      const content = Buffer.concat(chunks)
      bytes += content.length
      const file = { path, type: 'file' as const, executable: ((header.mode ?? 0) & 0o100) !== 0, content }
      files.set(path, file)
      entries.push(file)
    } else drop(SPECIAL[header.type ?? ''] ?? 'bad-path')
  }
  return { entries, dropped, overflow, stopped }
}

/** Writes entries as a tar with fixed owner, times and modes, in the order given. */
export const writeTar = (entries: Iterable<TreeEntry>): Readable => {
  const pack = tar.pack()
  const common = { uid: 0, gid: 0, mtime: FIXED_TIME }
  const write = async () => {
    for (const entry of entries) {
      const header =
        entry.type === 'file'
          ? {
              ...common,
              name: entry.path,
              mode: entry.executable ? 0o755 : 0o644,
              size: entry.content.length
            }
          : entry.type === 'directory'
            ? { ...common, name: entry.path, mode: entry.mode ?? 0o755, type: 'directory' as const }
            : { ...common, name: entry.path, mode: 0o777, type: 'symlink' as const, linkname: entry.target }
      await new Promise<void>((resolve, reject) => {
        const written = (error?: Error | null) => (error ? reject(error) : resolve())
        if (entry.type === 'file') pack.entry(header, entry.content, written)
        else pack.entry(header, written)
      })
    }
    pack.finalize()
  }
  write().catch(error => pack.destroy(error))
  return pack as unknown as Readable
}
