import type { Retrieval, RetrievalScore } from '../../contracts/swe-polybench.js'
import { mean } from '../statistics/rate.js'

/** Means of recall, precision and F1 over so many changes. */
export interface MeanScore extends RetrievalScore {
  readonly changes: number
}

/** Means by level and by whose rules; null where nothing was measured. */
export type MeanRetrieval = Record<'official' | 'corrected', Record<'file' | 'node', MeanScore | null>>

const meanScore = (scores: readonly (RetrievalScore | null)[]): MeanScore | null => {
  const known = scores.filter(score => score !== null)
  if (known.length === 0) return null
  return {
    recall: mean(known.map(({ recall }) => recall)),
    precision: mean(known.map(({ precision }) => precision)),
    f1: mean(known.map(({ f1 }) => f1)),
    changes: known.length
  }
}

/** The means over changes; one without a truth to compare with is left out, as the official harness does. */
export const meanRetrieval = (measured: readonly (Retrieval | null | undefined)[]): MeanRetrieval => {
  const known = measured.filter(one => one !== null && one !== undefined)
  const of = (rules: 'official' | 'corrected') => ({
    file: meanScore(known.map(one => one[rules].file)),
    node: meanScore(known.map(one => one[rules].node))
  })
  return { official: of('official'), corrected: of('corrected') }
}
