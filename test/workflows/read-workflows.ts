import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export const root = join(import.meta.dirname, '..', '..')

export interface Step {
  uses?: string
  run?: string
  with?: Record<string, string>
  env?: Record<string, string>
}

export interface Job {
  uses?: string
  permissions?: Record<string, string>
  'timeout-minutes'?: number | string
  steps?: Step[]
  with?: Record<string, string>
  secrets?: Record<string, string>
}

export interface Workflow {
  file: string
  text: string
  on: Record<string, { inputs?: Record<string, unknown>; secrets?: Record<string, unknown> } | null> | string
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const readFolder = (folder: string): Workflow[] =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.yml') && name !== 'zizmor.yml')
    .map(name => {
      const text = readFileSync(join(root, folder, name), 'utf8')
      return { ...(parse(text) as Omit<Workflow, 'file' | 'text'>), file: `${folder}/${name}`, text }
    })

/** All workflows of this repository. */
export const workflows = readFolder('.github/workflows')

/** Those that other repositories call. */
export const reusable = workflows.filter(({ on }) => typeof on === 'object' && 'workflow_call' in on)

/** Those that users copy. */
export const examples = readFolder('examples')

/** Each job with its workflow's file and its name. */
export const jobsOf = (all: readonly Workflow[]): [where: string, job: Job][] =>
  all.flatMap(({ file, jobs }) =>
    Object.entries(jobs).map(([name, job]): [string, Job] => [`${file}: ${name}`, job])
  )
