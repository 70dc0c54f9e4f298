import type { SweRow } from '../../contracts/swe-polybench.js'
import { rowInstruction } from '../../making/swe-polybench/row-task.js'
import type { BenchmarkTask } from './benchmark.js'
import type { SWEPolyBenchInstance } from './instance.js'

/** What an agent gets to see of an instance: not its answer. */
export interface SWEPolyBenchTask
  extends BenchmarkTask,
    Pick<
      SWEPolyBenchInstance,
      'instance_id' | 'repo' | 'base_commit' | 'problem_statement' | 'language' | 'task_type' | 'split'
    > {}

/** The task of a row, with `hints_text` in its instruction where that is wanted. */
export const taskOf = (row: SweRow, { hints }: { readonly hints: boolean }): SWEPolyBenchTask => ({
  id: row.instance_id,
  instruction: rowInstruction(row, { hints }),
  instance_id: row.instance_id,
  repo: row.repo,
  base_commit: row.base_commit,
  problem_statement: row.problem_statement,
  language: row.language,
  task_type: row.task_type,
  ...(row.split !== undefined && { split: row.split })
})
