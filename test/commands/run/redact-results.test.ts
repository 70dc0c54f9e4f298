import { describe, expect, test } from '@jest/globals'
import {
  redactError,
  redactedListener,
  redactFor,
  redactOptions,
  redactRewards
} from '../../../src/commands/run/redact-results.js'
import { FaultError } from '../../../src/contracts/errors.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import { renderSummary } from '../../../src/report/summary.js'
import { renderTable } from '../../../src/report/terminal/table.js'
import { runOptions } from '../../e2e/support/run-job.js'
import { error, rewardsOf, trial, unresolved } from '../../report/trials.js'

const SECRET = 'sk-live/0123+456789'
const redact = redactFor([SECRET])
const forms = [SECRET, Buffer.from(SECRET).toString('base64').replace(/=+$/, ''), encodeURIComponent(SECRET)]

const holdsNone = (text: string): void => {
  for (const form of forms) expect(text).not.toContain(form)
}

const records = () => [
  error({
    name: '1',
    fault: { kind: 'infrastructure', code: 'x', phase: 'agent', message: `sent ${forms.join(' ')}` }
  }),
  unresolved({
    name: '2',
    reasons: [{ code: 'test-failed', message: `expected ${SECRET}`, tests: [`T.${SECRET}`] }],
    flags: [{ code: 'build-logic', level: 'note', message: `in ${SECRET}`, paths: [`src/${SECRET}`] }],
    version: `1.0 ${SECRET}`
  }),
  unresolved({
    name: '3',
    reasons: [{ code: 'regression', message: 'one', tests: [`T.${SECRET}`] }],
    secondVerdict: {
      reward: 0,
      reasons: [{ code: 'regression', message: `two ${SECRET}`, tests: [`U.${SECRET}`] }]
    }
  })
]

describe('what leaves a run', () => {
  test('holds no secret in rewards.json, the table and the summary', () => {
    const rewards = redactRewards(rewardsOf(records()), redact)
    for (const text of [JSON.stringify(rewards), renderTable(rewards), renderSummary(rewards)]) {
      holdsNone(text)
      expect(text).toMatch(/\*\*\*|(?:&#42;){3}/)
    }
  })

  test('keeps its own names, codes and numbers, even where a secret is one of those words', () => {
    const rewards = rewardsOf([trial({ agent: 'command', model: 'model-1' })])
    expect(redactRewards(rewards, redactFor(['resolved', 'command', 'model-1', 'sample-org']))).toEqual(
      rewards
    )
  })

  test('holds none in progress', () => {
    const events: ProgressEvent[] = []
    const listener = redactedListener(event => void events.push(event), redact)
    const [record] = records()
    listener({ type: 'notice', message: `a ${SECRET}` })
    listener({ type: 'warning', task: 't', message: `b ${SECRET}` })
    listener({ type: 'trial-finished', trial: 't', task: 't', record: record!, seconds: 1 })
    listener({ type: 'phase-started', trial: 't', task: 't', phase: 'agent', detail: SECRET })
    listener({ type: 'phase-finished', trial: 't', task: 't', phase: 'agent', seconds: 1 })
    expect(events).toHaveLength(5)
    holdsNone(JSON.stringify(events))
  })

  test('holds none in an error, which stays what it is', () => {
    const fault = new FaultError('infrastructure', 'engine-failed', `said ${SECRET}`)
    const redacted = redactError(fault, redact)
    expect(redacted).toBe(fault)
    holdsNone(`${fault.message}${fault.stack}`)
    expect(redactError(SECRET, redact)).toBe('***')
    expect(redactError(7, redact)).toBe(7)
  })

  test('holds none in the stored options, and says what that means', () => {
    const messages: string[] = []
    const options = runOptions({
      path: '/tasks',
      agentCommand: `agent --key ${SECRET}`,
      agentVariables: ['A=1', `B=${SECRET}`]
    })
    const stored = redactOptions(options, redact, event => void messages.push(JSON.stringify(event)))
    holdsNone(JSON.stringify(stored))
    expect(stored).toMatchObject({ agentCommand: 'agent --key ***', agentVariables: ['A=1', 'B=***'] })
    expect(messages).toHaveLength(2)
    expect(messages[0]).toContain('--agent-command holds the value of a secret')
    const clean = runOptions({ path: '/tasks', agentCommand: 'agent --key "$KEY"' })
    expect(redactOptions(clean, redact, () => expect(true).toBe(false))).toEqual(clean)
  })
})
