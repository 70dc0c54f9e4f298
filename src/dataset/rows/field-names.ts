import { type SweRow, sweRowSchema } from '../../contracts/swe-polybench.js'

/** At least one. */
export type Names = readonly [string, ...string[]]

/** Fields that the published dataset calls otherwise than its adapters. */
const OTHER_NAMES: Partial<Record<keyof SweRow, string>> = {
  task_type: 'task_category',
  cst_nodes: 'modified_nodes'
}

const namesOf = (field: keyof SweRow): Names => {
  const other = OTHER_NAMES[field]
  return other === undefined ? [field] : [field, other]
}

/** By which names a record may have each field of a row; the first that it has counts. */
export const FIELD_NAMES = Object.fromEntries(
  sweRowSchema.keyof().options.map(field => [field, namesOf(field)])
) as Record<keyof SweRow, Names>

/** Without one of these a record is no row. */
export const NEEDED_FIELDS = [
  'instance_id',
  'repo',
  'base_commit',
  'problem_statement',
  'language',
  'task_type'
] as const satisfies readonly (keyof SweRow)[]
