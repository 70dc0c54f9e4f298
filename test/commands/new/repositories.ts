import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Files by path; null removes one. */
export type Files = Readonly<Record<string, string | Buffer | null>>

/** A repository that a test makes tasks of. */
export interface MadeRepository {
  readonly dir: string
  /** Commits some files, and gives the commit's id. */
  commit(message: string, files: Files): string
  git(...args: string[]): string
}

const SETTINGS = [
  'core.autocrlf=false',
  'user.name=Mina',
  'user.email=mina@larder.example',
  'maintenance.auto=false'
]
const GIVEN = SETTINGS.flatMap(setting => ['-c', setting])

/** A repository in `dir` that says where it is from. */
export const makeRepository = (dir: string, origin?: string): MadeRepository => {
  const git = (...args: string[]): string =>
    execFileSync('git', [...GIVEN, ...args], { cwd: dir, encoding: 'utf8' }).trim()
  mkdirSync(dir, { recursive: true })
  git('init', '--quiet', '--template=', '--initial-branch=main')
  if (origin !== undefined) git('remote', 'add', 'origin', origin)
  return {
    dir,
    git,
    commit(message, files) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(dir, path)
        mkdirSync(dirname(file), { recursive: true })
        if (content === null) rmSync(file)
        else writeFileSync(file, content)
        if (path === 'gradlew') chmodSync(file, 0o755)
      }
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '-m', message)
      return git('rev-parse', 'HEAD')
    }
  }
}

export const newTestFolder = (): string => mkdtempSync(join(tmpdir(), 'kotlin-bench-made-'))
