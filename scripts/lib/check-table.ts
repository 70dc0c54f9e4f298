import { dynamicChecks } from '../../src/check/dynamic-checks.js'
import { staticChecks } from '../../src/check/static-checks.js'

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** The table of checks in docs/task-checks.md. */
export const checkTable = (): string =>
  [
    ['Check', 'Level', 'What holds of a sound task', 'Why'],
    ['---', '---', '---', '---'],
    ...[...staticChecks, ...dynamicChecks].map(({ id, level, sentence, why }) => [
      `\`${id}\``,
      level,
      cell(sentence),
      cell(why)
    ])
  ]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
