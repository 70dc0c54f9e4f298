import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ScriptedModel, startScriptedModel } from '../support/scripted-model.mjs'
import { inSandbox, open, policyOf, providerAt } from './stage.js'

const KEY = 'sk-provider-key-9f8e7d6c5b4a'
let model: ScriptedModel
beforeAll(async () => {
  model = await startScriptedModel({ key: KEY })
})
afterAll(() => model.close())

const attack = (baseUrl: string, key: string) => `
  const answer = await fetch('${baseUrl}/v1/chat/completions', {
    method: 'POST',
    headers: { authorization: 'Bearer ${key}', 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: 'hello' }] })
  }).catch(error => ({ status: error.cause?.code ?? error.message }))
  result('status', answer.status)
`

const ask = async (url: string, key: string): Promise<number> => {
  const { status } = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: 'hello' }] })
  })
  return status
}

test("the provider's own key, which a container could have kept, is good after the trial as well", async () => {
  expect(await ask(model.url, KEY)).toBe(200)
})

test("a trial's token is good for its own gateway, and for nothing else at no other time", async () => {
  const providers = [providerAt(model.url)]
  const first = await open(policyOf('no-network'), { providers })
  const old = first.model!
  expect(await inSandbox(first, attack(old.baseUrls.model!, old.token))).toEqual({ status: '200' })
  // Nor is it the provider's.
  expect(await ask(model.url, old.token)).toBe(401)
  const ended = await first.close()
  expect(ended.account?.total.succeeded).toBe(1)

  const second = await open(policyOf('no-network'), { providers })
  const own = second.model!
  expect(await inSandbox(second, attack(own.baseUrls.model!, own.token))).toEqual({ status: '200' })
  expect(await inSandbox(second, attack(own.baseUrls.model!, old.token))).toEqual({ status: '401' })
  const gone = await inSandbox(second, attack(old.baseUrls.model!.replace('/model', ''), old.token))
  expect(gone.status).not.toBe('200')
  const { account } = await second.close()
  expect(account?.refused).toMatchObject({ 'wrong-token': 1 })
  expect(account?.total.requests).toBe(1)
})
