import { afterEach, expect, test } from '@jest/globals'
import { reapJob } from '../../../src/engine/reap.js'
import type { Sandboxes } from '../../../src/network/sandbox.js'
import { createSandboxes } from '../../../src/network/sandboxes.js'
import { leftovers } from '../support/leftovers.js'
import { type ScriptedModel, startScriptedModel } from '../support/scripted-model.mjs'
import { docker, gatewayImage, inSandbox, policyOf, providerAt, specOf } from './stage.js'

const models: ScriptedModel[] = []
const jobs: Sandboxes[] = []
afterEach(async () => {
  for (const sandboxes of jobs.splice(0)) await sandboxes.close()
  for (const model of models.splice(0)) await model.close()
})
const newModel = async (): Promise<ScriptedModel> => {
  const model = await startScriptedModel()
  models.push(model)
  return model
}

/** The networks of a job of its own, so that what is left can be counted. */
const newJob = (id: string, signal = new AbortController().signal) => {
  const job = `e2e-life-${id}-${process.pid}`
  const sandboxes = createSandboxes({
    docker,
    jobId: job,
    gatewayImage,
    expiresAt: () => Date.now() / 1000 + 3600,
    signal,
    upstreamProxy: null,
    ca: null
  })
  jobs.push(sandboxes)
  return { job, sandboxes }
}

test('what a job opened goes with it, closed or not', async () => {
  const { job, sandboxes } = newJob('close')
  const spec = specOf(policyOf('allowlist'))
  const [closed] = await Promise.all([
    sandboxes.open(spec),
    sandboxes.open(spec),
    sandboxes.open(specOf(policyOf('public')))
  ])
  expect(leftovers(job).length).toBeGreaterThan(6)
  await closed.close()
  expect(await closed.close()).toBe(await closed.close())
  await sandboxes.close()
  expect(leftovers(job)).toEqual([])
})

test('a job that is interrupted while it opens networks leaves nothing', async () => {
  const aborter = new AbortController()
  const { job, sandboxes } = newJob('interrupt', aborter.signal)
  const opening = [specOf(policyOf('allowlist')), specOf(policyOf('public'))].map(spec =>
    sandboxes.open(spec)
  )
  setTimeout(() => aborter.abort(), 400)
  const ends = await Promise.allSettled(opening)
  expect(ends.some(({ status }) => status === 'rejected')).toBe(true)
  await sandboxes.close()
  expect(leftovers(job)).toEqual([])
})

test('the job is reaped from outside, as after its process was killed', async () => {
  const { job, sandboxes } = newJob('reap')
  await sandboxes.open(specOf(policyOf('allowlist')))
  await reapJob(docker, job)
  expect(leftovers(job)).toEqual([])
  await sandboxes.close()
})

test('a container goes on into another phase: other rules, a gateway of its own, an account each', async () => {
  const model = await newModel()
  const { sandboxes } = newJob('change')
  const sandbox = await sandboxes.open(
    { ...specOf(policyOf('no-network')), providers: [providerAt(model.url)] },
    { willChange: true }
  )
  const id = await docker.text([
    ...['run', '--detach', '--network', sandbox.network, '--entrypoint', 'sleep', await gatewayImage(), '600']
  ])
  try {
    const first = sandbox.model!
    expect(await inSandbox(sandbox, `result('model', await get('${first.baseUrls.model}'))`)).toMatchObject({
      model: expect.stringMatching(/^401/)
    })
    await docker.text(['kill', id])
    const end = await sandbox.changeTo({ ...specOf(policyOf('public')), role: 'verifier' })
    expect(end.network.policy.mode).toBe('no-network')
    expect(end.account?.refused).toMatchObject({ 'no-token': 1 })
    expect(sandbox.model).toBeNull()
    expect(sandbox.env).toEqual({})
    await docker.text(['restart', '--time', '0', id])
    const out = await docker.text(['exec', id, 'ip', 'route', 'get', '1.1.1.1'])
    expect(out).toMatch(/ via /)
    const names = await docker.text(['exec', id, 'cat', '/etc/resolv.conf'])
    expect(names).toContain('nameserver 127.0.0.11')
    const answer = await docker.call([
      ...['exec', '--env', 'RES_OPTIONS=timeout:2 attempts:1', id, 'getent', 'hosts', 'example.com']
    ])
    expect([0, 2]).toContain(answer.exitCode)

    await docker.text(['kill', id])
    await sandbox.changeTo({ ...specOf(policyOf('allowlist')), role: 'verifier' })
    await docker.text(['restart', '--time', '0', id])
    expect(sandbox.env.HTTPS_PROXY).toMatch(/^http:/)
    expect(await docker.text(['exec', id, 'cat', '/etc/resolv.conf'])).toContain('nameserver 127.0.0.1\n')
    const after = await sandbox.close()
    expect(after.network.policy.mode).toBe('allowlist')
  } finally {
    await docker.call(['rm', '--force', id])
    await sandboxes.close()
  }
})

test('a gateway that ends in the middle is a fault of the infrastructure, noticed at once', async () => {
  const { job, sandboxes } = newJob('gone')
  const sandbox = await sandboxes.open(specOf(policyOf('allowlist')))
  const told = new Promise<string>(resolve => sandbox.onGone(fault => resolve(fault.code)))
  expect(await sandbox.fault()).toBeNull()
  const gateway = await docker.text([
    ...['ps', '--quiet', '--filter', `label=io.kotlin-bench.job=${job}`],
    ...['--filter', 'label=io.kotlin-bench.role=agent-gateway']
  ])
  await docker.text(['kill', gateway])
  expect(await told).toBe('gateway-gone')
  expect(await sandbox.fault()).toMatchObject({ kind: 'infrastructure', code: 'gateway-gone' })
  expect(await sandbox.account()).toBeNull()
  expect((await sandbox.close()).account).toBeNull()
  await sandboxes.close()
})

test.each(['allowlist', 'public'] as const)(
  'what holds the network of a phase (%s) and ends in the middle is a fault of the infrastructure',
  async mode => {
    const { job, sandboxes } = newJob('held')
    const sandbox = await sandboxes.open(specOf(policyOf(mode)))
    expect(await sandbox.fault()).toBeNull()
    const holder = await docker.text([
      ...['ps', '--quiet', '--filter', `label=io.kotlin-bench.job=${job}`],
      ...['--filter', 'label=io.kotlin-bench.role=agent-network']
    ])
    await docker.text(['kill', holder])
    expect(await sandbox.fault()).toMatchObject({ kind: 'infrastructure', code: 'network-gone' })
    await sandbox.close()
    await sandboxes.close()
  }
)

test('a model request beyond its limit is refused, and whoever asked is told', async () => {
  const model = await newModel()
  const { sandboxes } = newJob('limit')
  const sandbox = await sandboxes.open({
    ...specOf(policyOf('no-network')),
    providers: [providerAt(model.url)],
    limits: { maxTokens: 5, maxCostUsd: null }
  })
  const told = new Promise<string>(resolve => sandbox.onLimit(({ name }) => resolve(name)))
  const { token, baseUrls } = sandbox.model!
  const ask = `
    const body = JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: 'hello' }] })
    const headers = { authorization: 'Bearer ${token}', 'content-type': 'application/json' }
    const askModel = async () => {
      const answer = await fetch('${baseUrls.model}/v1/chat/completions', { method: 'POST', headers, body })
      await answer.text()
      return answer.status
    }
    result('first', await askModel())
    result('second', await askModel())`
  expect(await inSandbox(sandbox, ask)).toEqual({ first: '200', second: '429' })
  expect(await told).toBe('maxTokens')
  const { account } = await sandbox.close()
  expect(account?.status).toBe('limit-reached')
  await sandboxes.close()
})
