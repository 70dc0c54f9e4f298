import type { ResultLine } from '../../contracts/result-line.js'
import { type GradingName, ROW_LANGUAGES, type RowLanguage } from '../../contracts/swe-polybench.js'
import { plural } from '../../text/plural.js'
import { groupBy } from '../group-by.js'
import { agentName } from '../trial-facts.js'
import { countGradings, type GradingCount } from './count-gradings.js'
import { type MeanRetrieval, meanRetrieval } from './mean-retrieval.js'

/** One agent and model on instances of one language, or on all. */
export interface ModelLine {
  readonly agent: string
  readonly model: string | null
  readonly benchmark: string
  /** null is all. */
  readonly language: RowLanguage | null
  readonly instances: number
  /** Results without a verdict, which are in no count. */
  readonly errors: number
  readonly gradings: Readonly<Record<GradingName, GradingCount>>
  readonly retrieval: MeanRetrieval
  /** null where no price is known of any. */
  readonly costUsd: number | null
}

export interface ModelComparison {
  readonly schema: 'kotlin-bench/bench-compare@1'
  readonly lines: readonly ModelLine[]
  /** What a reader should know before comparing, a sentence each. */
  readonly notes: readonly string[]
}

const newestFirst = (a: ResultLine, b: ResultLine): number => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)

/** Of each instance the results of the run that was appended last, an attempt once. */
const newestRuns = (lines: readonly ResultLine[]): ResultLine[] =>
  [...groupBy(lines, ({ instance }) => instance).values()].flatMap(ofInstance => {
    const sorted = [...ofInstance].sort(newestFirst)
    const run = sorted[0]?.run
    const ofRun = groupBy(
      sorted.filter(line => line.run === run),
      ({ attempt }) => attempt
    )
    return [...ofRun.values()].flatMap(([newest]) => (newest === undefined ? [] : [newest]))
  })

const costOf = (lines: readonly ResultLine[]): number | null => {
  const known = lines.flatMap(({ costUsd }) => (costUsd === null ? [] : [costUsd]))
  return known.length === 0 ? null : known.reduce((sum, cost) => sum + cost, 0)
}

const lineOf = (lines: readonly ResultLine[], language: RowLanguage | null): ModelLine[] => {
  const [first] = lines
  if (first === undefined) return []
  const { agent, model, benchmark } = first
  return [
    {
      ...{ agent, model, benchmark, language },
      instances: new Set(lines.map(({ instance }) => instance)).size,
      errors: lines.filter(({ outcome }) => outcome === 'error').length,
      gradings: countGradings(lines.map(({ gradings }) => gradings)),
      retrieval: meanRetrieval(lines.map(({ retrieval }) => retrieval)),
      costUsd: costOf(lines)
    }
  ]
}

const linesOfModel = (lines: readonly ResultLine[]): ModelLine[] => {
  const byLanguage = ROW_LANGUAGES.flatMap(language =>
    lineOf(
      lines.filter(line => line.language === language),
      language
    )
  )
  return byLanguage.length === 1 && byLanguage[0]?.instances === instancesOf(lines).size
    ? byLanguage
    : [...byLanguage, ...lineOf(lines, null)]
}

const instancesOf = (lines: readonly ResultLine[]): Set<string> =>
  new Set(lines.map(({ benchmark, instance }) => `${benchmark} ${instance}`))

/** A sentence where models were not run on the same instances. */
const instancesNote = (models: readonly (readonly ResultLine[])[]): string[] => {
  const sets = models.map(instancesOf)
  const all = new Set(sets.flatMap(set => [...set]))
  const common = [...all].filter(one => sets.every(set => set.has(one))).length
  return common === all.size
    ? []
    : [
        `Not all were run on the same instances: ${common} of ${all.size} are common to all. Read the rates with care.`
      ]
}

/** A sentence for each thing that decides over a rate and differs between the results. */
const differenceNotes = (lines: readonly ResultLine[]): string[] => {
  const differing = (read: (line: ResultLine) => string): boolean => new Set(lines.map(read)).size > 1
  const found: readonly [string, (line: ResultLine) => string][] = [
    ['datasets', ({ dataset }) => dataset?.commit ?? dataset?.source ?? ''],
    ['rules of scoring', ({ rulesVersion }) => rulesVersion],
    ['hints', ({ settings }) => String(settings?.hints ?? false)]
  ]
  return found.flatMap(([what, read]) =>
    differing(read) ? [`The results are of different ${what}: read their rates with care.`] : []
  )
}

/**
 * Models by language, from the lines that runs have appended. Of an instance that a model was run on more
 * than once, the run that was appended last counts.
 */
export const compareModels = (lines: readonly ResultLine[]): ModelComparison => {
  const models = [...groupBy(lines, line => JSON.stringify([line.benchmark, agentName(line)])).values()].map(
    newestRuns
  )
  const counted = models.flat()
  const older = lines.length - counted.length
  return {
    schema: 'kotlin-bench/bench-compare@1',
    lines: models.flatMap(linesOfModel),
    notes: [
      ...instancesNote(models),
      ...differenceNotes(counted),
      ...(older > 0 ? [`Not counted: ${plural(older, 'result')} of earlier runs on the same instances.`] : [])
    ]
  }
}
