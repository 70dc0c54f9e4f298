/** What is wrong with one field of a record. */
export interface FieldProblem {
  /** As the file names it; null where it is the record as a whole. */
  readonly field: string | null
  readonly message: string
}

/** What keeps a record of a file from being a row, and where it stands. */
export interface RowProblem extends FieldProblem {
  /** The record's number, from 1; a header is not counted. */
  readonly row: number
  /** The line of the file that it begins at, from 1; null where lines say nothing. */
  readonly line: number | null
  /** Its `instance_id`, where it has one that can be shown. */
  readonly id: string | null
}

/** One problem as a line for people: `row 3 (line 41, acme__larder-14), F2P: …`. */
export const describeProblem = ({ row, line, id, field, message }: RowProblem): string => {
  const where = [...(line === null ? [] : [`line ${line}`]), ...(id === null ? [] : [id])].join(', ')
  return `row ${row}${where === '' ? '' : ` (${where})`}${field === null ? '' : `, ${field}`}: ${message}`
}
