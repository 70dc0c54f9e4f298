/** The folders above a relative path, nearest first. */
export const foldersAbove = (path: string): string[] => {
  const found: string[] = []
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    found.push(path.slice(0, end))
  return found
}

/** Whether a path lies below one of the folders. */
export const isBelowAny = (folders: Iterable<string>): ((path: string) => boolean) => {
  const known = new Set(folders)
  return path => foldersAbove(path).some(folder => known.has(folder))
}

/** Names as our scripts read them: each ended by NUL, since a name may hold anything else. */
export const nulList = (paths: Iterable<string>): Buffer =>
  Buffer.from([...paths].map(path => `${path}\0`).join(''))

/** Reads names that each end in NUL. */
export const splitNul = (bytes: Buffer): string[] => bytes.toString('utf8').split('\0').slice(0, -1)
