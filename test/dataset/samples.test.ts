import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { loadFolder } from '../../src/dataset/folder.js'
import { readTaskFile } from '../../src/dataset/read-task.js'
import { patchPaths, touchedPaths, verifierLoopPaths } from '../../src/text/patch-paths.js'

const root = join(import.meta.dirname, '../..')

test('the samples are tasks without warnings, of which the reference loop restores every path', async () => {
  const { entries, skipped } = await loadFolder(join(root, 'tasks'))
  expect(skipped).toEqual([])
  expect(entries.length).toBeGreaterThanOrEqual(8)
  for (const entry of entries) {
    expect([entry.name, entry.ok ? '' : entry.fault.message, entry.warnings]).toEqual([entry.name, '', []])
    if (!entry.ok) continue
    const { task } = entry
    expect(task).toMatchObject({ license: 'Apache-2.0', files: { solution: true, expectedTests: true } })
    expect(task.environment.localImage).toMatch(/^kotlin-bench\/[a-z_-]+:pr-\d+$/)
    expect([task.agent.networkMode, task.verifier.networkMode]).toEqual(['allowlist', 'public'])
    const patch = (await readTaskFile(task, 'tests/test.patch'))?.toString('utf8') ?? ''
    expect(verifierLoopPaths(patch).length).toBeGreaterThan(0)
    expect(verifierLoopPaths(patch)).toEqual(touchedPaths(patchPaths(patch)))
  }
})
