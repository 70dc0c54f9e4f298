import type { CollectorShape } from './shapes.js'

const GRADLE_RESULTS = '/build/test-results/'
const ANDROID_RESULTS = '/build/outputs/androidTest-results/connected/'

/**
 * The two layouts as patterns of `find . -path`, where `*` also matches `/`: what a trial has to
 * delete before the tests and to collect after them.
 */
export const REPORT_PATH_GLOBS = [`*${GRADLE_RESULTS}*/TEST*.xml`, `*${ANDROID_RESULTS}*/TEST*.xml`] as const

/**
 * `find`'s pattern `*<folder>*` + `/TEST*.xml` on a path below the root. `*` crosses slashes, so deep
 * matches count; a file directly in the folder does not.
 */
const isBelow = (folder: string, path: string): boolean => {
  const rooted = `/${path}`
  const found = rooted.indexOf(folder)
  if (found < 0) return false
  const rest = rooted.slice(found + folder.length)
  const name = rest.indexOf('/TEST')
  return name >= 0 && rest.length >= name + '/TEST.xml'.length && rest.endsWith('.xml')
}

/** Whether any of the known collectors would take this path, relative to the work directory. */
export const isReportPath = (path: string): boolean =>
  isBelow(GRADLE_RESULTS, path) || isBelow(ANDROID_RESULTS, path)

/**
 * The regular files that a collector of this shape merges, in its order: first Gradle's results, then,
 * where it takes them, those of connected Android devices. A path in both layouts comes twice, as there.
 */
export const collectedFiles = <File extends { readonly path: string; readonly kind: string }>(
  files: readonly File[],
  shape: CollectorShape
): File[] => {
  const regular = files.filter(file => file.kind === 'file')
  const gradle = regular.filter(file => isBelow(GRADLE_RESULTS, file.path))
  return shape.androidResults
    ? [...gradle, ...regular.filter(file => isBelow(ANDROID_RESULTS, file.path))]
    : gradle
}
