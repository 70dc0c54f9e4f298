import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { gitHubAccess, repositoryOfRemote } from '../../../../src/commands/shared/access/github-access.js'

const SERVER = 'https://github.com'
const acme = { owner: 'acme', repo: 'agent.kt' }

describe('repositoryOfRemote', () => {
  it.each([
    'https://github.com/acme/agent.kt',
    'https://github.com/acme/agent.kt.git',
    'https://x-access-token:secret@github.com/acme/agent.kt/',
    'git@github.com:acme/agent.kt.git',
    'ssh://git@github.com:22/acme/agent.kt.git'
  ])('reads %s', remote => {
    expect(repositoryOfRemote(remote, SERVER)).toEqual(acme)
  })

  it.each([
    'https://example.com/acme/agent',
    '/srv/agent.git',
    'https://github.com/acme',
    'git@github.com:a/b/c'
  ])('is none of GitHub in %s', remote => {
    expect(repositoryOfRemote(remote, SERVER)).toBeUndefined()
  })
})

describe('gitHubAccess', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-test-'))
  const repositoryIn = (environment: Record<string, string>) =>
    gitHubAccess({ environment, token: undefined, folder }).repository()

  it('goes by the variable, else by what the work tree was cloned from', async () => {
    execFileSync('git', ['init', '--quiet', folder])
    execFileSync('git', ['-C', folder, 'remote', 'add', 'origin', 'git@github.com:acme/agent.kt.git'])
    expect(await repositoryIn({})).toEqual(acme)
    expect(await repositoryIn({ GITHUB_REPOSITORY: 'ann/fork' })).toEqual({ owner: 'ann', repo: 'fork' })
  })

  it('says what to do where nothing says which repository', async () => {
    const elsewhere = gitHubAccess({ environment: {}, token: undefined, folder: tmpdir() })
    await expect(elsewhere.repository()).rejects.toThrow('set GITHUB_REPOSITORY to `owner/repo`')
    await expect(repositoryIn({ GITHUB_REPOSITORY: 'agent' })).rejects.toThrow('it has to be `owner/repo`')
  })
})
