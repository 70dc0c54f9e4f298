import { withoutComments } from '../text/shell-comments.js'

/*
 * Which of the known forms a task's verifier has. It is told by what its files do, never by the
 * task's name.
 */

/** How a task's collector finds and merges reports. */
export interface CollectorShape {
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

/** The files of a task's `tests/` folder that tell its shapes. */
export const VERIFIER_FILES = {
  collector: 'kotlin_logs_collector.sh',
  comparer: 'junit_compare.py',
  testSh: 'test.sh'
} as const

/** Their texts; absent ones count as the dataset's common form. */
export type VerifierTexts = { readonly [File in keyof typeof VERIFIER_FILES]?: string | undefined }

/**
 * `while read line || [[ -n $line ]]` goes on after a line that no line break ends. What may repeat has an end
 * here and below: without one a script that says `read` or `printf` over and over takes quadratic time.
 */
const READS_OPEN_LINE = /\bread\b[^\n;]{0,300}?\|\|\s*\[\[?\s+-n\s/

const collectorShape = (script: string | undefined): CollectorShape => {
  const text = withoutComments(script ?? '')
  const surefireReports = text.includes('surefire-reports')
  return {
    gradleResults: !surefireReports || text.includes('build/test-results'),
    androidResults: text.includes('androidTest-results'),
    surefireReports,
    keepsOpenLine: READS_OPEN_LINE.test(text)
  }
}

/** Told by a line that knows both platforms, in a pattern or a list of endings. */
const comparerShape = (script: string | undefined): ComparerShape =>
  withoutComments(script ?? '')
    .split('\n')
    .some(line => line.includes('desktop') && line.includes('jvm'))
    ? 'platform-suffix'
    : 'common'

/** `REWARD=/logs/verifier/reward.txt`: a variable that names a file of rewards. */
const REWARD_VARIABLE = /\b(\w+)=["']?[^\s"';=]*reward/g

/** Where echo or printf writes a 0 or a 1, in any quoting or as JSON, by `>` or `tee`. */
const WRITES_REWARD =
  /\b(?:echo|printf)\s+(?:-\w+\s+){0,5}["']?(?:([01])|\{\s*\\?["']?reward\\?["']?\s*:\s*([01])(?:\.0+)?\s*\})(?:\\n)?["']?\s*(?:>+|\|\s*tee\s(?:\s*-\w+\s){0,5})\s*(\S+)/g

/** A place where a script itself writes a reward. */
export interface RewardWrite {
  readonly value: 0 | 1
  /** Counted from 1. */
  readonly line: number
}

/** Where `test.sh` writes a reward by itself, in its order. */
export const rewardWrites = (script: string): RewardWrite[] => {
  const text = withoutComments(script)
  const variables = new Set([...text.matchAll(REWARD_VARIABLE)].map(([, name]) => name))
  return [...text.matchAll(WRITES_REWARD)].flatMap(({ index, 1: plain, 2: json, 3: target = '' }) => {
    const isReward = /reward/i.test(target) || variables.has(/\$\{?(\w+)/.exec(target)?.[1])
    const value = (plain ?? json) === '1' ? 1 : 0
    return isReward ? [{ value, line: text.slice(0, index).split('\n').length }] : []
  })
}

/** The shapes of a task's verifier, told by the texts in its `tests/` folder. */
export const verifierShapes = (texts: VerifierTexts): VerifierShapes => ({
  collector: collectorShape(texts.collector),
  comparer: comparerShape(texts.comparer),
  canWriteOneWithoutReport: rewardWrites(texts.testSh ?? '').some(({ value }) => value === 1)
})
