import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk of a test's own. */
export interface LoopDisk {
  /** Where it is mounted. */
  dir: string
  /** Takes all that is free. */
  fill: () => void
  /** Gives it back. */
  free: () => void
  remove: () => void
}

/** Makes a file system in a file and mounts it; for root only. */
export const mountLoopDisk = (mebibytes: number): LoopDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const image = join(folder, 'image')
  const dir = join(folder, 'mounted')
  mkdirSync(dir)
  closeSync(openSync(image, 'w'))
  truncateSync(image, mebibytes * 1024 * 1024)
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image])
  execFileSync('mount', ['-o', 'loop', image, dir])
  const filler = join(dir, 'filler')
  return {
    dir,
    fill() {
      const { bavail, bsize } = statfsSync(dir)
      const left = Math.max(0, bavail * bsize - 4 * 1024 * 1024)
      if (left > 0) execFileSync('fallocate', ['--length', String(left), filler])
      const file = openSync(filler, 'a')
      const block = Buffer.alloc(4096)
      try {
        for (;;) writeSync(file, block)
      } catch {
        // It is full.
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', [dir])
      rmSync(folder, { recursive: true })
    }
  }
}
