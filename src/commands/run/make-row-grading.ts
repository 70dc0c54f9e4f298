import type { Agent } from '../../agent/agent.js'
import { retrievalOf, retrievalPaths } from '../../retrieval/index.js'
import type { RowGrading } from '../../trial/rows/row-grading.js'
import { loadGrammars } from '../shared/rows/load-grammars.js'
import type { RunOptions } from './run-options.js'

/** How a job grades its rows; undefined where it has none. */
export const makeRowGrading = (
  { rows, ofRows: { gradings } }: Pick<RunOptions, 'rows' | 'ofRows'>,
  { agent, grammars }: { readonly agent: Agent; readonly grammars: string | undefined }
): RowGrading | undefined => {
  if (rows === undefined) return undefined
  if (grammars === undefined) return { gradings, retrieval: null }
  const gold = agent.name === 'oracle'
  return {
    gradings,
    retrieval: {
      paths: retrievalPaths,
      measure: async input => retrievalOf({ ...input, gold }, await loadGrammars(grammars))
    }
  }
}
