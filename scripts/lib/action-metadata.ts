import { type OutputName, outputSentences } from '../../src/entry/action/outputs.js'
import { flagsOf, inputRows, type OptionRow } from '../../src/entry/options.js'
import { usageOf } from '../../src/entry/read-options/usage.js'

/** A YAML string that means just this text, in the quotes that need no escapes. JSON's strings are YAML's. */
const scalar = (text: string): string =>
  text.includes('"') && !/['\n]/.test(text) ? `'${text}'` : JSON.stringify(text)

const inputSentence = (row: OptionRow): string => {
  const sentence = withValues(row).replace(' May be given several times.', '')
  return row.type === 'list' || row.type === 'hosts' ? `${sentence} One a line.` : sentence
}

const input = (row: OptionRow): string => {
  const lines = [`  ${row.name}:`, `    description: ${scalar(inputSentence(row))}`]
  if (row.default !== undefined) lines.push(`    default: ${scalar(row.default)}`)
  return lines.join('\n')
}

const output = ([name, sentence]: [string, string]): string =>
  `  ${name}:\n    description: ${scalar(sentence)}`

/** All of action.yml. */
export const actionMetadata = (): string =>
  [
    '# Made from src/entry/options.ts and src/entry/action/outputs.ts by `npm run generate`.',
    'name: Kotlin Bench',
    'description: Evaluate coding agents on Kotlin software-engineering tasks in the Harbor format',
    'author: kotlin-bench',
    'branding:',
    '  icon: check-circle',
    '  color: purple',
    '',
    'inputs:',
    ...inputRows().map(input),
    '',
    'outputs:',
    ...Object.entries(outputSentences).map(output),
    '',
    'runs:',
    '  using: node24',
    '  main: dist/main/index.js',
    '  post: dist/cleanup/index.js',
    ''
  ].join('\n')

/** Text as it may stand in a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

/** A name in a cell; nothing for none. */
export const code = (text: string | undefined): string =>
  text === undefined || text === '' ? '' : `\`${cell(text)}\``

const flagNames = (row: OptionRow): string => {
  const others = [
    ...(row.short === undefined ? [] : [`-${row.short}`]),
    ...(row.aliases ?? []).map(name => `--${name}`)
  ]
  return [usageOf(row), ...others].map(code).join(', ')
}

/** The sentence of a row, with its valid values where it does not name them all itself. */
const withValues = (row: OptionRow): string => {
  const isTold = row.values?.every(value => row.sentence.includes(`\`${value}\``)) ?? true
  return isTold ? row.sentence : `${row.sentence} One of ${row.values?.map(code).join(', ')}.`
}

/** The table of inputs in docs/options.md. */
export const inputTable = (): string =>
  table(
    ['Input', 'Default', 'What it is'],
    inputRows().map(row => [code(row.name), code(row.default), cell(inputSentence(row))])
  )

/** The table of outputs in docs/options.md. */
export const outputTable = (): string =>
  table(
    ['Output', 'What it is'],
    Object.entries(outputSentences).map(([name, sentence]: [OutputName | string, string]) => [
      code(name),
      cell(sentence)
    ])
  )

/** The sentence of docs/running.md on what a job that goes on takes from the call. */
export const resumeSentence = (): string => {
  const names = flagsOf('run')
    .filter(row => row.onResume && row.name !== 'resume')
    .map(row => code(`--${row.name}`))
  return `Of the flags beside \`--resume\` only ${names.slice(0, -1).join(', ')} and ${names.at(-1)} have an effect.`
}

/** The table of flags in docs/options.md. */
export const flagTable = (rows: readonly OptionRow[]): string =>
  table(
    ['Flag', 'Commands', 'Default', 'What it is'],
    rows.map(row => [
      flagNames(row),
      row.verbs.map(code).join(', '),
      row.type === 'switch' ? '' : code(row.default),
      cell(withValues(row))
    ])
  )
