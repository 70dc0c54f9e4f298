import type { CollectorShape } from '../verifier-shapes.js'

const GRADLE_RESULTS = '/build/test-results/'
const ANDROID_RESULTS = '/build/outputs/androidTest-results/connected/'
const SUREFIRE_REPORT = '/target/surefire-reports/TEST'

/**
 * The layouts as patterns of `find . -path`, where `*` also matches `/`: what a trial has to delete
 * before the tests and to collect after them. Surefire's files lie directly in their folder.
 */
export const REPORT_PATH_GLOBS = [
  `*${GRADLE_RESULTS}*/TEST*.xml`,
  `*${ANDROID_RESULTS}*/TEST*.xml`,
  `*${SUREFIRE_REPORT}*.xml`
] as const

/** Whether a path below the root is one of a layout. */
type Layout = (path: string) => boolean

/**
 * `find`'s pattern `*<folder>*` + `/TEST*.xml`. `*` crosses slashes, so deep matches count; a file directly
 * in the folder does not.
 */
const below =
  (folder: string): Layout =>
  path => {
    const rooted = `/${path}`
    const found = rooted.indexOf(folder)
    if (found < 0) return false
    const rest = rooted.slice(found + folder.length)
    const name = rest.indexOf('/TEST')
    return name >= 0 && rest.length >= name + '/TEST.xml'.length && rest.endsWith('.xml')
  }

const isGradles = below(GRADLE_RESULTS)
const isAndroids = below(ANDROID_RESULTS)

/** `find`'s pattern `*<folder>/TEST*.xml`. */
const isSurefires: Layout = path => {
  const rooted = `/${path}`
  const found = rooted.indexOf(SUREFIRE_REPORT)
  return found >= 0 && rooted.slice(found + SUREFIRE_REPORT.length).endsWith('.xml')
}

/** Whether any of the known collectors would take this path, relative to the work directory. */
export const isReportPath = (path: string): boolean =>
  isGradles(path) || isAndroids(path) || isSurefires(path)

/** A path with a line feed becomes two names in the collector's list of files, which then fails. */
export const hasLineFeed = ({ path }: { readonly path: string }): boolean => path.includes('\n')

/**
 * The regular files that a collector of this shape merges, in its order: Gradle's results, then those of
 * connected Android devices, then Surefire's, whichever it takes. A path in two layouts comes twice, as
 * there.
 */
export const collectedFiles = <File extends { readonly path: string; readonly kind: string }>(
  files: readonly File[],
  shape: CollectorShape
): File[] => {
  const regular = files.filter(file => file.kind === 'file')
  const layouts = [
    ...(shape.gradleResults ? [isGradles] : []),
    ...(shape.androidResults ? [isAndroids] : []),
    ...(shape.surefireReports ? [isSurefires] : [])
  ]
  return layouts.flatMap(isTaken => regular.filter(file => isTaken(file.path)))
}
