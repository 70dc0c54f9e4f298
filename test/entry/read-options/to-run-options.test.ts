import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readValues } from '../../../src/entry/read-options/read-values.js'
import { toRunOptions } from '../../../src/entry/read-options/to-run-options.js'

const values = (typed: Record<string, string>, folder = '/here') =>
  readValues(
    new Map(Object.entries(typed).map(([name, text]) => [name, { label: name, texts: [text] }])),
    folder
  )

const here = { environment: {}, folder: '/here' }

describe('toRunOptions', () => {
  it("lets a phase's own multiplier win over the one for all", () => {
    const path = mkdtempSync(join(tmpdir(), 'kotlin-bench-test-'))
    const typed = { path, 'timeout-multiplier': '2', 'agent-timeout-multiplier': '3' }
    expect(toRunOptions(values(typed), 'flags', here).multipliers).toEqual({
      environment: 2,
      agent: 3,
      verifier: 2
    })
  })

  it("takes certificates from where this machine's programs do, unless others are named", () => {
    const path = mkdtempSync(join(tmpdir(), 'kotlin-bench-test-'))
    const bundle = (environment: NodeJS.ProcessEnv, typed: Record<string, string> = {}) =>
      toRunOptions(values({ path, ...typed }), 'flags', { environment, folder: '/here' }).caBundle
    const both = { SSL_CERT_FILE: '/a.pem', NODE_EXTRA_CA_CERTS: '/b.pem' }
    expect(bundle({})).toBeUndefined()
    expect(bundle(both)).toEqual({ path: '/a.pem', from: 'SSL_CERT_FILE' })
    expect(bundle({ ...both, SSL_CERT_FILE: '' })).toEqual({ path: '/b.pem', from: 'NODE_EXTRA_CA_CERTS' })
    expect(bundle({ SSL_CERT_FILE: 'a.pem' })?.path).toBe('/here/a.pem')
    expect(bundle(both, { 'ca-bundle': '/own.pem' })).toEqual({ path: '/own.pem', from: '--ca-bundle' })
  })

  it('knows which path was typed by someone', () => {
    const typed = (path: string) =>
      toRunOptions(values({ path, plan: 'plan.json', shard: '1' }, '/here'), 'flags', here).typedPath
    expect(typed('tasks')).toBeUndefined()
    expect(typed('mine')).toBe('/here/mine')
  })

  it('takes one agent and model, and names a plan for more', () => {
    const path = mkdtempSync(join(tmpdir(), 'kotlin-bench-test-'))
    const one = toRunOptions(values({ path, agent: 'codex=openai/gpt-5' }), 'flags', here)
    expect(one).toMatchObject({ agent: 'codex', model: 'openai/gpt-5' })
    expect(toRunOptions(values({ path }), 'flags', here)).toMatchObject({ agent: 'oracle', model: undefined })
    const several = { ...values({ path }), agent: ['nop', 'codex'], model: ['a'] }
    expect(() => toRunOptions(several, 'flags', here)).toThrow(
      '`run` takes one agent and one model, and these are 2: `nop`, `codex=a`.'
    )
  })

  it('says what to do where no dataset is', () => {
    const ws = { environment: {}, folder: '/ws' }
    expect(() => toRunOptions(values({}, '/ws'), 'inputs', ws)).toThrow(
      /No dataset: input `path` is `\/ws\/tasks`.*actions\/checkout/
    )
    expect(() => toRunOptions(values({ dataset: 'o/r@v1' }, '/ws'), 'inputs', ws)).not.toThrow()
    expect(() => toRunOptions(values({ path: '/none' }), 'flags', here)).toThrow(
      /`--path` is `\/none`.*with `-p`/
    )
  })
})
