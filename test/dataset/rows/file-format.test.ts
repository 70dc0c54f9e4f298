import { describe, expect, it } from '@jest/globals'
import { formatOf } from '../../../src/dataset/rows/file-format.js'

const ofText = (text: string) => formatOf(Buffer.from(text, 'latin1'))

describe('formatOf', () => {
  it.each([
    ['a header', 'repo,instance_id\n', 'csv'],
    ['an object in a line', '{"repo": "acme/larder"}\n', 'json-lines'],
    ['a line that is cut off', '{"repo": "acme/la', 'json-lines'],
    ['an array', ' [{"repo": "acme/larder"}]', 'json'],
    ['an object over several lines', '{\r\n  "repo": "acme/larder"\r\n}', 'json']
  ])('tells %s', (_, text, format) => {
    expect(ofText(text)).toEqual({ ok: true, format })
  })

  it.each([
    ['PAR1\x15\x04', 'Parquet'],
    ['ARROW1\0\0', 'an Arrow file'],
    ['PK\x03\x04\x14\0', 'a zip archive'],
    ['\x28\xb5\x2f\xfd\x04', 'compressed with Zstandard'],
    ['\xfd7zXZ\0', 'compressed with xz'],
    ['BZh91AY', 'compressed with bzip2'],
    ['\x1f\x8b\x08', 'gzip within gzip'],
    [`rows.csv${'\0'.repeat(249)}ustar`, 'a tar archive'],
    ['SQLite format 3\0', 'an SQLite database'],
    ['\xff\xfer\0e\0p\0o\0', 'text in UTF-16'],
    [
      'version https://git-lfs.github.com/spec/v1\n',
      'a pointer of Git LFS to the file (git lfs pull gets that)'
    ],
    ['\n<!DOCTYPE html>', 'HTML or XML, perhaps a page about the file'],
    ['\x7fELF\x02\0', 'no text'],
    ['', 'empty'],
    [' \r\n', 'empty']
  ])('says of %j what it seems to be', (text, seems) => {
    expect(ofText(text)).toEqual({ ok: false, seems })
  })
})
