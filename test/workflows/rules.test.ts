import { describe, expect, it } from '@jest/globals'
import { examples, jobsOf, reusable, workflows } from './read-workflows.js'

const CHECKOUT = /^actions\/checkout@[0-9a-f]{40}$/
const CALLED = /^(\$|kotlin-bench\/action)\/\.github\/workflows\/(\w[\w-]*\.yml)(@v1)?$/

describe('every workflow of ours', () => {
  it.each(jobsOf([...workflows, ...examples]))(
    '%s: ends after a time, and puts no expression into a script',
    (_, job) => {
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeDefined()
      for (const { run = '' } of job.steps ?? []) expect(run).not.toContain('${{')
    }
  )
})

describe('a workflow that others call', () => {
  it('is each that a user is told of', () => {
    expect(reusable.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['.github/workflows/bases.yml', '.github/workflows/evaluate.yml'])
    )
  })

  // A caller that grants less would be refused before anything starts.
  it.each(jobsOf(reusable))('%s: asks for no more than to read contents', (_, { permissions = {} }) => {
    expect(Object.entries(permissions)).toEqual(
      Object.keys(permissions).length === 0 ? [] : [['contents', 'read']]
    )
  })

  it.each(reusable.map(one => [one.file, one] as const))(
    '%s: declares no permissions for all its jobs',
    (_, one) => {
      expect(one.permissions).toBeUndefined()
    }
  )

  it.each(jobsOf(reusable))(
    '%s: uses checkout, pinned and without leaving a token, and this action',
    (_, { steps = [] }) => {
      for (const step of steps.filter(({ uses }) => uses !== undefined && uses !== '$/')) {
        expect(step.uses).toMatch(CHECKOUT)
        expect(step.with).toMatchObject({ 'persist-credentials': false })
      }
    }
  )

  it.each(reusable.map(one => [one.file, one] as const))(
    '%s: hands on each of its inputs and secrets',
    (_, { on, text }) => {
      const { inputs = {}, secrets = {} } = (typeof on === 'object' && on.workflow_call) || {}
      for (const name of Object.keys(inputs)) expect(text).toMatch(new RegExp(`inputs\\.${name}\\b`))
      for (const name of Object.keys(secrets)) expect(text).toMatch(new RegExp(`secrets\\.${name}\\b`))
    }
  )
})

describe('evaluate.yml', () => {
  const evaluate = reusable.find(({ file }) => file.endsWith('evaluate.yml'))

  it('gives the agents’ keys to the legs alone', () => {
    const told = Object.entries(evaluate?.jobs ?? {}).filter(([, job]) =>
      // Whether there are any may be known elsewhere, what they are may not.
      JSON.stringify(job).replaceAll("secrets.agent-env != ''", '').includes('secrets.agent-env')
    )
    expect(told.map(([name]) => name)).toEqual(['run'])
  })
})

describe('an example', () => {
  it.each(examples.map(one => [one.file, one] as const))(
    '%s: grants what it needs, with a reason a line',
    (_, one) => {
      expect(one.permissions).toBeDefined()
      const granted = one.text.split('\n').filter(line => /^\s+[\w-]+: (read|write)\b/.test(line))
      expect(granted.length).toBeGreaterThan(0)
      for (const line of granted) expect(line).toMatch(/(read|write) # \w/)
    }
  )

  it.each(jobsOf(examples).filter(([, { uses }]) => uses !== undefined))(
    '%s: calls a workflow that there is, with inputs that it has',
    (_, job) => {
      const called = CALLED.exec(job.uses ?? '')?.[2]
      const workflow = reusable.find(({ file }) => file.endsWith(`/${called}`))
      const { inputs = {}, secrets = {} } =
        (typeof workflow?.on === 'object' && workflow.on.workflow_call) || {}
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(job.with ?? {})))
      expect(Object.keys(secrets)).toEqual(expect.arrayContaining(Object.keys(job.secrets ?? {})))
    }
  )
})
