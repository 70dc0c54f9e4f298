import { describe, expect, it } from '@jest/globals'
import { reusable } from './read-workflows.js'

const workflow = (name: string) => reusable.find(({ file }) => file.endsWith(`/${name}`))

describe('task-checks.yml', () => {
  const { jobs = {}, text = '' } = workflow('task-checks.yml') ?? {}

  it('takes no secret, and gives the jobs that meet foreign code a token that can only read', () => {
    expect(text).not.toContain('secrets')
    for (const name of ['static', 'dynamic']) expect(jobs[name]?.permissions).toEqual({ contents: 'read' })
  })

  it('checks nothing out where it may write', () => {
    const mayWrite = Object.entries(jobs).filter(([, { permissions }]) => permissions === undefined)
    expect(mayWrite.map(([name]) => name)).toEqual(['report'])
    for (const [, { steps = [] }] of mayWrite) expect(steps.map(({ uses }) => uses)).toEqual(['$/'])
  })
})

describe('task-checks-comment.yml', () => {
  it('does nothing but comment', () => {
    const { jobs = {} } = workflow('task-checks-comment.yml') ?? {}
    const steps = Object.values(jobs).flatMap(job => job.steps ?? [])
    expect(steps).toEqual([{ uses: '$/', with: { command: 'check-comment' } }])
  })
})
