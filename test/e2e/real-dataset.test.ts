import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readTestMaterial } from '../../src/commands/shared/jobs/read-test-material.js'
import { loadFolder } from '../../src/dataset/folder.js'
import { createDocker } from '../../src/engine/docker.js'
import { findLocalImage } from '../../src/image/local-image.js'
import { runJob, runOptions } from './support/run-job.js'

/** A checkout of the real dataset; its task images take hours to build, so only what is there is run. */
const checkout = process.env.KOTLIN_SWE_BENCH

const describeReal = checkout === undefined ? describe.skip : describe

describeReal('the real dataset (KOTLIN_SWE_BENCH)', () => {
  const path = join(checkout ?? '', 'tasks')

  test('has no task folder that cannot be read', async () => {
    const { entries } = await loadFolder(path)
    expect(entries.filter(entry => !entry.ok)).toEqual([])
    for (const entry of entries) {
      if (!entry.ok) continue
      const material = await readTestMaterial(entry.task)
      expect(material.expected).not.toBeNull()
      expect(material.testPaths).not.toEqual([])
    }
  })

  test(
    'gives gold 1 and an untouched tree 0 on every task whose image is in the engine',
    async () => {
      const { entries } = await loadFolder(path)
      const docker = createDocker()
      const built: string[] = []
      for (const entry of entries) {
        const image = entry.ok ? entry.task.environment.localImage : null
        if (image !== null && (await findLocalImage(docker, image)) !== undefined) built.push(entry.name)
      }
      if (built.length === 0) return
      const rate = async (agent: string) =>
        (await runJob(runOptions({ path, include: built, agent, jobName: agent }))).rewards.summary.rate
      expect(await rate('oracle')).toBe(1)
      expect(await rate('nop')).toBe(0)
    },
    6 * 3600_000
  )
})
