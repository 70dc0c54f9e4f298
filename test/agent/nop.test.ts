import { expect, test } from '@jest/globals'
import type { AgentContext } from '../../src/agent/agent.js'
import { nop } from '../../src/agent/nop.js'

test('nop touches nothing', async () => {
  expect(await nop.run({} as AgentContext)).toEqual({ exitCode: null, timedOut: false })
  expect(nop.needs).toEqual([])
})
