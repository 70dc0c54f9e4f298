import { describe, expect, test } from '@jest/globals'
import type { Rewards } from '../../../src/contracts/rewards.js'
import type { RewardsRequest } from '../../../src/report/build-rewards.js'
import { differencesOf } from '../../../src/report/compare/differences.js'
import { rewardsOf, trial } from '../trials.js'

const baseline = rewardsOf([trial()])
const messagesOf = (now: Rewards, before = baseline) =>
  differencesOf(now, before).map(({ what, message }) => `${what}: ${message}`)
const request = (overrides: Partial<RewardsRequest>) => rewardsOf([trial()], overrides)

describe('differences between two results', () => {
  test('are none where all is shared', () => {
    expect(messagesOf(rewardsOf([trial({ outcome: 'unresolved', reward: 0 })]))).toEqual([])
  })

  test.each<[string, Rewards, string]>([
    [
      'another commit of the dataset',
      request({ dataset: { source: 'sample-org/bench/tasks', commit: 'f'.repeat(40) } }),
      "dataset: The dataset is sample-org/bench/tasks at ffffffffffff, the baseline's was sample-org/bench/tasks at 0123456789ab."
    ],
    [
      'a folder instead of a commit',
      request({ dataset: { source: '/tmp/tasks', commit: null } }),
      "dataset: The dataset is /tmp/tasks, the baseline's was sample-org/bench/tasks at 0123456789ab."
    ],
    [
      'other rules',
      { ...baseline, rulesVersion: '2' },
      "rules: The scoring rules have version 2, the baseline's 1: the same reports may get another reward."
    ],
    [
      'other multipliers',
      request({ multipliers: { environment: 1, agent: 2, verifier: 1.5 } }),
      "limits: The time limits are multiplied by environment 1, agent 2, verifier 1.5; the baseline's were by environment 1, agent 1, verifier 1."
    ],
    [
      'a smaller host',
      rewardsOf([trial({ limits: { ...trial().limits, cpus: 2, clamped: ['cpus'] } })]),
      "limits: CPUs and memory are cut to what the host has; the baseline's were as the tasks ask."
    ],
    [
      'other limits of a task',
      rewardsOf([trial({ limits: { ...trial().limits, memoryMb: 4096 } })]),
      'limits: 1 of 1 common task had other limits: sample-org_ledger-1 4 CPUs, 4096 MB, 1800 s for the agent, 900 s to verify, in the baseline 4 CPUs, 8192 MB, 1800 s for the agent, 900 s to verify.'
    ],
    [
      'another image',
      rewardsOf([trial({ images: { task: 'sha256:2', base: null } })]),
      'images: 1 of 1 common task ran in another image: sample-org_ledger-1.'
    ],
    [
      'another verifier mode',
      request({ verifierMode: 'shared' }),
      "verifier-mode: The verifier mode is shared, the baseline's was fresh."
    ],
    [
      'open history',
      request({ sealed: false }),
      'sealing: History that HEAD does not reach is left in, in the baseline taken out.'
    ],
    [
      'other hosts for agents',
      request({ network: { allow: ['example.com', '*.example.org'], deny: [] } }),
      "network: Hosts for agents beside the tasks' own: allowed *.example.org, example.com, denied none; in the baseline allowed none, denied none."
    ],
    [
      'another version of the tool',
      request({ toolVersion: '0.2.0' }),
      "tool: Kotlin-bench is 0.2.0, the baseline's was 0.1.0."
    ]
  ])('%s', (_, now, message) => {
    expect(messagesOf(now)).toEqual([message])
  })

  test('two folders may hold anything', () => {
    const folder = request({ dataset: { source: 'tasks', commit: null } })
    expect(messagesOf(folder, folder)).toEqual([
      "dataset: No commit is known of the dataset (tasks; the baseline's: tasks), so tasks may differ."
    ])
  })

  test('a task that only one side has differs in nothing', () => {
    const other = rewardsOf([trial(), trial({ task: 'z', images: { task: 'sha256:9', base: null } })])
    expect(messagesOf(other)).toEqual([])
  })

  test('names from outside stay in their line', () => {
    const hostile = rewardsOf([trial()], { toolVersion: '1\n::error::x' })
    expect(messagesOf(hostile)).toEqual(["tool: Kotlin-bench is 1\\n::error::x, the baseline's was 0.1.0."])
  })
})
