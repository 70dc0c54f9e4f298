import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { userLogin, withLogin } from '../../../src/image/registry/client-config.js'

let dir: string
const before = process.env.DOCKER_CONFIG
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kotlin-bench-test-'))
  process.env.DOCKER_CONFIG = dir
  const auth = Buffer.from('bob:pass:word').toString('base64')
  writeFileSync(
    join(dir, 'config.json'),
    JSON.stringify({ auths: { 'other.example.com': { auth } }, proxies: { default: {} } })
  )
  writeFileSync(join(dir, 'plugin'), 'theirs')
})
afterEach(() => {
  if (before === undefined) delete process.env.DOCKER_CONFIG
  else process.env.DOCKER_CONFIG = before
  rmSync(dir, { recursive: true })
})

test('a login stands in a private copy of the client’s configuration, as long as it is needed', async () => {
  const login = { username: 'ann', password: 'secret' }
  let copy = ''
  await withLogin('ghcr.io', login, async env => {
    copy = env.DOCKER_CONFIG!
    const config = JSON.parse(readFileSync(join(copy, 'config.json'), 'utf8'))
    expect(Object.keys(config.auths)).toEqual(['other.example.com', 'ghcr.io'])
    expect(config).toMatchObject({ proxies: { default: {} }, credHelpers: { 'ghcr.io': '' } })
    expect(readFileSync(join(copy, 'plugin'), 'utf8')).toBe('theirs')
    expect(lstatSync(join(copy, 'config.json')).mode & 0o777).toBe(0o600)
  })
  expect(existsSync(copy)).toBe(false)
  expect(existsSync(join(dir, 'plugin'))).toBe(true)
  expect(readFileSync(join(dir, 'config.json'), 'utf8')).not.toContain('ghcr.io')
})

test('is gone as well where the work fails', async () => {
  let copy = ''
  const work = withLogin('ghcr.io', { username: 'ann', password: 'secret' }, async env => {
    copy = env.DOCKER_CONFIG!
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(existsSync(copy)).toBe(false)
})

test('what the user has logged in with is found', async () => {
  expect(await userLogin('other.example.com')).toEqual({ username: 'bob', password: 'pass:word' })
  expect(await userLogin('ghcr.io')).toBeUndefined()
})
