import { resolve } from 'node:path'
import type { GRADINGS } from '../../contracts/swe-polybench.js'
import type { SWEPolyBenchLanguage } from './instance.js'

/** One agent and model on the instances of one language, or on all. */
export interface ComparedResults {
  readonly agent: string
  readonly model: string | null
  readonly benchmark: string
  /** null is all. */
  readonly language: SWEPolyBenchLanguage | null
  readonly instances: number
  /** Instances of which there is no saying; they are in no count. */
  readonly errors: number
  /** How many of those that were graded so are resolved. A harness grades by `simple` alone. */
  readonly gradings: Readonly<
    Record<(typeof GRADINGS)[number], { readonly resolved: number; readonly graded: number }>
  >
}

export interface ResultsComparison {
  /** A table for a terminal, notes and all. */
  readonly text: string
  readonly results: readonly ComparedResults[]
  /** What a reader should know before comparing, a sentence each. */
  readonly notes: readonly string[]
}

/**
 * Compares agents and models by files that runs have appended to, those of `kotlin-bench bench` as well.
 * Rejects for a file that is not there or has no results.
 */
export const compareResults = async (files: readonly string[]): Promise<ResultsComparison> => {
  const { benchCompare } = await import('../../commands/bench-compare.js')
  const lost: string[] = []
  const absolute = files.map(file => resolve(file))
  const { comparison, text } = await benchCompare(absolute, { notice: message => lost.push(message) })
  const results = comparison.lines.map(
    ({ agent, model, benchmark, language, instances, errors, gradings }) => ({
      ...{ agent, model, benchmark, language, instances, errors, gradings }
    })
  )
  return { text, results, notes: [...lost, ...comparison.notes] }
}
