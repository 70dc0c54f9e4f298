import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from '@jest/globals'
import { createDocker, type Docker } from '../../src/engine/docker.js'

const made: string[] = []

afterEach(async () => {
  for (const dir of made.splice(0)) await rm(dir, { recursive: true, force: true })
})

/** A folder with an executable `docker` that is this shell script; removed after the test. */
export const standInFolder = async (script: string): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'kotlin-bench-docker-'))
  made.push(dir)
  const path = join(dir, 'docker')
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return dir
}

/**
 * Our port to the engine with a shell script in the command line's place: for what its answers mean,
 * and for how calls are made. What the engine itself does is shown with a real one.
 */
export const standInDocker = async (script: string): Promise<Docker> =>
  createDocker(join(await standInFolder(script), 'docker'))
