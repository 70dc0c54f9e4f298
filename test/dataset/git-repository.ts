import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { addFiles, folderWith, taskFiles } from './temporary-dataset.js'

const SETTINGS = ['user.name=A', 'user.email=a@example.com', 'commit.gpgsign=false', 'maintenance.auto=false']
const GIVEN = SETTINGS.flatMap(setting => ['-c', setting])

export interface Repository {
  /** The work tree. */
  readonly dir: string
  git(...args: string[]): Promise<string>
  /** Commits files; null removes one. Gives the commit. */
  commit(files: Readonly<Record<string, string | null>>): Promise<string>
}

/** A length, and so many bytes, as `git fast-import` reads them. */
const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`

/** A work tree that is there already, as a repository. */
export const repositoryAt = (dir: string): Repository => {
  const git: Repository['git'] = async (...args) =>
    (await execa('git', [...GIVEN, ...args], { cwd: dir })).stdout
  return {
    dir,
    git,
    async commit(files) {
      for (const [path, text] of Object.entries(files)) {
        if (text === null) await rm(join(dir, path), { recursive: true })
        else await addFiles(dir, { [path]: text })
      }
      await git('add', '--all')
      await git('commit', '--quiet', '--allow-empty', '-m', 'change')
      return git('rev-parse', 'HEAD')
    }
  }
}

/** A new repository on branch `main` with one commit of these files. */
export const repositoryWith = async (files: Readonly<Record<string, string>>): Promise<Repository> => {
  const repository = repositoryAt(await folderWith())
  await repository.git('init', '--quiet', '--template=', '--initial-branch=main')
  await repository.commit(files)
  return repository
}

/** Commits of one file, with one text after the other. */
type FileHistories = Readonly<Record<string, { readonly path: string; readonly texts: readonly string[] }>>

/** Puts many commits on branches, from a start on, by one call of git. */
export const commitMany = async (
  { dir, git }: Repository,
  start: string,
  branches: FileHistories
): Promise<void> => {
  const commits = Object.entries(branches).flatMap(([branch, { path, texts }]) =>
    texts.map((text, index) =>
      [
        `commit refs/heads/${branch}\ncommitter A <a@example.com> ${1_700_000_000 + index} +0000\n`,
        data('change'),
        index === 0 ? `from ${start}\n` : '',
        `M 100644 inline ${path}\n${data(text)}`
      ].join('')
    )
  )
  await execa('git', ['fast-import', '--quiet'], { cwd: dir, input: commits.join('') })
  await git('reset', '--quiet', '--hard')
}

/** The files of a small dataset: two tasks on a base, and much that a run does not need. */
export const datasetFiles = (top = ''): Record<string, string> => {
  const files = {
    ...taskFiles('tasks/acme_larder-1'),
    ...taskFiles('tasks/acme_larder-2'),
    'bases/manifest': 'acme_larder base acme_larder/Dockerfile.base\n',
    'bases/acme_larder/Dockerfile.base': 'FROM scratch\n',
    'scripts/build_bases.sh': '#!/bin/sh\n',
    'website/large.txt': 'not needed\n'.repeat(1000),
    'README.md': 'Not needed.\n'
  }
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [top + path, text]))
}

const BARE = '[core]\nrepositoryformatversion = 0\nbare = true\n[uploadpack]\nallowFilter = true\n'

/** A bare copy of a repository at `<folder>/<name>`, as a server has it; `push` brings it up to date. */
export const publish = async (
  { dir, git }: Repository,
  { folder, name }: { readonly folder: string; readonly name: string }
): Promise<{ push: () => Promise<void> }> => {
  const path = join(folder, name)
  // As `git init --bare` and a push make it, in a fraction of the time.
  await cp(join(dir, '.git'), path, { recursive: true })
  await writeFile(join(path, 'config'), BARE)
  return {
    async push() {
      await git('push', '--quiet', '--mirror', path)
    }
  }
}
