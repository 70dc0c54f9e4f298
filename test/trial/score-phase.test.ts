import { describe, expect, test } from '@jest/globals'
import { type ReportFile, reportFromText } from '../../src/score/index.js'
import { scoreTrial, verdictOfUnresolved } from '../../src/trial/score-phase.js'
import type { VerifyEnd } from '../../src/trial/verify-end.js'
import { limits, material, verifyEnd } from './trials.js'

const PATCH = 'diff --git a/greet.sh b/greet.sh\n--- a/greet.sh\n+++ b/greet.sh\n@@ -1 +1 @@\n-a\n+b\n'

const report = (body: string): ReportFile =>
  reportFromText('build/test-results/test/TEST-tiny.xml', `<testsuite>\n${body}\n</testsuite>\n`)
const passed = report('<testcase classname="tiny" name="spelling"/>')
const failed = report('<testcase classname="tiny" name="spelling"><failure/></testcase>')

type Request = Parameters<typeof scoreTrial>[0]

const score = (
  overrides: Partial<Request> & { end?: Partial<VerifyEnd>; shared?: Partial<VerifyEnd> } = {}
) => {
  const { end, shared, ...rest } = overrides
  return scoreTrial({
    material: material(),
    files: [passed],
    ends: { fresh: verifyEnd(end), ...(shared ? { shared: verifyEnd(shared) } : {}) },
    patch: Buffer.from(PATCH),
    agent: {},
    limitReached: null,
    account: null,
    agentRun: { exitCode: 0, timedOut: false },
    history: 'clean',
    limits: limits(),
    ...rest
  })
}

const codes = (verdict: Awaited<ReturnType<typeof score>>) => verdict.reasons.map(reason => reason.code)

describe('the verdict of a trial', () => {
  test('is 1 where this run’s reports say so', async () => {
    expect(await score()).toMatchObject({
      reward: 1,
      resolved: true,
      evidence: 'junit',
      reasons: [],
      disputed: false
    })
  })

  test('is 0 without a report, whatever test.sh wrote, and that is disputed', async () => {
    const verdict = await score({ files: [] })
    expect(verdict).toMatchObject({ reward: 0, disputed: true, container: { reward: 1 } })
    expect(codes(verdict)).toContain('no-report')
  })

  test.each<[string, Partial<VerifyEnd>, string]>([
    ['ended at its time limit', { timedOut: true, exitCode: 137 }, 'tests-timed-out'],
    ['was killed for memory', { outOfMemory: true, exitCode: 137 }, 'tests-out-of-memory'],
    ['left too many reports', { unusable: 'too many' }, 'reports-too-large']
  ])('is 0 where the verify phase %s: partial reports are not scored', async (_, end, code) => {
    const verdict = await score({ end })
    expect(verdict.reward).toBe(0)
    expect(codes(verdict)).toEqual([code])
  })

  test('stands where a process ran out of memory and the tests went on', async () => {
    expect((await score({ end: { outOfMemory: true, exitCode: 0 } })).reward).toBe(1)
  })

  test('names memory first where it may explain the failures', async () => {
    const verdict = await score({
      files: [failed],
      end: { outOfMemory: true, exitCode: 1, containerReward: 0 }
    })
    expect(verdict.reasons[0]).toEqual({
      code: 'tests-out-of-memory',
      message:
        'A process of the tests was ended for want of memory (512 MiB), which may explain the failures.'
    })
  })

  test('names the exit code where test.sh stopped before any report', async () => {
    const verdict = await score({ files: [], end: { exitCode: 3, containerReward: 0 } })
    expect(codes(verdict)[0]).toBe('verifier-stopped')
    expect(verdict.reasons[0]?.message).toContain('3')
  })

  test('names an empty patch first, where the tests failed', async () => {
    expect(
      codes(await score({ patch: Buffer.alloc(0), files: [failed], end: { containerReward: 0 } }))[0]
    ).toBe('empty-patch')
    expect(codes(await score({ patch: Buffer.alloc(0) }))).toEqual([])
  })

  test('names an agent that was stopped, where the tests failed', async () => {
    const verdict = await score({
      agentRun: { exitCode: 137, timedOut: true },
      files: [failed],
      end: { containerReward: 0 }
    })
    expect(verdict.reasons.at(-1)).toMatchObject({ code: 'agent-timed-out' })
    expect(verdict.reasons.at(-1)?.message).toContain('60 s')
    expect(codes(await score({ agentRun: { exitCode: 137, timedOut: true } }))).toEqual([])
  })

  test('is flagged where the host has less than the task asks for', async () => {
    const { flags } = await score({ limits: limits({ clamped: ['cpus', 'memory_mb'] }) })
    expect(flags).toContainEqual(expect.objectContaining({ code: 'clamped', level: 'note' }))
    expect(flags.find(flag => flag.code === 'clamped')?.message).toContain('cpus, memory_mb')
  })

  test('is suspect where the image’s history was left open', async () => {
    expect((await score({ history: 'open' })).flags).toContainEqual(
      expect.objectContaining({ code: 'history-open', level: 'suspect' })
    )
  })

  test('is disputed where the agent’s own container gives another reward', async () => {
    const verdict = await score({ shared: { containerReward: 0 } })
    expect(verdict).toMatchObject({ reward: 1, disputed: true })
    expect(verdict.disputes.at(-1)?.cause).toContain("in the agent's own container test.sh gives 0")
  })

  test('is what test.sh wrote where it ran in the agent’s own container, and suspect where the reports differ', async () => {
    const verdict = await score({ files: [failed], ends: { shared: verifyEnd() } })
    expect(verdict).toMatchObject({
      reward: 1,
      evidence: 'container',
      disputed: true,
      disputes: [{ cause: 'test.sh in the container wrote 1, the reports give 0' }]
    })
    expect(verdict.flags).toContainEqual({
      code: 'container-differs',
      level: 'suspect',
      message: 'test.sh wrote 1, the reports give 0.'
    })
  })

  test('of a task without expected tests is what test.sh wrote, as such', async () => {
    const unknown = material({ expected: null })
    expect(await score({ material: unknown, files: [] })).toMatchObject({ reward: 1, evidence: 'container' })
    const none = await score({ material: unknown, files: [], end: { containerReward: null } })
    expect(none).toMatchObject({ reward: 0, evidence: 'container' })
    expect(codes(none)).toEqual(['verifier-stopped'])
  })

  test('of a change that could not be handed over is 0 for that reason alone', () => {
    const verdict = verdictOfUnresolved(material(), { code: 'patch-too-large', message: 'Too large.' })
    expect(verdict).toMatchObject({ reward: 0, resolved: false, disputed: false })
    expect(verdict.reasons).toEqual([{ code: 'patch-too-large', message: 'Too large.' }])
    expect(verdict.transitions.f2p).toEqual({ expected: 1, passed: 0, absent: 1 })
  })
})

test('says that the container held a secret, and whether the change holds it', async () => {
  const flags = async (patch: string) =>
    (await score({ patch: Buffer.from(patch), agent: { secrets: ['sk-12345678'] } })).flags.map(
      ({ code, level }) => [code, level]
    )
  expect(await flags(PATCH)).toContainEqual(['key-in-container', 'note'])
  expect(await flags(PATCH)).not.toContainEqual(['secret-in-diff', 'note'])
  expect(await flags('+key = "sk-12345678"')).toContainEqual(['secret-in-diff', 'note'])
})

test('finds in the change the key that the gateway alone holds, which is not in the container', async () => {
  const agent = {
    providers: [
      {
        id: 'openai',
        api: 'openai' as const,
        baseUrl: 'https://example.com/v1',
        key: 'sk-12345678',
        relay: false,
        extraPaths: [],
        askForUsage: true,
        timeoutMs: 1000
      }
    ]
  }
  const flags = (await score({ patch: Buffer.from('+key = "sk-12345678"'), agent })).flags.map(
    ({ code }) => code
  )
  expect(flags).toContain('secret-in-diff')
  expect(flags).not.toContain('key-in-container')
})

test.each([
  [
    { name: 'maxTokens' as const, limit: 1000, reached: 1200 },
    'The agent was ended: it used 1200 tokens, and --max-tokens is 1000; what it had changed until then was verified.'
  ],
  [
    { name: 'maxCostUsd' as const, limit: 0.5, reached: 0.61 },
    'The agent was ended: its model requests cost $0.61, and --max-cost had left $0.50 for it; what it had changed until then was verified.'
  ]
])('names the limit %j that ended an agent', async (limitReached, message) => {
  const verdict = await score({ limitReached, files: [failed], end: { containerReward: 0 } })
  expect(verdict.reasons.at(-1)).toEqual({ code: 'limit-reached', message })
  const resolved = await score({ limitReached })
  expect(codes(resolved)).toEqual([])
  expect(resolved.flags).toContainEqual({ code: 'limit-reached', level: 'note', message })
})

test('names an agent that ended badly first where it left nothing, last where it left work', async () => {
  const agentRun = { exitCode: 127, timedOut: false }
  const failing = { agentRun, files: [failed], end: { containerReward: 0 as const } }
  expect(codes(await score({ ...failing, patch: Buffer.alloc(0) })).slice(0, 2)).toEqual([
    'agent-failed',
    'empty-patch'
  ])
  expect(codes(await score(failing)).at(-1)).toBe('agent-failed')
  const last = await score({ ...failing, agentRun: { ...agentRun, lastLine: 'env: codex: not found.' } })
  expect(last.reasons.at(-1)?.message).toContain(
    ' was verified. It said last: env: codex: not found. Its output'
  )
  expect(codes(await score({ agentRun }))).toEqual([])
})
