import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RegistryAccess } from '../../../src/commands/shared/access/image-source.js'
import { NO_ACCESS } from '../../../src/commands/shared/access/image-source.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import { LOGIN } from './registry-server.js'
import { type TinyDataset, tinyDataset } from './tiny.js'

/** A tiny dataset whose bases no other test has, so that a test may remove and change them. */
export interface OwnDataset extends TinyDataset {
  /** `kotlin-bench/…:base` by the letter. */
  baseOf: (letter: string) => string
  /** The task's image. */
  imageOf: (task: string) => string
  /** Changes one byte of a base's build context. */
  change: (letter: string) => void
}

/** @param tasks the letter of its base by a task's name */
export const ownDataset = (label: string, tasks: Readonly<Record<string, string>>): OwnDataset => {
  const dataset = tinyDataset()
  const bases = join(dataset.dir, 'bases')
  const repoOf = (letter: string) => `e2e-${process.pid}-${label}-${letter}`
  const letters = [...new Set(Object.values(tasks))]
  for (const letter of letters) {
    cpSync(join(bases, 'tiny'), join(bases, letter), { recursive: true })
    writeFileSync(join(bases, letter, 'repository/.gitignore'), `build/\n# ${repoOf(letter)}\n`)
  }
  writeFileSync(
    join(bases, 'manifest'),
    letters.map(letter => `${repoOf(letter)} base ${letter}/Dockerfile.base\n`).join('')
  )
  const baseOf = (letter: string) => `kotlin-bench/${repoOf(letter)}:base`
  for (const [task, letter] of Object.entries(tasks)) {
    dataset.add(`${label}-${task}`, {
      'environment/Dockerfile': `FROM ${baseOf(letter)}\nWORKDIR /home/tiny\n`
    })
  }
  return {
    ...dataset,
    baseOf,
    imageOf: task => `kotlin-bench/tiny:e2e-${process.pid}-${label}-${task}`,
    change: letter => appendFileSync(join(bases, letter, 'repository/.gitignore'), '#')
  }
}

/** Removes what a test's datasets have in the machine's engine, whatever it is called there. */
export const emptyEngine = (registry: string, label: string): void => {
  const format = '{{.Repository}} {{.Tag}} {{.ID}}'
  const names = execFileSync('docker', ['images', '--format', format], { encoding: 'utf8' })
    .split('\n')
    .filter(line => line.startsWith(`${registry}/`) || line.includes(`e2e-${process.pid}-${label}-`))
    .map(line => line.split(' '))
    .map(([repository = '', tag = '', id = '']) => (tag === '<none>' ? id : `${repository}:${tag}`))
  // Some go with others.
  if (names.length > 0) spawnSync('docker', ['rmi', ...new Set(names)], { stdio: 'ignore' })
}

/** The login of a test's registry, as the edge hands it in. */
export const accessTo = (host: string, login = LOGIN): RegistryAccess => ({
  ...NO_ACCESS,
  logins: new Map([[host, login]])
})

/** What was done to which image, in order: `build kotlin-bench/tiny:…`. */
export const doneIn = (events: readonly ProgressEvent[]): string[] =>
  events.flatMap(event => (event.type === 'image-finished' ? [`${event.action} ${event.image}`] : []))

export const noticesIn = (events: readonly ProgressEvent[]): string[] =>
  events.flatMap(event => (event.type === 'notice' ? [event.message] : []))
