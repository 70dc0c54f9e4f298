// Makes a CSV file of rows as the published dataset has them: npx tsx bench/rows/make-rows.ts FILE [ROWS] [MEGABYTES]

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { seededRandom } from '../../src/text/seeded-random.js'

const [path = '', rows = '2110', megabytes = '100'] = process.argv.slice(2)

/** Shares of the published 2,110 rows. */
const LANGUAGES = [
  ['JavaScript', 1017],
  ['TypeScript', 729],
  ['Python', 199],
  ['Java', 165]
] as const
const CATEGORIES = ['Bug Fix', 'Feature', 'Refactoring'] as const
const LARGEST_CELL = 3_000_000

const random = seededRandom(12)
const below = (limit: number): number => Math.floor(random() * limit)
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!

const WORDS = Array.from({ length: 2000 }, () =>
  Array.from({ length: 3 + below(9) }, () => pick([...'aaabcdeeefghiijklmnooprssttuvwyz'])).join('')
)
/** Some of what is written is not ASCII, and needs quotes doubled. */
const phrase = (): string => {
  const words = Array.from({ length: 4 + below(8) }, () => pick(WORDS)).join(' ')
  return pick([words, words, words, `"${words}"`, `it's ${words}`, `${words}, ${words}`, `“${words}” → é`])
}

const text = (bytes: number, line: () => string): string => {
  const lines: string[] = []
  for (let length = 0; length < bytes; ) {
    const next = line()
    lines.push(next)
    length += next.length + 1
  }
  return lines.join('\n')
}

const patch = (bytes: number): string => {
  const file = `src/${pick(WORDS)}/${pick(WORDS)}.x`
  const added = text(bytes, () => `+  ${phrase()}`)
  const count = added.split('\n').length
  return `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n@@ -1,0 +1,${count} @@\n${added}\n`
}

/** As Python's repr() writes a list of texts. */
const pythonList = (items: readonly string[]): string =>
  `[${items
    .map(item => {
      const quote = item.includes("'") && !item.includes('"') ? '"' : "'"
      return `${quote}${item.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(quote, `\\${quote}`)}${quote}`
    })
    .join(', ')}]`

const tests = (bytes: number): string =>
  pythonList(text(bytes, () => `${pick(WORDS)}.spec.x->${phrase()}`).split('\n'))

const cell = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

const languages = LANGUAGES.flatMap(([language, count]) => Array<string>(count).fill(language))
const bytesEach = (Number(megabytes) * 1e6) / Number(rows)

const row = (number: number): Record<string, string> => {
  const repo = `${pick(WORDS)}/${pick(WORDS)}`
  // Most rows are small and few are very large.
  const size = Math.min(LARGEST_CELL, bytesEach * 0.135 * random() ** -0.75)
  const change = patch(size * 0.3)
  return {
    repo,
    instance_id: `${repo.replace('/', '__')}-${number}`,
    base_commit: Array.from({ length: 40 }, () => pick([...'0123456789abcdef'])).join(''),
    patch: change,
    test_patch: patch(size * 0.4),
    problem_statement: text(2000, phrase),
    hints_text: text(random() < 0.3 ? 3000 : 0, phrase),
    created_at: '2023-05-04 12:00:00+00:00',
    language: languages[(number * 7919) % languages.length] ?? 'Java',
    Dockerfile: text(1500, () => `RUN ${phrase()}`),
    P2P: tests(size),
    F2P: tests(200),
    F2F: tests(100),
    test_command: `npm test -- --reporter json ${pick(WORDS)}`,
    task_category: pick(CATEGORIES),
    is_no_nodes: 'False',
    is_func_only: 'True',
    is_class_only: 'False',
    is_mixed: 'False',
    num_func_changes: '1',
    num_class_changes: '0',
    num_nodes: '1',
    is_single_func: 'True',
    is_single_class: 'False',
    modified_nodes: JSON.stringify([`src/${pick(WORDS)}.x->program->function_declaration:${pick(WORDS)}`])
  }
}

const out = createWriteStream(path)
for (let number = 0; number < Number(rows); number++) {
  const record = row(number)
  if (number === 0) out.write(`${Object.keys(record).join(',')}\n`)
  if (!out.write(`${Object.values(record).map(cell).join(',')}\n`)) await once(out, 'drain')
}
out.end()
await once(out, 'finish')
