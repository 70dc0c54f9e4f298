import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type ImportedRow, type ImportOptions, importRows } from '../../src/commands/import.js'
import { checkFolder } from '../check/sample-task.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { sampleRow } from '../making/multi-swe-bench/sample-row.js'
import { SAMPLES } from '../making/sample-input.js'

const LARDER = ['kotlin-bench_larder-14', 'kotlin-bench_larder-17', 'kotlin-bench_larder-22']
const MANIFEST = `kotlin-bench_larder base larder/Dockerfile
kotlin-bench_larder base-cached larder/Dockerfile
kotlin-bench_lastbus base lastbus/Dockerfile
kotlin-bench_lastbus base-cached lastbus/Dockerfile
`

/** A folder with rows and a manifest, and how to import them there. */
const rowsIn = async (lines: readonly string[], { ending = '\n', manifest = MANIFEST } = {}) => {
  const dir = await folderWith({ 'rows.jsonl': lines.join(ending), 'bases/manifest': manifest })
  const notices: string[] = []
  const out = join(dir, 'tasks')
  const run = (changes: Partial<ImportOptions> = {}): Promise<readonly ImportedRow[]> =>
    importRows(
      {
        rows: join(dir, 'rows.jsonl'),
        out,
        base: ['kotlin-bench_larder:base'],
        bases: undefined,
        buildTool: 'gradle',
        ...changes
      },
      { told: () => {}, notice: message => notices.push(message), signal: new AbortController().signal }
    )
  return { dir, out, run, notices }
}

const lineOf = (name: string): string => JSON.stringify(sampleRow(name))

const problemsOf = (rows: readonly ImportedRow[]): string[] =>
  rows.flatMap(row =>
    row.ok ? [] : row.problems.map(({ field, message }) => `${row.line}, ${field} ${message}`)
  )

describe('importRows', () => {
  it.each([
    ['gradle', 'larder'],
    ['maven', 'lastbus']
  ] as const)('makes tasks that pass the static checks: %s', async (buildTool, library) => {
    const names = SAMPLES.filter(name => name.includes(library))
    const { out, run } = await rowsIn(names.map(lineOf))
    const rows = await run({ buildTool, base: [`kotlin-bench_${library}:base`] })
    expect(rows.map(row => row.ok && row.task)).toEqual(names)
    expect((await readdir(out)).sort()).toEqual(names)
    expect((await stat(join(out, names[0]!, 'tests/test.sh'))).mode & 0o111).toBe(0o111)
    const { report } = await checkFolder(out)
    // A row names no licence.
    expect(report.findings.filter(finding => finding.check !== 'licence')).toEqual([])
  })

  it('tells of rows that are wrong by line and field, and imports the others', async () => {
    const wrong = JSON.stringify({ ...sampleRow(LARDER[1]!), base: { sha: 'main' } })
    const { out, run } = await rowsIn([lineOf(LARDER[0]!), '', wrong, '{', lineOf(LARDER[2]!)])
    const rows = await run()
    expect(problemsOf(rows)).toEqual([
      '3, base.sha is no sha of a commit, which has 40 hexadecimal digits',
      '4, null is no JSON'
    ])
    expect((await readdir(out)).sort()).toEqual([LARDER[0], LARDER[2]])
  })

  it('leaves a task as it is that is there already', async () => {
    const { out, run } = await rowsIn([lineOf(LARDER[0]!), lineOf(LARDER[0]!)])
    const rows = await run()
    expect(rows.map(({ ok }) => ok)).toEqual([true, false])
    expect(problemsOf(rows)).toEqual([
      `2, number makes ${LARDER[0]}, but ${join(out, LARDER[0]!)} is there already`
    ])
    expect(await readdir(out)).toEqual([LARDER[0]])
  })

  it('takes a line separator within a text for no end of a line', async () => {
    const row = sampleRow(LARDER[0]!)
    row.resolved_issues[0]!.body = 'before\u2028after'
    const { out, run } = await rowsIn([JSON.stringify(row)], { ending: '\r\n' })
    expect(problemsOf(await run())).toEqual([])
    expect(await readFile(join(out, LARDER[0]!, 'instruction.md'), 'utf8')).toContain('before\u2028after')
  })

  it('reads a file that begins with a byte order mark', async () => {
    const { run } = await rowsIn([`\uFEFF${lineOf(LARDER[0]!)}`])
    expect(problemsOf(await run())).toEqual([])
  })

  it('needs the base of each repository', async () => {
    const { run } = await rowsIn([lineOf('kotlin-bench_lastbus-9')])
    expect(problemsOf(await run())).toEqual([
      '1, repo is kotlin-bench/lastbus, and no base of it was named: give `--base kotlin-bench_lastbus:<tag>`'
    ])
  })

  it('takes the only base that the manifest has of a repository, and says so once', async () => {
    const manifest = 'kotlin-bench_larder base larder/Dockerfile\n'
    const { out, run, notices } = await rowsIn([lineOf(LARDER[0]!), lineOf(LARDER[2]!)], { manifest })
    expect(problemsOf(await run({ base: [] }))).toEqual([])
    expect(await readFile(join(out, LARDER[0]!, 'environment/Dockerfile'), 'utf8')).toContain(
      'FROM kotlin-bench/kotlin-bench_larder:base'
    )
    expect(notices).toEqual([
      'kotlin-bench/kotlin-bench_larder:base is taken, the only base of its repository in the manifest; `--base` names another.'
    ])
  })

  it.each([
    [[], '`--base` is missing: give the base of each repository, as `<owner>_<repo>:<tag>`. '],
    [['larder'], '`--base` is `larder`; it has to be `<owner>_<repo>:<tag>`.'],
    [['kotlin-bench_larder:bass'], 'Did you mean `kotlin-bench/kotlin-bench_larder:base`?'],
    [
      ['kotlin-bench_larder:base', 'kotlin-bench_larder:base-cached'],
      'names two bases of kotlin-bench_larder'
    ]
  ])('takes bases for a mistake that are none: %j', async (base, message) => {
    const { run } = await rowsIn([lineOf(LARDER[0]!)])
    await expect(run({ base })).rejects.toThrow(message)
  })

  it('takes a folder for a mistake that cannot be written', async () => {
    const { dir, run } = await rowsIn([lineOf(LARDER[0]!)])
    const out = join(dir, 'rows.jsonl/tasks')
    await expect(run({ out, bases: join(dir, 'bases') })).rejects.toThrow('cannot be written (ENOTDIR)')
  })

  it.each([
    ['nowhere.jsonl', 'does not exist. Give a file of rows'],
    ['bases', 'cannot be read (EISDIR)']
  ])('takes %s for a mistake', async (name, message) => {
    const { dir, run } = await rowsIn([])
    await expect(run({ rows: join(dir, name) })).rejects.toThrow(message)
  })
})
