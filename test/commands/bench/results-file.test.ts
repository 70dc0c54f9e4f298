import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { build } from 'esbuild'
import { appendResults, resultsPath } from '../../../src/commands/bench/results-file.js'
import { UserError } from '../../../src/contracts/errors.js'
import { resultLine } from './result-lines.js'

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'kotlin-bench-data-'))

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1)

describe('the file of a model’s results', () => {
  it('is named by the model, whatever that is called', () => {
    const named = (model: string | null): string =>
      resultsPath('data', { benchmark: 'swe-polybench', agent: 'codex', model })
    expect(named('openai/gpt-5')).toBe('data/swe-polybench-openai_gpt-5-results.jsonl')
    expect(named(null)).toBe('data/swe-polybench-codex-results.jsonl')
    expect(named('../../etc/passwd\n')).toBe('data/swe-polybench-_.._etc_passwd_-results.jsonl')
    expect(named('..')).toBe('data/swe-polybench-unnamed-results.jsonl')
    expect(named('m'.repeat(300))).toHaveLength('data/swe-polybench--results.jsonl'.length + 100)
  })

  it('gets a line for each result, those of each model in its own', async () => {
    const folder = join(newFolder(), 'data')
    const paths = await appendResults(folder, [
      resultLine({ model: 'a/one', instance: 'x__y-1' }),
      resultLine({ model: 'b/two', instance: 'x__y-1' }),
      resultLine({ model: 'a/one', instance: 'x__y-2' })
    ])
    expect(paths).toHaveLength(2)
    expect(linesOf(paths[0]!).map(line => JSON.parse(line).instance)).toEqual(['x__y-1', 'x__y-2'])
    await appendResults(folder, [resultLine({ model: 'a/one', instance: 'x__y-3' })])
    expect(linesOf(paths[0]!)).toHaveLength(3)
  })

  it('gets no line twice: a job that is gone on with brings its earlier results again', async () => {
    const folder = newFolder()
    const [first, second] = [resultLine({ instance: 'x__y-1' }), resultLine({ instance: 'x__y-2' })]
    const [path] = await appendResults(folder, [first])
    const later = '2026-11-03T00:00:00.000Z'
    await appendResults(folder, [
      { ...first, date: later },
      { ...second, date: later }
    ])
    await appendResults(folder, [{ ...first, run: 'nightly-2', date: later }])
    const told = linesOf(path!).map(text => JSON.parse(text))
    expect(told.map(({ run, instance, date }) => [run, instance, date])).toEqual([
      ['nightly-1', 'x__y-1', first.date],
      ['nightly-1', 'x__y-2', later],
      ['nightly-2', 'x__y-1', later]
    ])
  })

  it('gets the verdict of a trial that had none before', async () => {
    const folder = newFolder()
    const [path] = await appendResults(folder, [resultLine({ outcome: 'error', gradings: {} })])
    await appendResults(folder, [resultLine()])
    expect(linesOf(path!).map(text => JSON.parse(text).outcome)).toEqual(['error', 'resolved'])
  })

  it('begins a new line after one that a writer was cut off in', async () => {
    const folder = newFolder()
    const path = resultsPath(folder, resultLine())
    writeFileSync(path, '{"schema": "kotlin-be')
    await appendResults(folder, [resultLine({ instance: 'x__y-2' })])
    expect(linesOf(path)[1]).toContain('x__y-2')
  })

  it('keeps whole lines where several processes append at once', async () => {
    const folder = newFolder()
    const path = resultsPath(folder, resultLine())
    // Long lines, which a file system would tear first.
    const line = resultLine({ agentVersion: 'v'.repeat(20_000) })
    const program = join(newFolder(), 'append-many.mjs')
    await build({
      entryPoints: ['test/commands/bench/append-many.ts'],
      ...{ outfile: program, bundle: true, platform: 'node', format: 'esm' }
    })
    const appended = (writer: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [program, folder, writer], {
          stdio: ['pipe', 'inherit', 'inherit']
        })
        child.on('close', code => (code === 0 ? resolve() : reject(new Error(`exit code ${code}`))))
        child.stdin.end(JSON.stringify(line))
      })
    await Promise.all(['one', 'two', 'three'].map(appended))
    const runs = linesOf(path).map(text => JSON.parse(text).run as string)
    expect(runs).toHaveLength(150)
    for (const writer of ['one', 'two', 'three']) {
      expect(runs.filter(run => run === writer)).toHaveLength(50)
    }
  })

  it('says where it cannot be written', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    const appending = appendResults(file, [resultLine()])
    await expect(appending).rejects.toThrow(UserError)
    await expect(appending).rejects.toThrow(/--data-dir/)
  })
})
