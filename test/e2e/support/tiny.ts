import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from '@jest/globals'
import { root } from './run-action.js'

const FIXTURE = join(root, 'test/fixtures/tiny')

const folders: string[] = []
const images = new Set<string>()

// What a test made goes with it; the base stays for the next one.
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  for (const image of images) {
    try {
      execFileSync('docker', ['rmi', '--force', image], { stdio: 'ignore' })
    } catch {
      // It was never built.
    }
  }
  images.clear()
})

/** An empty folder, removed after the tests of a file. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-e2e-'))
  folders.push(folder)
  return folder
}

/** Files of a task by path; null removes one. */
export type TaskFiles = Readonly<Record<string, string | Buffer | null>>

export interface TinyDataset {
  dir: string
  /** The folder of tasks. */
  tasks: string
  /** Adds a task: `tiny-1` with other files. Its image has a name of its own. */
  add: (name: string, files?: TaskFiles) => void
}

const write = (path: string, content: string | Buffer | null): void => {
  if (content === null) {
    rmSync(path, { recursive: true, force: true })
    return
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  if (path.endsWith('.sh')) chmodSync(path, 0o755)
}

/** A copy of the tiny dataset's base, to which a test adds its own tasks. */
export const tinyDataset = (): TinyDataset => {
  const dir = newFolder()
  cpSync(join(FIXTURE, 'bases'), join(dir, 'bases'), { recursive: true })
  const tasks = join(dir, 'tasks')
  mkdirSync(tasks)
  return {
    dir,
    tasks,
    add(name, files = {}) {
      const task = join(tasks, name)
      cpSync(join(FIXTURE, 'tasks/tiny-1'), task, { recursive: true })
      const image = `kotlin-bench/tiny:e2e-${process.pid}-${name}`
      images.add(image)
      write(join(task, 'environment/docker-compose.yaml'), `services:\n  main:\n    image: ${image}\n`)
      for (const [path, content] of Object.entries(files)) write(join(task, path), content)
    }
  }
}

/** `task.toml` of the tiny task with some lines replaced. */
export const tinyToml = (replace: (toml: string) => string): string =>
  replace(readFileSync(join(FIXTURE, 'tasks/tiny-1/task.toml'), 'utf8'))
