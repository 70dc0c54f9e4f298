import { foldersAbove } from '../../engine/paths.js'

/**
 * Whether a path belongs to the task's tests: equal to, under or above one of the paths that test.patch
 * touches. An agent's file above one (a file where the tests need a folder) would keep them from
 * being applied.
 */
export const protects = (testPaths: readonly string[]): ((path: string) => boolean) => {
  const exact = new Set(testPaths)
  const above = new Set(testPaths.flatMap(foldersAbove))
  return path => exact.has(path) || above.has(path) || foldersAbove(path).some(folder => exact.has(folder))
}
