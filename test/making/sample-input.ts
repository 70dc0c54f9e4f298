import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { expectedTestsSchema } from '../../src/contracts/expected-tests.js'
import type { NewTask } from '../../src/making/new-task.js'

const TASKS = join(import.meta.dirname, '../../tasks')

export const SAMPLES = readdirSync(TASKS).filter(name => statSync(join(TASKS, name)).isDirectory())

/** The files of a sample, with their modes, by path. */
export const sampleFiles = (name: string): ReadonlyMap<string, { text: string; mode: number }> => {
  const dir = join(TASKS, name)
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  return new Map(
    paths
      .filter(path => statSync(join(dir, path)).isFile())
      .map(path => [
        path,
        { text: readFileSync(join(dir, path), 'utf8'), mode: statSync(join(dir, path)).mode & 0o777 }
      ])
  )
}

interface SampleToml {
  metadata: { author_name: string; difficulty: 'easy'; tags: string[]; source: Record<string, string> }
  environment: { cpus: number; memory_mb: number }
}

/** What a sample's files say, as the value that they could be made of. */
export const sampleInput = (name: string): NewTask => {
  const files = sampleFiles(name)
  const text = (path: string): string => files.get(path)!.text
  const { metadata, environment } = parse(text('task.toml')) as unknown as SampleToml
  const { source } = metadata
  const found = (path: string, pattern: RegExp): string => pattern.exec(text(path))![1]!
  return {
    repository: {
      owner: source.repository_owner!,
      name: source.repository_name!,
      url: source.repository_url!
    },
    license: source.license!,
    change: {
      type: 'pr',
      id: source.code_change_id!,
      url: source.code_change_url!,
      issueUrl: source.issue_url!
    },
    authorName: metadata.author_name,
    difficulty: metadata.difficulty,
    tags: metadata.tags,
    baseImage: found('environment/Dockerfile', /^FROM (.*)$/m),
    workdir: found('environment/Dockerfile', /^WORKDIR (.*)$/m),
    baseSha: found('environment/prepare.sh', /^git checkout --quiet (.*)$/m),
    buildTool: metadata.tags.includes('maven') ? 'maven' : 'gradle',
    testCommand: found('tests/test.sh', /^(.*) \|\| true$/m),
    testEnvironment: [],
    testsFailAtBase: false,
    environmentFiles: [...files.keys()]
      .filter(path => path.startsWith('environment/exclude-'))
      .map(path => ({ name: path.replace('environment/', ''), text: text(path) })),
    resources: { cpus: environment.cpus, memoryMb: environment.memory_mb },
    instruction: text('instruction.md'),
    fixPatch: text('solution/fix.patch'),
    testPatch: text('tests/test.patch'),
    expectedTests: expectedTestsSchema.parse(JSON.parse(text('tests/expected_tests.json')))
  }
}
