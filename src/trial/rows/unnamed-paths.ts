import { patchPaths, touchedPaths } from '../../text/patch-paths.js'

/** What git and `patch` say of each file that they turn to. */
const TURNED_TO =
  /^(?:patching file (?:'(.+)'|(.+?))(?: \(.*\))?(?: using Plan .*)?|Checking patch (.+)\.\.\.)$/

/** Longer than any with a path of a file; on some that are the pattern takes quadratic time. */
const LONGEST_LINE = 5000

/** More such paths are not kept. */
const MOST_UNNAMED = 1000

/**
 * The paths that a rung touched and the patch's own headers do not name: `patch` reads other formats than
 * git's, and has ways of its own to tell which file is meant.
 */
export const unnamedPaths = (said: string, patch: string): string[] => {
  const named = new Set(touchedPaths(patchPaths(patch)))
  const touched = said.split(/[\r\n]+/).flatMap(line => {
    const [, quoted, plain, git] = (line.length <= LONGEST_LINE && TURNED_TO.exec(line)) || []
    return quoted ?? plain ?? git ?? []
  })
  return [...new Set(touched.map(path => path.replace(/^(?:\.\/)+/, '')))]
    .filter(path => !named.has(path))
    .slice(0, MOST_UNNAMED)
}
