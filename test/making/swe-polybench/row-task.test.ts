import { describe, expect, test } from '@jest/globals'
import type { SweRow } from '../../../src/contracts/swe-polybench.js'
import { ROW_FILE, rowTaskFiles } from '../../../src/making/swe-polybench/row-task.js'
import { parseTask } from '../../../src/task/parse-task.js'
import { sampleRow } from './sample-row.js'

const filesOf = (row: SweRow, hints = false) => rowTaskFiles(row, { hints })
const textOf = (path: string, row: SweRow, hints = false) => filesOf(row, hints).get(path)?.text

const taskOf = (row: SweRow) => {
  const files = filesOf(row)
  const toml = files.get('task.toml')?.text ?? ''
  return parseTask({ dir: '/rows/x', name: row.instance_id, toml, files: new Set(files.keys()) })
}

describe('the task of a row', () => {
  test('is a task as any other, of the row’s repository', () => {
    expect(taskOf(sampleRow())).toEqual({
      ok: true,
      warnings: [],
      task: expect.objectContaining({
        name: 'acme__larder-14',
        repository: 'acme/larder',
        environment: expect.objectContaining({ networkMode: 'public', dockerImage: null }),
        agent: expect.objectContaining({ timeoutSec: 3600, networkMode: 'public' }),
        verifier: expect.objectContaining({ timeoutSec: 1200 }),
        files: { dockerfile: true, solution: true, expectedTests: false }
      })
    })
  })

  test('gives tests in Java half an hour', () => {
    expect(taskOf(sampleRow({ language: 'java' }))).toMatchObject({
      task: { verifier: { timeoutSec: 1800 } }
    })
  })

  test('has no limit of memory or processors, as the official harness has none', () => {
    expect(taskOf(sampleRow())).toMatchObject({ task: { environment: { memoryMb: null, cpus: null } } })
  })

  test('uses the image that the row names', () => {
    const image = 'registry.example.com/acme/larder:14'
    expect(taskOf(sampleRow({ image }))).toMatchObject({ task: { environment: { dockerImage: image } } })
  })

  test('says whose pull request it is only where the id does', () => {
    expect(textOf('task.toml', sampleRow())).toContain('https://github.com/acme/larder/pull/14')
    expect(textOf('task.toml', sampleRow({ instance_id: 'larder' }))).not.toContain('pull')
  })

  test('has no solution without a gold patch', () => {
    const row = sampleRow({ patch: '' })
    expect([...filesOf(row).keys()]).not.toContain('solution/solve.sh')
    expect(taskOf(row)).toMatchObject({ ok: true, task: { files: { solution: false } } })
  })

  test('has the patches with their last line closed', () => {
    const row = sampleRow({ patch: '--- a/x\n+++ b/x', test_patch: '--- a/y\n+++ b/y' })
    expect(textOf('solution/fix.patch', row)).toBe('--- a/x\n+++ b/x\n')
    expect(textOf('tests/test.patch', row)).toBe('--- a/y\n+++ b/y\n')
  })

  test('runs its tests as the official harness does', () => {
    const row = sampleRow({ test_command: 'npm ci\nnpm test -- --json' })
    expect(filesOf(row).get('tests/test.sh')).toEqual({
      text: '#!/bin/bash\nset -uxo pipefail\nnpm ci\nnpm test -- --json\n',
      mode: 0o755
    })
  })

  test('keeps the row whole, beside what goes into containers', () => {
    const row = sampleRow()
    expect(JSON.parse(textOf(ROW_FILE, row) ?? '')).toEqual(row)
    expect(ROW_FILE).not.toContain('/')
  })
})

describe('the instruction', () => {
  test('is the problem, and neither hints, patches nor names of tests', () => {
    const said = textOf('instruction.md', sampleRow()) ?? ''
    expect(said).toContain('repository acme/larder')
    expect(said).toContain('\n\nA jar is missing.\n\nThere are two.\n')
    for (const secret of ['Look into', 'JARS', 'test_jars', 'pytest']) expect(said).not.toContain(secret)
  })

  test('has the hints where they are wanted and there are some', () => {
    expect(textOf('instruction.md', sampleRow(), true)).toContain('\n\n## Hints\n\nLook into larder.py.\n')
    expect(textOf('instruction.md', sampleRow({ hints_text: ' ' }), true)).not.toContain('Hints')
  })
})
