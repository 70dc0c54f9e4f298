import { sep } from 'node:path'

/** Whether a path is a folder itself or lies below it; both absolute, with their links resolved. */
export const isWithin = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder + sep)
