/** One entry as GitHub's cache would keep it. */
export interface StoredCacheEntry {
  key: string
  /** What the client makes of paths and compression: an entry is found by the same alone. */
  version: string
  /** Of the archive. */
  bytes: number
}

interface Entry extends StoredCacheEntry {
  blob: string
  isFinal: boolean
}

/** Where the archives themselves are kept. */
interface Blobs {
  create: () => string
  sizeOf: (blob: string) => number
  urlOf: (blob: string) => string
}

type Query = Readonly<Record<string, unknown>>

/** What a run's token lets it do. */
export type CacheRights = 'write' | 'read'

/**
 * A stand-in for the cache service, version 2. Keys that are taken are refused, those of `restore_keys`
 * are prefixes, and the newest entry wins, as at GitHub.
 */
export class CacheStore {
  private readonly entries: Entry[] = []
  rights: CacheRights = 'write'

  finished(): StoredCacheEntry[] {
    return this.entries
      .filter(entry => entry.isFinal)
      .map(({ key, version, bytes }) => ({ key, version, bytes }))
  }

  forget(): void {
    this.entries.length = 0
  }

  /** The body of the answer to a call; undefined for a call that there is not. */
  call(method: string, query: Query, blobs: Blobs): object | undefined {
    const { key, version } = { key: String(query.key), version: String(query.version) }
    const same = this.entries.filter(entry => entry.version === version)
    switch (method) {
      case 'CreateCacheEntry': {
        if (this.rights === 'read') {
          return { ok: false, message: 'cache write denied: the token of this run may only read' }
        }
        if (same.some(entry => entry.key === key)) return { ok: false, message: 'already exists' }
        const blob = blobs.create()
        this.entries.push({ key, version, blob, isFinal: false, bytes: 0 })
        return { ok: true, signed_upload_url: blobs.urlOf(blob) }
      }
      case 'FinalizeCacheEntryUpload': {
        const entry = same.find(one => one.key === key && !one.isFinal)
        if (entry === undefined || String(query.size_bytes) !== String(blobs.sizeOf(entry.blob))) {
          return { ok: false, message: 'size is not that of the uploaded archive' }
        }
        Object.assign(entry, { isFinal: true, bytes: Number(query.size_bytes) })
        return { ok: true, entry_id: entry.blob }
      }
      case 'GetCacheEntryDownloadURL': {
        const prefixes = Array.isArray(query.restore_keys) ? query.restore_keys.map(String) : []
        const finished = same.filter(entry => entry.isFinal)
        const found = [
          finished.find(entry => entry.key === key),
          ...prefixes.map(prefix => finished.findLast(entry => entry.key.startsWith(prefix)))
        ].find(entry => entry !== undefined)
        return found
          ? { ok: true, signed_download_url: blobs.urlOf(found.blob), matched_key: found.key }
          : { ok: false }
      }
      default:
        return undefined
    }
  }
}
