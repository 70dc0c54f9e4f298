/*
 * Which of the known forms a task's verifier has. It is told by what its files do, never by the
 * task's name.
 */

/** How a task's collector finds and merges reports. */
export interface CollectorShape {
  /** The dataset's collector fails when there is no report; upstream's writes an empty one. */
  readonly failsWithoutReport: boolean
  /** The dataset's and upstream's take Gradle's results; one that names Surefire's alone does not. */
  readonly gradleResults: boolean
  /** Upstream's collector also takes the results of connected Android devices. */
  readonly androidResults: boolean
  /** A task built by Maven takes the reports of its Surefire. */
  readonly surefireReports: boolean
  /**
   * A last line without a line break is copied, and ended, where the dataset's collector loses it.
   * Surefire ends no report with one.
   */
  readonly keepsOpenLine: boolean
}

/** `platform-suffix` strips a trailing `[desktop]` or `[jvm]` from names; `common` does not. */
export type ComparerShape = 'common' | 'platform-suffix'

export interface VerifierShapes {
  readonly collector: CollectorShape
  readonly comparer: ComparerShape
  /** Whether test.sh itself writes 1 somewhere, without a report. We never honour it. */
  readonly canWriteOneWithoutReport: boolean
}

/** Texts of a task's `tests/` folder; absent ones count as the dataset's common form. */
export interface VerifierFiles {
  readonly collector?: string | undefined
  readonly comparer?: string | undefined
  readonly testSh?: string | undefined
}

/** The lines of a shell or Python script that are not wholly comments. */
const code = (script: string): string =>
  script
    .split('\n')
    .filter(line => !/^\s*#/.test(line))
    .join('\n')

/** The branch taken when no report was found, if the collector has one. */
const EMPTY_BRANCH = /-eq 0 \]+[\s\S]*?\n\s*fi\b/

/** `while read line || [[ -n $line ]]` goes on after a line that no line break ends. */
const READS_OPEN_LINE = /\bread\b[^\n;]*\|\|\s*\[\[?\s+-n\s/

const collectorShape = (script: string | undefined): CollectorShape => {
  const text = code(script ?? '')
  const branch = EMPTY_BRANCH.exec(text)?.[0] ?? ''
  const surefireReports = text.includes('surefire-reports')
  return {
    failsWithoutReport: !/\bexit 0\b/.test(branch),
    gradleResults: !surefireReports || text.includes('build/test-results'),
    androidResults: text.includes('androidTest-results'),
    surefireReports,
    keepsOpenLine: READS_OPEN_LINE.test(text)
  }
}

const comparerShape = (script: string | undefined): ComparerShape =>
  /\[\(?(?:\?:)?(?:desktop\|jvm|jvm\|desktop)\)?\\?\]/.test(code(script ?? '')) ? 'platform-suffix' : 'common'

/** `echo 1 > …reward…` or the same by printf, in any quoting. */
const WRITES_ONE = /\b(?:echo|printf)\s+(?:-\w+\s+)*["']?1(?:\\n)?["']?\s*>+\s*["']?\S*reward/

/** The shapes of a task's verifier, told by the texts in its `tests/` folder. */
export const verifierShapes = (files: VerifierFiles): VerifierShapes => ({
  collector: collectorShape(files.collector),
  comparer: comparerShape(files.comparer),
  canWriteOneWithoutReport: WRITES_ONE.test(code(files.testSh ?? ''))
})
