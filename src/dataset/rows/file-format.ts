/** How the records of a file stand in it. */
export type RowsFormat = 'csv' | 'json' | 'json-lines'

/** What a file is by its first bytes: a format of rows, or what it seems to be instead. */
export type KnownFormat =
  | { readonly ok: true; readonly format: RowsFormat }
  | { readonly ok: false; readonly seems: string }

/** As many of its first bytes as tell a file's format. */
export const FIRST_BYTES = 512

const TAR_MAGIC_AT = 257

interface Magic {
  /** A character for each byte. */
  readonly bytes: string
  readonly at?: number
  readonly seems: string
}

const OTHERS: readonly Magic[] = [
  { bytes: 'PAR1', seems: 'Parquet' },
  { bytes: 'ARROW1', seems: 'an Arrow file' },
  { bytes: 'PK\x03\x04', seems: 'a zip archive' },
  { bytes: '\x28\xb5\x2f\xfd', seems: 'compressed with Zstandard' },
  { bytes: '\xfd7zXZ\x00', seems: 'compressed with xz' },
  { bytes: 'BZh', seems: 'compressed with bzip2' },
  { bytes: '\x1f\x8b', seems: 'gzip within gzip' },
  { bytes: 'ustar', at: TAR_MAGIC_AT, seems: 'a tar archive' },
  { bytes: 'SQLite format 3\x00', seems: 'an SQLite database' },
  { bytes: '\xff\xfe', seems: 'text in UTF-16' },
  { bytes: '\xfe\xff', seems: 'text in UTF-16' },
  { bytes: 'version https://git-lfs', seems: 'a pointer of Git LFS to the file (git lfs pull gets that)' }
]

/**
 * Tells the format of a file by its first bytes (at least {@link FIRST_BYTES}, or all there are), without a
 * byte order mark; never by its name.
 */
export const formatOf = (first: Buffer): KnownFormat => {
  const bytes = first.toString('latin1')
  const other = OTHERS.find(magic => bytes.startsWith(magic.bytes, magic.at ?? 0))
  if (other !== undefined) return { ok: false, seems: other.seems }
  const text = bytes.trimStart()
  if (text === '') return { ok: false, seems: 'empty' }
  if (bytes.includes('\0')) return { ok: false, seems: 'no text' }
  if (text.startsWith('<')) return { ok: false, seems: 'HTML or XML, perhaps a page about the file' }
  if (text.startsWith('[')) return { ok: true, format: 'json' }
  if (!text.startsWith('{')) return { ok: true, format: 'csv' }
  // A brace that is alone in its line opens an object that goes on over others.
  const [firstLine = ''] = text.split('\n', 1)
  return { ok: true, format: firstLine.trim() === '{' ? 'json' : 'json-lines' }
}
