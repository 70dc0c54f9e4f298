/** What `kotlin-bench` can be asked to do. */
export type Verb =
  | 'run'
  | 'list'
  | 'agents'
  | 'bases'
  | 'prune'
  | 'score'
  | 'explain'
  | 'check'
  | 'calibrate'
  | 'new'
  | 'report'
  | 'plan'
  | 'publish'
  | 'harden'
  | 'import'
  | 'bench'
  | 'bench compare'

/** What input `command` can ask for beside those verbs: it makes sense in a workflow alone. */
export type ActionCommand = 'check-report' | 'check-comment'

/**
 * `path` is made absolute, and `job` where it is a path and no name; `list` is a repeated flag or the lines of an input, `hosts` one of
 * host rules in Harbor's syntax; `count` is a whole number of 1 or more, `whole` one of 0 or more; `factor` is a number above 0;
 * `switch` is a flag without a value or an input that is `true` or `false`.
 */
export type OptionType =
  | 'text'
  | 'path'
  | 'job'
  | 'list'
  | 'hosts'
  | 'count'
  | 'whole'
  | 'factor'
  | 'choice'
  | 'switch'

/** One row of the table: a flag of the command line, an input of the action, a line of docs/options.md. */
export interface OptionRow {
  name: string
  /** One letter, without its dash. */
  short?: string
  /** Other long names that mean the same: Harbor's, so that its users need learn nothing. */
  aliases?: readonly string[]
  type: OptionType
  /** The valid values of a `choice`. */
  values?: readonly string[]
  /** As it would be typed. Without one, an option that is not given is absent. */
  default?: string
  /** What a value looks like in help. */
  placeholder?: string
  /** What a `text`, or each of a `list`, has to match, and how to say so. */
  pattern?: { regex: RegExp; says: string }
  sentence: string
  verbs: readonly Verb[]
  /** What it is to a verb to which it is something else than to the others. */
  of?: Partial<Record<Verb, { placeholder: string; sentence: string }>>
  /** Of the action alone, which take it as well. */
  commands?: readonly (ActionCommand | Verb)[]
  /** Where it exists, when not everywhere. */
  only?: 'flag' | 'input'
  /** Given without its name, as a command's one bare word, or its several where it is a list. */
  isBare?: boolean
  /** A job that goes on takes it from the call; all else is as the job was started. */
  onResume?: true
  /** A shard takes it from its plan, and from nowhere else. */
  inPlan?: true
}

/** All long names of a row: its own and its aliases. */
export const namesOf = (row: OptionRow): readonly string[] => [row.name, ...(row.aliases ?? [])]
