import { expect, test } from '@jest/globals'
import { modelFaultCode } from '../../src/contracts/model-fault.js'
import { processorSeconds } from '../processor-seconds.js'

const refused = (message: string) => modelFaultCode({ cause: 'bad-request', status: 400, message })

test.each([
  ['The model `acme/big-2026-01-01` does not exist or you do not have access to it.', 'model-not-found'],
  ['Unknown model: big', 'model-not-found'],
  ['max_tokens is too large: 9000. This model supports at most 4096.', 'model-refused']
])('what a provider says of a model with 400, as %j, is %s', (message, code) => {
  expect(refused(message)).toBe(code)
})

test('a message is read in time that grows with its length, whatever stands in it', () => {
  const start = processorSeconds()
  for (const word of ['model', 'insufficient ', 'api_'])
    expect(refused(word.repeat(1_000_000 / word.length))).toBe('model-refused')
  expect(processorSeconds() - start).toBeLessThan(5)
})
