import { resolve } from 'node:path'
import { type ImportedRow, importRows } from '../../commands/import.js'
import { UserError } from '../../contracts/errors.js'
import { EXIT } from '../../contracts/exit-code.js'
import { visible } from '../../report/escape.js'
import { plural } from '../../text/plural.js'
import { quote } from '../../text/quote.js'
import { required } from '../read-options/required.js'
import type { VerbHandler } from './verb-context.js'

const problemLines = (row: ImportedRow): string[] =>
  row.ok
    ? []
    : row.problems.map(
        ({ field, message }) => `line ${row.line}${field === null ? '' : `, ${field}`} ${message}`
      )

/** `kotlin-bench import`: the names of new tasks on standard output, rows that are wrong on standard error. */
export const importVerb: VerbHandler = async (values, { signal, stdout, stderr }) => {
  const rows = required(values.rows, { verb: 'import', name: 'rows' })
  const out = values.out ?? resolve('tasks')
  const imported = await importRows(
    { rows, out, base: values.base, bases: values.bases, buildTool: values['build-tool'] },
    {
      signal,
      notice: message => void stderr.write(`${visible(message)}\n`),
      told: row => {
        if (row.ok) stdout.write(`${row.task}\n`)
        for (const line of problemLines(row)) stderr.write(`${visible(line)}\n`)
      }
    }
  )
  if (imported.length === 0)
    throw new UserError(`${quote(rows)} has no row. Give a file of rows, one in JSON a line.`)
  const bad = imported.filter(row => !row.ok).length
  stderr.write(`${plural(imported.length - bad, 'task')} in ${out}, ${plural(bad, 'row')} not imported.\n`)
  return bad > 0 ? EXIT.gate : EXIT.done
}
