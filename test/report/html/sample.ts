import type { Comparison } from '../../../src/contracts/comparison.js'
import type { Trajectory } from '../../../src/contracts/gateway/trajectory.js'
import type { PlannedTrial } from '../../../src/contracts/plan.js'
import type { Rewards, TrialRecord } from '../../../src/contracts/rewards.js'
import type { Flag, Reason } from '../../../src/contracts/verdict.js'
import type { HtmlReportInput, TrialDetails } from '../../../src/report/html/input.js'
import { plannedOf, rewardsOf, trial } from '../trials.js'

/** mulberry32: the same sample on every machine. */
const seeded = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const REPOSITORIES = [
  ['larder', 22],
  ['lastbus', 17],
  ['ledger', 14],
  ['kestrel', 13],
  ['inkwell', 11],
  ['marmot', 10],
  ['postbox', 8],
  ['quarry', 7],
  ['tandem', 4]
] as const

const AGENTS = [
  { agent: 'claude-code', model: 'anthropic/large-5', version: '2.1.332', skill: 0.62, price: 1.9 },
  { agent: 'codex', model: 'openai/code-6', version: '0.171.0', skill: 0.55, price: 1.2 },
  { agent: 'mini-swe-agent', model: 'openai/small-6', version: '2.4.6', skill: 0.31, price: 0.14 }
] as const

const START = Date.parse('2026-11-30T20:00:00Z')

export interface SampleOptions {
  readonly attempts?: number
  readonly tasks?: number
  readonly agents?: number
  readonly shards?: number
  readonly seed?: number
}

const REASONS: readonly Reason[] = [
  {
    code: 'test-failed',
    message: '2 of 5 target tests fail: larder.text.AmountParserTest > reads a decimal comma',
    tests: [
      'larder.text.AmountParserTest > reads a decimal comma',
      'larder.text.AmountParserTest > reads 1,5'
    ]
  },
  {
    code: 'regression',
    message: '3 tests that passed before fail now: larder.ShoppingListTest > adds amounts of one unit',
    tests: [
      'larder.ShoppingListTest > adds amounts of one unit',
      'larder.ShoppingListTest > keeps the order',
      'larder.PantryTest > takes what is there'
    ]
  },
  {
    code: 'tests-not-compiled',
    message: 'The build of the tests failed: Unresolved reference: decimalComma'
  },
  { code: 'agent-timed-out', message: 'The agent was stopped after 30 minutes; its diff was verified.' },
  { code: 'empty-patch', message: 'The agent changed nothing.' }
]

const FLAGS: readonly Flag[] = [
  {
    code: 'wrapper-or-init-script',
    level: 'suspect',
    message: 'The diff changes the Gradle wrapper, which runs before the tests.',
    paths: ['gradlew', 'gradle/wrapper/gradle-wrapper.properties']
  },
  {
    code: 'test-files',
    level: 'note',
    message: 'The diff changes test files; the verifier puts its own over them.',
    paths: ['larder-text/src/test/kotlin/larder/text/AmountParserTest.kt']
  },
  { code: 'passed-on-retry', level: 'note', message: 'A test failed and then passed when it was run again.' }
]

const FAULTS = [
  {
    kind: 'infrastructure',
    code: 'registry-unavailable',
    message: 'Pulling kotlin-bench/marmot:pr-4 failed; its last lines:\nreceived unexpected HTTP status: 503',
    phase: 'environment'
  },
  {
    kind: 'model',
    code: 'model-rate-limited',
    message: '429 from the provider: requests per minute are used up',
    phase: 'agent'
  },
  {
    kind: 'task',
    code: 'gold-fails',
    message: 'The gold patch gets reward 0 on this runner: 1 of 4 target tests fails',
    phase: 'verify'
  }
] as const

/** A job of the shape of the real one: three agents, two attempts, faults, flags, a long tail. */
export const sampleRewards = (options: SampleOptions = {}): Rewards => {
  const { attempts = 2, tasks = 106, agents = 3, shards = 8, seed = 1 } = options
  const random = seeded(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const names = REPOSITORIES.flatMap(([repository, count]) =>
    Array.from({ length: count }, (_, index) => ({
      repository: `kotlin-bench/${repository}`,
      task: `kotlin-bench_${repository}-${index * 7 + 3}`
    }))
  )
  const chosen = Array.from({ length: tasks }, (_, index) => {
    const name = names[index % names.length]!
    const round = Math.floor(index / names.length)
    return { ...name, task: round === 0 ? name.task : `${name.task}.${round}`, ease: random() }
  })
  const free = Array.from({ length: shards }, () => START + Math.floor(random() * 90_000))
  const trials: TrialRecord[] = []
  for (const { repository, task, ease } of chosen) {
    for (const { agent, model, version, skill, price } of AGENTS.slice(0, agents)) {
      for (let attempt = 1; attempt <= attempts; attempt++) {
        const shard = 1 + Math.floor(random() * shards)
        const isFault = random() < 0.025
        const isResolved = !isFault && random() < skill * 0.55 + ease * 0.55
        const seconds = {
          environment: 4 + random() * 30,
          agent: isFault ? null : 60 * Math.exp(random() * 2.9),
          verify: isFault ? null : 25 + 200 * random() ** 3
        }
        const length = (seconds.environment + (seconds.agent ?? 0) + (seconds.verify ?? 0)) * 1000
        const begin = free[shard - 1]!
        free[shard - 1] = begin + length + random() * 4000
        const reason = pick(REASONS)
        const flags = isFault || random() > 0.14 ? [] : [pick(FLAGS)]
        const p2p = 40 + Math.floor(random() * 900)
        trials.push(
          trial({
            ...{ task, repository, agent, model, version, attempt, shard, flags, seconds },
            name: `${task.slice(0, 32)}__${agent.slice(0, 2)}${attempt}${String(trials.length).padStart(5, '0')}`,
            outcome: isFault ? 'error' : isResolved ? 'resolved' : 'unresolved',
            fault: isFault ? { ...pick(FAULTS) } : null,
            evidence: isFault ? null : 'junit',
            reward: isFault ? null : isResolved ? 1 : 0,
            tolerant: isFault ? null : isResolved ? 1 : 0,
            disputed: !isFault && random() < 0.02,
            reasons: isFault || isResolved ? [] : [reason],
            transitions: isFault
              ? null
              : {
                  f2p: { expected: 3, passed: isResolved ? 3 : 1 },
                  p2p: { expected: p2p, passed: reason.code === 'regression' && !isResolved ? p2p - 3 : p2p },
                  s2p: { expected: 0, passed: 0 },
                  n2p: { expected: 2, passed: isResolved ? 2 : 0 }
                },
            tokens: isFault
              ? null
              : {
                  input: Math.round(200_000 * Math.exp(random() * 3)),
                  cached: Math.round(150_000 * random()),
                  output: Math.round(4_000 * Math.exp(random() * 2))
                },
            costUsd: isFault ? null : price * Math.exp(random() * 2 - 1),
            startedAt: new Date(begin).toISOString(),
            finishedAt: new Date(begin + length).toISOString(),
            ...(!isFault && !isResolved && reason.code === 'regression' && random() < 0.3
              ? { secondVerdict: { reward: 1 as const, reasons: [] } }
              : {})
          })
        )
      }
    }
  }
  return {
    ...rewardsOf(trials, {
      job: 'nightly-2026-11-30',
      dataset: { source: 'kotlin/kotlin-swe-bench/tasks', commit: '0123456789abcdef0123456789abcdef01234567' }
    }),
    flakes: [
      { task: 'kotlin-bench_larder-3', test: 'larder.ShoppingListTest > keeps the order', failed: 1, runs: 4 }
    ],
    workflow: {
      repository: 'example/agent',
      runId: '8123456789',
      runAttempt: 1,
      commit: 'fedcba9876543210fedcba9876543210fedcba98',
      ref: 'refs/heads/main',
      url: 'https://example.com/example/agent/actions/runs/8123456789'
    }
  }
}

const PATCH = `diff --git a/larder-text/src/main/kotlin/larder/text/AmountParser.kt b/larder-text/src/main/kotlin/larder/text/AmountParser.kt
index 081593e..9589f71 100644
--- a/larder-text/src/main/kotlin/larder/text/AmountParser.kt
+++ b/larder-text/src/main/kotlin/larder/text/AmountParser.kt
@@ -5,15 +5,19 @@ import larder.Fraction
 /** An amount that a line starts with, and the rest of the line. */
 data class Amount(val value: Fraction, val rest: String)
 
-/** Reads 2, 0.25, 1/2, 1 1/2 and 1½. */
+/** Reads 2, 0.25 or 0,25, 1/2, 1 1/2 and 1½. */
 class AmountParser {
 
     fun parse(text: String): Amount? {
-        val match = DECIMAL.find(text) ?: return null
-        return Amount(Fraction.of(match.value), text.substring(match.range.last + 1))
+        val match = DECIMAL.find(text)
+        if (match == null) {
+            return null // nothing to read here
+        }
+        val number = match.value.replace(',', '.')
+        return Amount(Fraction.of(number), text.substring(match.range.last + 1).trimStart())
     }
 
     private companion object {
-        val DECIMAL = Regex("""^(\\d{1,6})(?:\\.(\\d{1,6}))?""")
+        val DECIMAL = Regex("""^(\\d{1,6})(?:[.,](\\d{1,6}))?""")
     }
 }
diff --git a/larder-text/src/main/resources/larder/text/units_de.properties b/larder-text/src/main/resources/larder/text/units_de.properties
new file mode 100644
index 0000000..84a1262
--- /dev/null
+++ b/larder-text/src/main/resources/larder/text/units_de.properties
@@ -0,0 +1,4 @@
+# Wort = Maß
+g = GRAM
+kg = KILOGRAM
+teelöffel = TEASPOON
diff --git a/settings.gradle.kts b/settings.gradle.kts
index 1111111..2222222 100644
--- a/settings.gradle.kts
+++ b/settings.gradle.kts
@@ -1,3 +1,3 @@
 rootProject.name = "larder"
 
-include(":larder-core", ":larder-text")
+include(":larder-core", ":larder-text", ":larder-german")
`

const LOG = `> Task :larder-core:test
> Task :larder-text:compileKotlin
w: file:///testbed/larder-text/src/main/kotlin/larder/text/UnitTable.kt:12:9 Name shadowed: word
> Task :larder-text:test

larder.text.AmountParserTest > reads a decimal comma \u001b[31mFAILED\u001b[0m
    org.opentest4j.AssertionFailedError: expected: <3/2> but was: <1>

BUILD FAILED in 48s
11 actionable tasks: 11 executed
Merged 14 reports into /logs/verifier/all-testsuites.xml
Tests: 85 passed, 2 failed, 1 skipped
Reward: 0
`

const FAILURE = `org.opentest4j.AssertionFailedError: expected: <3/2> but was: <1>
    at org.junit.jupiter.api.AssertionFailureBuilder.build(AssertionFailureBuilder.java:151)
    at larder.text.AmountParserTest.reads a decimal comma(AmountParserTest.kt:41)`

const ANSWERS = [
  [
    'I will look at the parser and its tests first.',
    'bash',
    { command: 'ls larder-text/src/main/kotlin/larder/text' }
  ],
  ['', 'read_file', { path: 'larder-text/src/main/kotlin/larder/text/AmountParser.kt' }],
  ['', 'bash', { command: './gradlew :larder-text:test --offline' }],
  [
    'The decimal point is fixed in the expression.',
    'edit_file',
    { path: 'larder-text/src/main/kotlin/larder/text/AmountParser.kt', old: '(?:\\.', new: '(?:[.,]' }
  ],
  ['Numbers with a comma are read now, and the German units are known.', '', {}]
] as const

const trajectory: Trajectory = {
  dropped: 0,
  steps: ANSWERS.map(([text, name, values], index) => ({
    n: index + 1,
    at: new Date(START + index * 9000).toISOString(),
    provider: 'openai',
    model: 'code-6',
    path: '/v1/responses',
    status: 200,
    outcome: 'succeeded',
    cause: null,
    seconds: 3.1 + index,
    tokens: { input: 4_000 + index * 2_300, cached: 2_000, cacheWrite: 0, output: 180 + index * 40 },
    request: {
      bytes: 12_000,
      messages: 2 + index * 2,
      first: 'Recipes of German readers write 1,5 kg. Read such amounts, and know the German units.',
      last: index === 0 ? null : 'AmountParser.kt\nUnitTable.kt\nRecipeReader.kt'
    },
    answer: {
      bytes: 900,
      text,
      calls: name === '' ? [] : [{ name, arguments: JSON.stringify(values) }]
    }
  }))
}

/** What a trial of the sample left behind. */
export const sampleDetails = (trial: TrialRecord): TrialDetails => ({
  verdict:
    trial.reward === null || trial.transitions === null
      ? null
      : {
          reward: trial.reward,
          resolved: trial.reward === 1,
          evidence: 'junit',
          reasons: trial.reasons,
          transitions: trial.transitions,
          tests: { passed: 85, failed: trial.reward === 1 ? 0 : 2, skipped: 1 },
          tolerant: { reward: trial.reward },
          container: { reward: trial.disputed ? 0 : trial.reward },
          disputed: trial.disputed,
          disputes: trial.disputed
            ? [
                {
                  path: 'larder-text/build/test-results/test/TEST-a.xml',
                  cause: 'the file ends in the middle'
                }
              ]
            : [],
          flags: trial.flags
        },
  patch: trial.outcome === 'error' ? null : { text: PATCH, bytes: Buffer.byteLength(PATCH) },
  failures:
    trial.outcome === 'unresolved'
      ? [{ test: 'larder.text.AmountParserTest > reads a decimal comma', message: FAILURE }]
      : [],
  logs:
    trial.outcome === 'error'
      ? [{ path: 'trial.log', text: '2026-11-30T20:00:00Z pulling the image\n', bytes: 4000 }]
      : [
          { path: 'verifier/test-stdout.txt', text: LOG, bytes: 48_213 },
          { path: 'agent/codex.txt', text: '{"type":"turn.completed"}\n', bytes: 26 }
        ],
  trajectory: trial.outcome === 'error' ? null : trajectory,
  folder: `../jobs/nightly/${trial.name}`,
  files: [
    ...['result.json', 'trial.log', 'agent/model-requests.json', 'artifacts/model.patch'],
    ...['verifier/report.json', 'verifier/test-stdout.txt']
  ]
})

export const sampleComparison = (rewards: Rewards): Comparison => ({
  source: 'branch main, run 8123450000',
  url: 'https://example.com/example/agent/actions/runs/8123450000',
  job: 'nightly-2026-11-29',
  alpha: 0.05,
  differences: [
    {
      what: 'limits',
      message: 'The time limits of agents differ: the tasks’ own here, times 2 in the baseline.'
    }
  ],
  groups: rewards.groups.map(({ agent, model }, index) => ({
    agent,
    model,
    baseline: { agent, model },
    pairs: 104,
    rate: [0.68, 0.6, 0.44][index] ?? 0.5,
    baselineRate: [0.61, 0.62, 0.44][index] ?? 0.5,
    change: [0.07, -0.02, 0][index] ?? 0,
    interval95: [
      [0.015, 0.125],
      [-0.09, 0.05],
      [-0.04, 0.04]
    ][index] as [number, number],
    gained: [11, 4, 1][index] ?? 0,
    lost: [3, 6, 1][index] ?? 0,
    test: 'sign-flip' as const,
    p: [0.013, 0.61, 1][index] ?? null,
    pHolm: [0.039, 1, 1][index] ?? null,
    conclusion: (['better', 'no-difference', 'cannot-tell'] as const)[index] ?? 'cannot-tell',
    smallestLoss: 0.06,
    newlySolved: ['kotlin-bench_larder-10', 'kotlin-bench_kestrel-24', 'kotlin-bench_quarry-3'].slice(index),
    newlyLost: index === 1 ? ['kotlin-bench_marmot-17'] : [],
    costChangeUsd: [-12.4, 3.1, 0][index] ?? null,
    tokensChange: [-1_200_000, 400_000, 0][index] ?? null
  })),
  unmatched: []
})

/** All that a report is made of, with some trials that did not run. */
export const sampleInput = (options: SampleOptions = {}): HtmlReportInput => {
  const rewards = sampleRewards(options)
  const last: PlannedTrial[] = rewards.trials
    .slice(-3)
    .map(plannedOf)
    .map(planned => ({ ...planned, attempt: 9, name: `${planned.name}-later` }))
  return {
    rewards: { ...rewards, summary: { ...rewards.summary, notRun: last.length } },
    comparison: sampleComparison(rewards),
    gate: {
      passed: false,
      checks: [
        {
          gate: 'lost=1',
          outcome: 'failed',
          sentence: 'Tasks that the baseline solved are lost: codex lost 1 task (kotlin-bench_marmot-17).'
        },
        { gate: 'flagged', outcome: 'passed', sentence: 'No trial has a suspect flag.' }
      ]
    },
    notRun: last,
    detailsOf: async trial => sampleDetails(trial)
  }
}
