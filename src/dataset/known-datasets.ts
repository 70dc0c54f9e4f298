/** What a dataset that everybody knows by its name consists of. */
export interface DatasetCounts {
  readonly tasks: number
  readonly repositories: number
  readonly bases: number
}

const KNOWN: ReadonlyMap<string, DatasetCounts> = new Map([
  ['kotlin/kotlin-swe-bench', { tasks: 106, repositories: 9, bases: 13 }]
])

const NOUNS = {
  tasks: ['task', 'tasks'],
  repositories: ['repository', 'repositories'],
  bases: ['base', 'bases']
} as const

const counted = (kind: keyof DatasetCounts, count: number): string =>
  `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`

/**
 * A sentence where the whole of a known dataset (`source` as results name it, `owner/repo/tasks`) does not
 * have what it is known to have: rates over it do not compare with others'.
 */
export const countWarning = (source: string, found: DatasetCounts): string | undefined => {
  const name = source.replace(/\/tasks$/, '')
  const expected = KNOWN.get(name.toLowerCase())
  if (expected === undefined) return undefined
  const kinds = Object.keys(NOUNS) as (keyof DatasetCounts)[]
  const different = kinds.filter(kind => found[kind] !== expected[kind])
  if (different.length === 0) return undefined
  const what = different.map(kind => `${counted(kind, found[kind])} instead of ${expected[kind]}`).join(', ')
  return `${name} has ${what}: rates over all of it are not those of the Kotlin Benchmark. Compare the commit with that of the results you compare with.`
}
