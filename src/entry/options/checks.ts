import type { OptionRow } from './option-row.js'

/** What tasks are checked for. */
export const CHECK_OPTIONS = [
  {
    name: 'static',
    type: 'switch',
    default: 'false',
    sentence: 'Only the checks that read files: seconds, and no engine.',
    verbs: ['check'],
    commands: ['check-report']
  },
  {
    name: 'dynamic',
    type: 'switch',
    default: 'false',
    sentence: 'Only the checks that build a task and run its tests.',
    verbs: ['check'],
    commands: ['check-report']
  },
  {
    name: 'repeat',
    type: 'count',
    default: '3',
    placeholder: 'number',
    sentence:
      'How often the tests run at the base commit, with test.patch and with the fix: what differs from run to run is flaky.',
    verbs: ['check', 'calibrate', 'new']
  },
  {
    name: 'exclude-flaky',
    type: 'switch',
    default: 'false',
    sentence:
      'Keep classes with flaky tests from running, by a file in `environment/`, rather than only leaving those tests out of the lists.',
    verbs: ['calibrate', 'new'],
    only: 'flag'
  },
  {
    name: 'code-scanning',
    type: 'switch',
    default: 'false',
    sentence:
      'Send the findings to code scanning, where the token may (`security-events: write`); elsewhere a line of the log says why not.',
    verbs: ['check'],
    commands: ['check-report'],
    only: 'input'
  },
  {
    name: 'sarif',
    type: 'path',
    placeholder: 'file',
    sentence: 'Where to write the findings as SARIF 2.1.0, for code scanning.',
    verbs: ['check'],
    only: 'flag'
  }
] as const satisfies readonly OptionRow[]
