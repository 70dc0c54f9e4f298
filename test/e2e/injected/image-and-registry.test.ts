import { execFileSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createDocker, type Docker } from '../../../src/engine/docker.js'
import { tinyDataset, tinyToml } from '../support/tiny.js'
import { inject, solver } from './inject.js'

const MINUTE = 60_000
const dataset = tinyDataset()

/** A registry that answers every question with one status. */
const registries: Server[] = []
const registryThatSays = async (status: number, code: string): Promise<string> => {
  const server = createServer((_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ errors: [{ code, message: code }] }))
  )
  registries.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterAll(() => {
  for (const server of registries) server.close()
})

const pulls = (host: string) => ({
  'task.toml': tinyToml(toml =>
    toml.replace('[environment]', `[environment]\ndocker_image = "${host}/tasks/tiny:1"`)
  )
})

beforeAll(() =>
  dataset.add('tiny-removed', {
    'environment/Dockerfile': `FROM kotlin-bench/tiny:base\nRUN echo ${process.pid} > /made-for\nWORKDIR /home/tiny\n`
  })
)

/** Removes the task's image, and only that name, before the first container is started from it. */
const removing = (docker: Docker): Docker => {
  let isDone = false
  return {
    ...docker,
    text: (args, options) => {
      if (args[0] === 'run' && !isDone) {
        isDone = true
        execFileSync('docker', [
          'image',
          'rm',
          '--force',
          `kotlin-bench/tiny:e2e-${process.pid}-tiny-removed`
        ])
      }
      return docker.text(args, options)
    }
  }
}

test(
  'an image that is removed after its build is built again',
  async () => {
    const { record, logs } = await inject({
      on: dataset,
      task: 'tiny-removed',
      agent: solver(),
      docker: removing(createDocker())
    })
    expect(logs[0]).toMatch(/no such image/i)
    expect(record).toMatchObject({ outcome: 'resolved', reward: 1, fault: null })
    expect(logs).toHaveLength(2)
  },
  2 * MINUTE
)

test.each([
  [429, 'TOOMANYREQUESTS', 'registry-limited'],
  [503, 'UNAVAILABLE', 'registry-unavailable'],
  [404, 'MANIFEST_UNKNOWN', 'image-missing']
])(
  'a registry that answers %d',
  async (status, code, fault) => {
    dataset.add(`tiny-pull-${status}`, pulls(await registryThatSays(status, code)))
    const { record, logs } = await inject({ on: dataset, task: `tiny-pull-${status}`, agent: solver() })
    expect(record).toMatchObject({
      outcome: 'error',
      reward: null,
      fault: { kind: 'infrastructure', code: fault, phase: 'environment' }
    })
    expect(logs).toHaveLength(2)
  },
  2 * MINUTE
)

test(
  'a registry that refuses the connection',
  async () => {
    dataset.add('tiny-refused', pulls('127.0.0.1:9'))
    const { record, logs } = await inject({ on: dataset, task: 'tiny-refused', agent: solver() })
    expect(record).toMatchObject({
      outcome: 'error',
      reward: null,
      fault: { kind: 'infrastructure', code: 'registry-unavailable', phase: 'environment' }
    })
    expect(logs).toHaveLength(2)
  },
  2 * MINUTE
)

test(
  'a registry that limits, asked for what a recipe builds on',
  async () => {
    const host = await registryThatSays(429, 'TOOMANYREQUESTS')
    dataset.add('tiny-from', { 'environment/Dockerfile': `FROM ${host}/tasks/tiny:1\nWORKDIR /home/tiny\n` })
    const { record } = await inject({ on: dataset, task: 'tiny-from', agent: solver() })
    expect(record).toMatchObject({
      outcome: 'error',
      fault: { kind: 'infrastructure', code: 'registry-limited' }
    })
  },
  2 * MINUTE
)
