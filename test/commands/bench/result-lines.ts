import { RESULT_LINE_SCHEMA, type ResultLine } from '../../../src/contracts/result-line.js'

/** What a run says of one instance, changed as a test needs it. */
export const resultLine = (changes: Partial<ResultLine> = {}): ResultLine => ({
  schema: RESULT_LINE_SCHEMA,
  date: '2026-11-02T03:04:05.000Z',
  toolVersion: '0.1.0',
  rulesVersion: '1',
  benchmark: 'swe-polybench',
  run: 'nightly-1',
  dataset: { source: 'rows.csv', commit: 'c0ffee' },
  settings: { split: 'pb500', language: null, hints: false, gradings: ['official', 'strict', 'simple'] },
  instance: 'acme__larder-14',
  language: 'python',
  taskType: 'bug_fix',
  agent: 'codex',
  agentVersion: '0.46.0',
  model: 'openai/gpt-5',
  attempt: 1,
  outcome: 'resolved',
  gradings: { official: 1, strict: 1, simple: 1 },
  retrieval: null,
  costUsd: 0.25,
  seconds: 90,
  ...changes
})
