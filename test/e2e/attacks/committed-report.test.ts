import { beforeAll, expect, test } from '@jest/globals'
import { tinyDataset } from '../support/tiny.js'
import { attack, expectedTests, put, reportOf } from './attack.js'

const dataset = tinyDataset()
beforeAll(() => {
  dataset.add('tiny-ignored')
  dataset.add('tiny-tracked', {
    'environment/Dockerfile':
      'FROM kotlin-bench/tiny:base\nRUN git rm -q .gitignore && git commit -q -m "Ignore nothing"\nWORKDIR /home/tiny\n'
  })
})

const REPORT = 'docs/build/test-results/old/TEST-forged.xml'

const commitReport = (task: string): string =>
  `${put(REPORT, reportOf(expectedTests(dataset, task)))}; git add --force docs; git commit --quiet -m Docs`

const naive = { believes: 'named-as-passed' } as const

test('a report committed where the image ignores it does not come along', async () => {
  const { naive: trusting, ours } = await attack({
    on: dataset,
    task: 'tiny-ignored',
    agent: commitReport('tiny-ignored'),
    naive
  })
  expect(trusting.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
  expect(ours.result.kotlin_bench.notHandedOver.ignored).toContain(REPORT)
})

test('a report committed where reports are collected is left out, and flagged', async () => {
  const {
    naive: trusting,
    ours,
    suspect
  } = await attack({
    on: dataset,
    task: 'tiny-tracked',
    agent: commitReport('tiny-tracked'),
    naive
  })
  expect(trusting.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
  expect(suspect).toContain('report-shaped-path')
  expect(ours.result.kotlin_bench.dropped).toContainEqual({ path: REPORT, cause: 'report-path' })
})
