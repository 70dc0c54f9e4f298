import type { FlakyTest, Refusal } from '../making/calibrate-tests.js'
import { TRANSITION_NAMES } from '../score/index.js'
import type { WrittenCalibration } from './calibrate/calibrate-task.js'
import { STAGE_WORDS } from './calibrate/run-calibration.js'

const SHOWN_TESTS = 20

const STATUS_WORDS = {
  PASS: 'passed',
  FAIL: 'failed',
  SKIP: 'was skipped',
  NONE: 'was not there'
} as const

const REFUSALS: Readonly<Record<Refusal['code'], string>> = {
  'no-tests-ran': 'no test ran with the fix',
  'fix-breaks-tests': 'the fix breaks tests that passed before it',
  'nothing-fixed': 'the fix makes no test pass that did not pass before it'
}

/** Ids in one line each; they may hold line breaks. */
const testLines = (ids: readonly string[]): string[] => [
  ...ids.slice(0, SHOWN_TESTS).map(id => `  ${JSON.stringify(id)}`),
  ...(ids.length > SHOWN_TESTS ? [`  and ${ids.length - SHOWN_TESTS} more`] : [])
]

const flakyLine = ({ id, stage, seen }: FlakyTest, repeat: number): string => {
  const ways = [...seen].map(([status, count]) => `${STATUS_WORDS[status]} ${count} of ${repeat} times`)
  return `  ${JSON.stringify(id)} ${ways.join(', ')} ${STAGE_WORDS[stage]}`
}

const flakyLines = ({ flaky, repeat }: WrittenCalibration): string[] =>
  flaky.length === 0
    ? []
    : [
        'Flaky, and in no list:',
        ...flaky.slice(0, SHOWN_TESTS).map(test => flakyLine(test, repeat)),
        ...(flaky.length > SHOWN_TESTS ? [`  and ${flaky.length - SHOWN_TESTS} more`] : [])
      ]

/** What calibrating a task came to, as a person reads it. */
export const calibrationText = (calibrated: WrittenCalibration): string => {
  const { task, repeat, expected, refusal, excluded, written } = calibrated
  const runs = repeat === 1 ? 'one run' : `${repeat} runs`
  const lines =
    refusal === null
      ? [
          `${task}: ${TRANSITION_NAMES.map(name => `${name} ${expected[`${name}_tests`].length}`).join(', ')}, by ${runs} of each stage.`,
          ...written.map(path => `Written: ${path}`)
        ]
      : [
          `${task}: nothing was written, since ${REFUSALS[refusal.code]}${refusal.tests.length > 0 ? ':' : '.'}`,
          ...testLines(refusal.tests)
        ]
  return [
    ...lines,
    ...(excluded.length === 0 ? [] : [`Classes that do not run any more: ${excluded.join(', ')}.`]),
    ...flakyLines(calibrated)
  ].join('\n')
}
