import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type ArtifactPort, artifactPort } from '../../src/github/artifact.js'
import { type ResultsServer, startResultsServer } from '../e2e/support/results-server.js'

let service: ResultsServer
let port: ArtifactPort
let before: NodeJS.ProcessEnv

beforeAll(async () => {
  // The client tells the runner every step that it takes.
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  service = await startResultsServer()
  before = { ...process.env }
  const { ACTIONS_RESULTS_URL = '', ACTIONS_RUNTIME_TOKEN = '', GITHUB_RUN_ID = '' } = service.environment
  Object.assign(process.env, { ACTIONS_RESULTS_URL, GITHUB_SERVER_URL: 'https://github.com' })
  port = artifactPort({
    environment: process.env,
    runtimeToken: ACTIONS_RUNTIME_TOKEN,
    serverUrl: 'https://github.com',
    repository: 'acme/agent',
    runId: GITHUB_RUN_ID
  })
})

afterAll(async () => {
  jest.restoreAllMocks()
  process.env = before
  await service.close()
})

const upload = (name: string, text: string) => {
  const root = mkdtempSync(join(tmpdir(), 'kotlin-bench-upload-'))
  writeFileSync(join(root, 'rewards.json'), text)
  return port.upload({ name, root, files: [join(root, 'rewards.json')], retentionDays: undefined })
}

test('what was uploaded is listed, and comes back as it was, several at a time', async () => {
  const names = ['one', 'two', 'three']
  for (const name of names) await upload(name, `{"from": "${name}"}`)
  const listed = await port.list()
  expect(listed.map(({ name }) => name)).toEqual(names)
  const out = mkdtempSync(join(tmpdir(), 'kotlin-bench-download-'))
  const unpacked = await Promise.all(listed.map(one => port.download(one, join(out, one.name))))
  for (const [index, name] of names.entries()) {
    expect(unpacked[index]).toEqual({ files: ['rewards.json'], dropped: [] })
    expect(readFileSync(join(out, name, 'rewards.json'), 'utf8')).toBe(`{"from": "${name}"}`)
  }
  expect(process.env.ACTIONS_RUNTIME_TOKEN).toBeUndefined()
})

test('one that is not there is told', async () => {
  const missing = { name: 'missing', id: 1, bytes: 1 }
  await expect(port.download(missing, tmpdir())).rejects.toThrow(/No artifacts found for ID: 1/)
})
