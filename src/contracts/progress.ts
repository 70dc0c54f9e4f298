import type { Fault, Phase } from './outcome.js'
import type { TrialRecord } from './rewards.js'
import type { Verdict } from './verdict.js'

/** What is done to an image; `restore` and `save` are from and to GitHub's cache. */
export type ImageAction = 'build' | 'pull' | 'push' | 'restore' | 'save'

/** What happens while a job runs, for whoever shows it: a terminal, a CI log, a test. */
export type ProgressEvent =
  /** `id` is what the job's containers are labelled with, for whoever has to reap them. */
  | { type: 'job-started'; job: string; id: string; jobDir: string; trials: number }
  | { type: 'phase-started'; trial: string; task: string; phase: Phase; detail?: string }
  | { type: 'phase-finished'; trial: string; task: string; phase: Phase; seconds: number }
  | { type: 'trial-finished'; trial: string; task: string; record: TrialRecord; seconds: number }
  /** One run that asks after the task, such as `base-2`: the second of the tests at the base commit. */
  | {
      type: 'task-run-finished'
      trial: string
      task: string
      seconds: number
      /** Why it came to nothing. */
      fault: Fault | null
      /** What its reports say; null where it came to nothing. */
      tests: Verdict['tests'] | null
    }
  | { type: 'image-started'; image: string; action: ImageAction }
  /** `failed` where the image is not where the action was to bring it. */
  | { type: 'image-finished'; image: string; action: ImageAction; seconds: number; failed?: true }
  /** `ofWorkflow` where every job of a workflow run meets it alike, such as a permission that is missing. */
  | { type: 'notice'; message: string; task?: string; ofWorkflow?: boolean }
  | { type: 'warning'; message: string; task?: string }

export type ProgressListener = (event: ProgressEvent) => void
