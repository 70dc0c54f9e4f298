import { describe, expect, test } from '@jest/globals'
import { type CheckReport, checkReportSchema, type Finding } from '../../../src/contracts/check.js'
import { checkAnnotations } from '../../../src/report/checks/annotations.js'
import { checkSarif } from '../../../src/report/checks/sarif.js'
import { checkSummary } from '../../../src/report/checks/summary.js'
import { checkText } from '../../../src/report/checks/text.js'

const info = (id: string, changes: Partial<CheckReport['checks'][number]> = {}) => ({
  id,
  stage: 'static' as const,
  sentence: `What ${id} wants holds.`,
  why: 'It matters.',
  defaultLevel: 'error' as const,
  level: 'error' as const,
  reason: null,
  ...changes
})

const finding = (changes: Partial<Finding> = {}): Finding => ({
  check: 'patch-format',
  level: 'error',
  task: 'acme_larder-1',
  file: 'solution/fix.patch',
  line: 7,
  message: 'solution/fix.patch is empty.',
  advice: 'Make it anew.',
  ...changes
})

const reportOf = (findings: readonly Finding[], changes: Partial<CheckReport> = {}): CheckReport => {
  const errors = findings.filter(({ level }) => level === 'error').length
  return checkReportSchema.parse({
    schema: 'kotlin-bench/check@1',
    tool: { name: 'kotlin-bench', version: '1.2.3' },
    dataset: { source: 'acme/bench/tasks', commit: null },
    checks: [info('patch-format'), info('licence', { defaultLevel: 'warning', level: 'warning' })],
    tasks: ['acme_larder-1', 'acme_larder-2'].map(name => ({
      name,
      path: `tasks/${name}`,
      ran: ['patch-format'],
      notRun: [{ check: 'licence', reason: 'task.toml cannot be read' }]
    })),
    findings: [...findings],
    counts: { tasks: 2, sound: errors > 0 ? 1 : 2, errors, warnings: findings.length - errors },
    ...changes
  })
}

const warning = finding({
  check: 'licence',
  level: 'warning',
  file: 'task.toml',
  line: null,
  message: 'No licence.'
})

describe('the summary', () => {
  test('has a table of tasks against checks and each finding with its place', () => {
    const summary = checkSummary(
      reportOf([finding(), finding({ line: 9 }), { ...warning, task: 'acme_larder-2' }])
    )
    expect(summary).toContain(
      '## ❌ Checks of tasks\n\n2 tasks, 1 sound: 2 errors, 1 warning by 2 static checks.'
    )
    expect(summary).toContain('| task | patch-format | licence |')
    expect(summary).toContain('| <code>acme_larder-1</code> | ❌ 2 | – |')
    expect(summary).toContain('| <code>acme_larder-2</code> | ✅ | ⚠️ 1 |')
    expect(summary).toContain(
      '- ❌ <code>acme_larder-1</code> <code>solution/fix.patch:7</code> **patch-format**: solution/fix.patch is empty. <em>Make it anew.</em>'
    )
  })

  test('is short where there is nothing to tell', () => {
    expect(checkSummary(reportOf([]))).toBe(
      '## ✅ Checks of tasks\n\n2 sound tasks: 0 errors, 0 warnings by 2 static checks.\n'
    )
  })

  test('tells of levels that the dataset chose', () => {
    const checks = [
      info('patch-format'),
      info('licence', { level: 'off', reason: 'All of ours are *private*.' })
    ]
    expect(checkSummary(reportOf([finding()], { checks }))).toContain(
      '- <code>licence</code> is **off** in this dataset: All of ours are &#42;private&#42;.'
    )
  })

  test('makes no markup of what a task says', () => {
    const hostile = '</code></details> | @everyone\n# [x](https://example.com) <img src=x>'
    const summary = checkSummary(reportOf([finding({ task: hostile, file: hostile, message: hostile })]))
    expect(summary).not.toMatch(/<img|<\/details>|\]\(|@everyone|\n# \[/)
    for (const row of summary.split('\n').filter(line => line.startsWith('|')))
      expect(row.split('|')).toHaveLength(4)
  })

  test('keeps to its size, and counts what it leaves out', () => {
    const many = Array.from({ length: 5_000 }, (_, line) => finding({ line: line + 1 }))
    const summary = checkSummary(reportOf(many), { maxBytes: 20_000 })
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(20_000)
    expect(summary).toMatch(/- and \d+ more findings/)
  })
})

describe('annotations', () => {
  test('stand on file and line, errors first', () => {
    expect(checkAnnotations(reportOf([warning, finding()]))).toEqual([
      {
        level: 'error',
        title: 'acme_larder-1: patch-format',
        message: 'solution/fix.patch is empty.\nMake it anew.',
        file: 'tasks/acme_larder-1/solution/fix.patch',
        line: 7
      },
      {
        level: 'warning',
        title: 'acme_larder-1: licence',
        message: 'No licence.\nMake it anew.',
        file: 'tasks/acme_larder-1/task.toml',
        line: null
      }
    ])
  })

  test('are ten of a level at most, the last of which counts the others', () => {
    const annotations = checkAnnotations(reportOf(Array.from({ length: 14 }, () => finding())))
    expect(annotations).toHaveLength(10)
    expect(annotations.at(-1)).toMatchObject({ message: '5 more in the summary', file: null })
  })
})

describe('SARIF', () => {
  const sarif = (findings: readonly Finding[]) => JSON.parse(checkSarif(reportOf(findings)))

  test('has a rule a check, and a result a finding with a path in the repository', () => {
    const { version, runs } = sarif([finding(), warning])
    expect(version).toBe('2.1.0')
    const [{ tool, results }] = runs
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['patch-format', 'licence'])
    expect(results).toMatchObject([
      {
        ruleId: 'patch-format',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'solution/fix.patch is empty. Make it anew.' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'tasks/acme_larder-1/solution/fix.patch', uriBaseId: '%SRCROOT%' },
              region: { startLine: 7 }
            }
          }
        ]
      },
      { ruleId: 'licence', ruleIndex: 1, level: 'warning' }
    ])
  })

  test('tells a finding again by more than its line, and writes any name as a reference', () => {
    const [first, second] = [
      finding({ file: 'a b/ü%.sh', line: 1 }),
      finding({ file: 'a b/ü%.sh', line: 2 })
    ].map(one => sarif([one]).runs[0].results[0])
    expect(first.partialFingerprints).toEqual(second.partialFingerprints)
    expect(first.locations[0].physicalLocation.artifactLocation.uri).toBe(
      'tasks/acme_larder-1/a%20b/%C3%BC%25.sh'
    )
  })
})

test('the text for a terminal cannot move its cursor', () => {
  const text = checkText(reportOf([finding({ message: 'red\u001b[31m\rgone' })]))
  expect(text).toContain(
    'tasks/acme_larder-1/solution/fix.patch:7: error patch-format: red\\u001b[31m\\rgone'
  )
})
