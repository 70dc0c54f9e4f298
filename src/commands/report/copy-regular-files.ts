import { constants, createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** Opening a pipe must not wait for someone to write to it, and no link is followed. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

const openRegular = async (path: string): Promise<FileHandle | undefined> => {
  const file = await open(path, FLAGS).catch(() => undefined)
  if (file === undefined || (await file.stat()).isFile()) return file
  await file.close()
  return undefined
}

async function* contentsOf(paths: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const path of paths) {
    const file = await openRegular(path)
    if (file !== undefined) yield* file.createReadStream() as AsyncIterable<Uint8Array>
  }
}

/** Copies regular files one after the other into a new one; what is none, or not there, is passed over. */
export const copyRegularFiles = (sources: readonly string[], target: string): Promise<void> =>
  pipeline(contentsOf(sources), createWriteStream(target, { flags: 'wx' }))
