import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from '@jest/globals'

const made: string[] = []

afterEach(async () => {
  for (const dir of made.splice(0)) await rm(dir, { recursive: true, force: true })
})

/** A new folder with these files, removed after the test. */
export const folderWith = async (files: Readonly<Record<string, string>> = {}): Promise<string> => {
  const dir = await realpath(await mkdtemp(join(tmpdir(), 'kotlin-bench-dataset-')))
  made.push(dir)
  await addFiles(dir, files)
  return dir
}

export const addFiles = async (dir: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(files)) {
    const path = join(dir, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/** The least that makes a task. */
export const taskFiles = (name: string, toml = ''): Record<string, string> => ({
  [`${name}/task.toml`]: toml,
  [`${name}/instruction.md`]: 'Do it.\n',
  [`${name}/environment/Dockerfile`]: 'FROM scratch\n',
  [`${name}/tests/test.sh`]: '#!/bin/sh\n'
})
