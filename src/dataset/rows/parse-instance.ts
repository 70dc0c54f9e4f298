import {
  LOG_PARSERS,
  ROW_LANGUAGES,
  ROW_TASK_TYPES,
  type RowLanguage,
  type RowTaskType,
  type SweRow
} from '../../contracts/swe-polybench.js'
import { patchPaths, touchedPaths } from '../../text/patch-paths.js'
import { quoted } from '../predictions-parse.js'
import { FIELD_NAMES } from './field-names.js'
import { FieldReader, type RawFields } from './field-reader.js'
import type { FieldProblem } from './row-problem.js'

/** A row, or everything that keeps the record from being one. */
export type ParsedInstance =
  | { readonly ok: true; readonly row: SweRow }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] }

/** It names folders and images, so it is kept to what both take. */
const INSTANCE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/
/** No name ends in `.git`, which is what a work tree's own repository is called. */
const REPO = /^[A-Za-z0-9][\w.-]{0,99}\/(?!.*\.git$)[\w.-]{0,99}[\w-]$/i
const COMMIT = /^[0-9a-f]{4,64}$/i
const IMAGE = /^[a-z0-9][\w./:@-]{0,999}$/i

const TASK_TYPES: ReadonlyMap<string, RowTaskType> = new Map([
  ...ROW_TASK_TYPES.map(type => [type, type] as const),
  ['refactoring', 'refactor']
])

/** A language as files spell it: `Java`, `TypeScript`; undefined for any other text. */
export const languageOf = (text: string): RowLanguage | undefined =>
  ROW_LANGUAGES.find(language => language === text.trim().toLowerCase())

/** `Bug Fix` as well as `bug_fix`. */
const taskTypeOf = (text: string): RowTaskType | undefined =>
  TASK_TYPES.get(
    text
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
  )

const filesOf = (patch: string): string[] => touchedPaths(patchPaths(patch))

/**
 * Makes a row of one record: of a file (CSV's cells are texts, JSON's values are not) or of an instance
 * written in code. Takes the field names of the published dataset and those of adapters. Of what may be
 * missing a text is `''` and a list `[]`; `modified_files` then follow from `patch`.
 */
export const parseInstance = (record: RawFields): ParsedInstance => {
  const read = new FieldReader(record)
  const patch = read.optionalText('patch')
  const modifiedFiles = read.list(FIELD_NAMES.modified_files)
  const image = read.optionalMatch('image', IMAGE, 'the name of an image')
  const split = read.optionalText('split')
  const logParser = read.optionalChoice('log_parser', LOG_PARSERS)
  const row = {
    instance_id: read.match(
      'instance_id',
      INSTANCE_ID,
      'letters, digits, dots, hyphens and underscores, as in owner__repo-123'
    ),
    repo: read.match('repo', REPO, 'owner/name'),
    base_commit: read.match('base_commit', COMMIT, 'the hexadecimal digits of a commit'),
    problem_statement: read.text('problem_statement'),
    language: read.mapped(FIELD_NAMES.language, languageOf, ROW_LANGUAGES),
    task_type: read.mapped(FIELD_NAMES.task_type, taskTypeOf, ROW_TASK_TYPES),
    patch,
    test_patch: read.optionalText('test_patch'),
    modified_files: modifiedFiles.length > 0 ? modifiedFiles : filesOf(patch),
    cst_nodes: read.list(FIELD_NAMES.cst_nodes),
    hints_text: read.optionalText('hints_text'),
    // Some write it as a number; nothing depends on it.
    ...(typeof record.created_at === 'string' && { created_at: record.created_at }),
    Dockerfile: read.optionalText('Dockerfile'),
    ...(image !== '' && { image }),
    F2P: read.list(FIELD_NAMES.F2P),
    P2P: read.list(FIELD_NAMES.P2P),
    test_command: read.optionalText('test_command'),
    ...(logParser !== undefined && { log_parser: logParser }),
    ...(split !== '' && { split })
  }
  const { language, task_type } = row
  if (read.problems.length > 0 || language === undefined || task_type === undefined)
    return { ok: false, problems: read.problems }
  return { ok: true, row: { ...row, language, task_type } }
}

/** A record's id for messages; null where it has none that names anything. */
export const idOf = (record: RawFields): string | null => {
  const id = record.instance_id
  return typeof id === 'string' && id.trim() !== '' ? (INSTANCE_ID.test(id) ? id : quoted(id)) : null
}
