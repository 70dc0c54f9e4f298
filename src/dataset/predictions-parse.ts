import { z } from 'zod'
import { errorMessage } from '../contracts/errors.js'
import { firstFew } from '../text/first-few.js'

/** One answer as it stands in a file of predictions. */
export interface RawPrediction {
  /** In any of the forms that name a task. */
  readonly id: string
  readonly patch: string
  readonly model: string | null
  /** Where it stands in its file, such as `line 3`. */
  readonly place: string
}

/** What is wrong with a file of predictions, and where. */
export interface Mistake {
  readonly place: string
  readonly message: string
}

export interface ParsedPredictions {
  readonly rows: readonly RawPrediction[]
  readonly mistakes: readonly Mistake[]
}

const rowSchema = z.object({
  instance_id: z.string().min(1).nullish(),
  org: z.string().min(1).nullish(),
  repo: z.string().min(1).nullish(),
  number: z.union([z.number().int().nonnegative(), z.string().regex(/^\d+$/)]).nullish(),
  model_patch: z.string().nullish(),
  fix_patch: z.string().nullish(),
  model_name_or_path: z.string().nullish()
})
type Row = z.infer<typeof rowSchema>

/** `org/repo:pr-N` of a Multi-SWE-bench row, else SWE-bench's `instance_id`, else the key it stands under. */
const idOf = ({ instance_id, org, repo, number }: Row, key: string | undefined): string | undefined => {
  if (org != null && repo != null && number != null) return `${org}/${repo}:pr-${Number(number)}`
  return instance_id ?? key
}

const LONGEST_QUOTE = 100

/** A text of the user's file for a message: on one line, and not without end. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text)

const NAMED_KEYS = 8

/** What stands there instead of what was looked for. */
const keysOf = (row: object): string => {
  const keys = Object.keys(row)
  return keys.length === 0
    ? 'it is empty'
    : `its keys are ${firstFew(keys, { most: NAMED_KEYS, show: quoted })}`
}

/** How strictly predictions are read. */
export interface PredictionRules {
  /** Whether a row without a patch is an empty one, as SWE-PolyBench has it, and no mistake. */
  readonly missingIsEmpty: boolean
}

interface Place {
  readonly place: string
  /** What it stands under, where it is in an object. */
  readonly key?: string
}

const readRow = (
  value: unknown,
  { place, key }: Place,
  { missingIsEmpty }: PredictionRules
): RawPrediction | Mistake => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { place, message: 'is no JSON object' }
  const parsed = rowSchema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { place, message: `${issue?.path.join('.')}: ${issue?.message}` }
  }
  const row = parsed.data
  if (!missingIsEmpty && !('model_patch' in value) && !('fix_patch' in value))
    return { place, message: `has neither \`model_patch\` nor \`fix_patch\`; ${keysOf(value)}` }
  if (row.model_patch != null && row.fix_patch != null && row.model_patch !== row.fix_patch)
    return { place, message: 'has a `model_patch` and another `fix_patch`' }
  const id = idOf(row, key)
  if (id === undefined)
    return {
      place,
      message: `names no task: it has neither \`instance_id\` nor \`org\`, \`repo\` and \`number\`; ${keysOf(value)}`
    }
  if (key !== undefined && row.instance_id != null && row.instance_id !== key)
    return { place, message: `stands under another name than its instance_id ${quoted(row.instance_id)}` }
  return {
    id,
    patch: row.model_patch ?? row.fix_patch ?? '',
    model: row.model_name_or_path?.trim() || null,
    place
  }
}

const sorted = (read: readonly (RawPrediction | Mistake)[]): ParsedPredictions => ({
  rows: read.filter(one => 'id' in one),
  mistakes: read.filter(one => 'message' in one)
})

const parseJson = (text: string): { value: unknown } | { error: string } => {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { error: errorMessage(error) }
  }
}

/** Told from other text, so that a row under other keys is not taken for patches by id. */
const isPatch = (value: unknown): boolean =>
  typeof value === 'string' && (value.trim() === '' || /^(diff --git |--- )/m.test(value))

/** An array of rows, an object of rows or of patches by id, or one row. */
const parseWhole = (value: unknown, rules: PredictionRules): ParsedPredictions => {
  if (Array.isArray(value))
    return sorted(value.map((one, index) => readRow(one, { place: `item ${index + 1}` }, rules)))
  if (typeof value !== 'object' || value === null)
    return { rows: [], mistakes: [{ place: 'line 1', message: 'is neither object nor array' }] }
  const entries: [string, unknown][] = Object.entries(value)
  const isRow = ['instance_id', 'model_patch', 'fix_patch'].some(key => key in value)
  if (!isRow && entries.every(([, one]) => isPatch(one)))
    return sorted(
      entries.map(([key, one]) => readRow({ model_patch: one }, { place: `key ${quoted(key)}`, key }, rules))
    )
  // An object without objects is a row whose keys are of another harness.
  if (isRow || entries.every(([, one]) => typeof one !== 'object' || one === null))
    return sorted([readRow(value, { place: 'line 1' }, rules)])
  return sorted(entries.map(([key, one]) => readRow(one, { place: `key ${quoted(key)}`, key }, rules)))
}

/**
 * Reads the text of a file of predictions: JSON Lines, or one JSON value (an array of rows, or an
 * object of rows or of patches by id). A row is SWE-bench's or Multi-SWE-bench's. What is wrong is named by line.
 */
export const parsePredictions = (
  text: string,
  rules: PredictionRules = { missingIsEmpty: false }
): ParsedPredictions => {
  if (text.trim() === '') return { rows: [], mistakes: [{ place: 'line 1', message: 'is empty' }] }
  const whole = parseJson(text)
  if ('value' in whole) return parseWhole(whole.value, rules)

  const read: (RawPrediction | Mistake)[] = []
  let isLines = false
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const parsed = parseJson(line)
    const place = `line ${index + 1}`
    if ('error' in parsed) read.push({ place, message: `is no JSON: ${parsed.error}` })
    else {
      isLines ||= typeof parsed.value === 'object' && parsed.value !== null
      read.push(readRow(parsed.value, { place }, rules))
    }
  }
  if (isLines) return sorted(read)
  // No line is a row: it was meant as one value, and its own error says where it breaks.
  return {
    rows: [],
    mistakes: [{ place: 'the file', message: `is neither JSON nor JSON Lines: ${whole.error}` }]
  }
}
