import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { deniedRemedy } from '../../../src/image/registry/denied.js'
import { parseRegistry, remoteName } from '../../../src/image/registry/registry.js'

describe('a registry', () => {
  test.each([
    ['ghcr.io/Owner/Repo', 'https://ghcr.io', 'owner/repo'],
    ['ghcr.io/owner/repo/', 'https://ghcr.io', 'owner/repo'],
    ['127.0.0.1:5000', 'http://127.0.0.1:5000', ''],
    ['localhost:5000/a', 'http://localhost:5000', 'a'],
    ['[::1]:5000', 'http://[::1]:5000', ''],
    ['registry.example.com', 'https://registry.example.com', ''],
    ['docker.io/someone', 'https://registry-1.docker.io', 'someone']
  ])('%s is asked at %s', (text, origin, path) => {
    expect(parseRegistry(text)).toMatchObject({ origin, path })
  })

  test.each(['', 'owner/repo', 'https://ghcr.io/owner', 'ghcr.io//x', 'ghcr.io/a b', 'ghcr.io/-a'])(
    '"%s" is none',
    text => {
      expect(() => parseRegistry(text)).toThrow(UserError)
    }
  )

  test.each([
    ['kotlin-bench/tiny:base', 'owner/repo/tiny'],
    ['kotlin-bench/Kotlin_Ktor:2', 'owner/repo/kotlin_ktor'],
    ['kotlin-bench/task-a:local', 'owner/repo/task-a'],
    ['someone/image', 'owner/repo/someone/image']
  ])('keeps %s as %s', (image, repository) => {
    expect(remoteName(parseRegistry('ghcr.io/owner/repo'), image)).toEqual({
      repository,
      whole: `ghcr.io/${repository}`
    })
  })
})

describe('a refused push', () => {
  const ghcr = parseRegistry('ghcr.io/owner/repo')
  test.each([
    ['in a workflow', { repository: 'owner/repo', isFork: false }, '`packages: write`'],
    ['for a fork', { repository: 'owner/repo', isFork: true }, 'from a fork'],
    ['on a laptop', { repository: null, isFork: false }, '`write:packages`']
  ])('to GitHub %s names what to change', (_, place, said) => {
    expect(deniedRemedy(ghcr, place)).toContain(said)
  })

  test('to another registry names its login', () => {
    const place = { repository: null, isFork: false }
    expect(deniedRemedy(parseRegistry('localhost:5000'), place)).toContain('docker login localhost:5000')
  })
})
