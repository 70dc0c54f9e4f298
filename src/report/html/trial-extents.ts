import { DETAIL_LIMITS } from './input.js'

/** How much of each part of a trial its view shows, in characters and counts. */
export interface Extent {
  readonly patch: number
  readonly log: number
  readonly failures: number
  readonly failureMessage: number
  readonly steps: number
  readonly stepText: number
  /** Tests or paths of a reason or flag. */
  readonly items: number
  readonly message: number
  /** Links to files of the trial's folder. */
  readonly files: number
}

/** All that is read. */
export const ALL: Extent = {
  ...DETAIL_LIMITS,
  steps: 400,
  stepText: 6_000,
  items: 500,
  message: 4_000,
  files: 300
}

/** What has to stand there, whatever the size of the page. */
export const LEAST: Extent = {
  patch: 0,
  log: 0,
  failures: 0,
  failureMessage: 0,
  steps: 0,
  stepText: 0,
  items: 5,
  message: 300,
  files: 0
}

/** A share of all: fewer of everything, and of that which is there a bit less each. */
const part = (share: number): Extent => {
  const fewer = (count: number, least: number): number => Math.max(least, Math.round(count * share))
  const shorter = (length: number, least: number): number =>
    Math.max(least, Math.round(length * Math.sqrt(share)))
  return {
    patch: fewer(ALL.patch, 0),
    log: fewer(ALL.log, 1_000),
    failures: fewer(ALL.failures, 3),
    failureMessage: shorter(ALL.failureMessage, 400),
    steps: fewer(ALL.steps, 8),
    stepText: shorter(ALL.stepText, 300),
    items: fewer(ALL.items, 10),
    message: shorter(ALL.message, 400),
    files: fewer(ALL.files, 10)
  }
}

/** From all that is read to what has to stand there; a page of many trials goes down this ladder. */
export const EXTENTS: readonly Extent[] = [
  ALL,
  ...[0.6, 0.4, 0.25, 0.16, 0.1, 0.06, 0.04, 0.025, 0.015].map(part),
  LEAST
]
