import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { artifactFiles } from '../../src/github/artifact-files.js'

const job = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-test-'))
  mkdirSync(join(folder, 'trial'))
  writeFileSync(join(folder, 'rewards.json'), '{}')
  writeFileSync(join(folder, 'trial', 'trial.log'), '')
  return folder
}

describe('artifactFiles', () => {
  it('takes regular files and follows no link, neither to a file nor to a folder', async () => {
    const folder = job()
    symlinkSync('/etc/passwd', join(folder, 'passwd'))
    symlinkSync('/etc', join(folder, 'trial', 'etc'))
    expect(await artifactFiles(folder)).toEqual({
      files: [join(folder, 'rewards.json'), join(folder, 'trial/trial.log')],
      refused: []
    })
  })

  it('takes nothing from a folder that is itself a link', async () => {
    const link = `${job()}-link`
    symlinkSync('/etc', link)
    expect(await artifactFiles(link)).toEqual({ files: [], refused: [] })
  })

  it('leaves out names that the service refuses, rather than losing the artifact', async () => {
    const folder = job()
    writeFileSync(join(folder, 'trial', 'TEST-a:b.xml'), '')
    const found = await artifactFiles(folder)
    expect(found.refused).toEqual(['trial/TEST-a:b.xml'])
    expect(found.files).toHaveLength(2)
  })
})
