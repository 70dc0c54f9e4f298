import { expect, test } from '@jest/globals'
import { nop } from '../../../src/agent/nop.js'
import type { Job } from '../../../src/commands/run/job.js'
import { warnOfJob } from '../../../src/commands/run/job-warnings.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import { taskOf } from '../../task/task-source.js'

const told = (job: Partial<Job>): string[] => {
  const events: ProgressEvent[] = []
  const whole = {
    loaded: { skipped: [] },
    selected: [],
    predictions: undefined,
    agent: nop,
    options: { agentHosts: { allow: [], deny: [] } },
    ...job
  } as unknown as Job
  warnOfJob(whole, event => events.push(event))
  return events.map(event => ('message' in event ? event.message : event.type))
}

test('names what is no task', () => {
  const loaded = { skipped: [{ name: 'notes', reason: 'has no task.toml' }] } as unknown as Job['loaded']
  expect(told({ loaded })).toEqual(['notes is no task: it has no task.toml.'])
})

test('says that a provider is none, which may be a slip', () => {
  const agent = { ...nop, providers: [{ id: 'anthropic' }] } as unknown as Job['agent']
  const options = {
    model: 'antropic/claude',
    agentHosts: { allow: [], deny: [] }
  } as unknown as Job['options']
  expect(told({ agent, options })).toEqual([
    expect.stringContaining('`antropic` is no provider, so anthropic is asked')
  ])
})

test('says once, for all tasks, what becomes of hosts that public networks are to allow', () => {
  const agent = { ...taskOf().agent, networkMode: 'public' as const }
  const selected = ['one', 'two'].map(name => ({
    name,
    ok: true as const,
    task: { ...taskOf(), name, agent },
    warnings: []
  }))
  const options = { agentHosts: { allow: ['example.com'], deny: [] } } as unknown as Job['options']
  expect(told({ selected, options } as unknown as Partial<Job>)).toEqual([
    expect.stringContaining("Allowing example.com changes nothing where the phase's network is public")
  ])
})
