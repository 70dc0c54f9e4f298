import { join, relative } from 'node:path'
import { isTrialName } from '../../contracts/plan.js'
import type { FoundPart } from './find-results.js'

/** The folders of trials that were found, absolute, by the trials' names. */
export const trialDirs = (partOf: ReadonlyMap<string, FoundPart>): ReadonlyMap<string, string> =>
  new Map(
    [...partOf].flatMap(([name, { jobDir }]) =>
      // A record may have any name; only one that stays below the job's folder is a place to read from.
      jobDir === null || !isTrialName(name) ? [] : [[name, join(jobDir, name)] as const]
    )
  )

/** A folder as seen from another, with `/`. */
export const seenFrom = (from: string, dir: string): string => relative(from, dir).replaceAll('\\', '/')
