import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatasetEntry, LoadedDataset } from '../../dataset/folder.js'

/** Any of these makes a folder a task that lacks its task.toml, and no folder of something else. */
const OF_TASKS = new Set(['instruction.md', 'tests', 'solution', 'environment'])

/** Folders that are passed over when a dataset is run, but were meant as tasks. */
export const brokenFolders = async ({ skipped, tasksDir }: LoadedDataset): Promise<DatasetEntry[]> => {
  const broken: DatasetEntry[] = []
  for (const { name, reason } of skipped) {
    const dir = join(tasksDir, name)
    const children = await readdir(dir).catch(() => [])
    if (!children.some(child => OF_TASKS.has(child))) continue
    const fault = { code: 'task-file-missing', message: `${name} ${reason}` } as const
    broken.push({ name, dir, ok: false, fault, warnings: [] })
  }
  return broken
}
