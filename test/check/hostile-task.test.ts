import { expect, test } from '@jest/globals'
import { checkReportSchema } from '../../src/contracts/check.js'
import { processorSeconds } from '../processor-seconds.js'
import { checkFolder, type SampleTask, sampleTask } from './sample-task.js'

const MIB = 1024 * 1024

const HOSTILE: readonly (readonly [what: string, mutate: (task: SampleTask) => Promise<unknown>])[] = [
  ['an id of a million dots', task => task.expected(lists => lists.n2p_tests.push('[a]'.padEnd(MIB, '.')))],
  [
    'a patch of many files',
    task =>
      task.write(
        'solution/fix.patch',
        Array.from({ length: 30_000 }, (_, file) => `diff --git a/test/${file} b/test/${file}\n`).join('')
      )
  ],
  [
    'a path without an end',
    task => task.write('tests/test.patch', `--- a/${'test-'.repeat(MIB)}\n+++ b/x\n`)
  ],
  ['a script of one line', task => task.append('tests/test.sh', 'TEST.xml '.repeat(MIB / 10))],
  ['a script of carriage returns', task => task.append('tests/test.sh', '\r\t'.repeat(MIB / 3))],
  [
    'a script that says printf over and over',
    task => task.append('tests/test.sh', 'printf\t-'.repeat(MIB / 10))
  ],
  [
    'a collector that says read over and over',
    task => task.append('tests/kotlin_logs_collector.sh', 'read||.'.repeat(MIB / 8))
  ],
  ['an instruction of blank lines', task => task.write('instruction.md', '\n\t'.repeat(MIB / 4))],
  [
    'a list of hosts that are none',
    task => task.replace('task.toml', '"api.anthropic.com",', '"a b",'.repeat(20_000))
  ],
  [
    'an instruction that has every name',
    async task => {
      const names = Array.from({ length: 20_000 }, (_, index) => `nameOf_${index}`)
      await task.append('instruction.md', names.join('\n'))
      await task.write(
        'solution/fix.patch',
        names.map(name => `+ val ${name} = ${name}(${name}, ${name})\n`).join('')
      )
    }
  ],
  ['a name that moves the cursor', task => task.write('environment/a\u001b[2J\nb.sh', 'echo\r\n')],
  ['bytes that are no text', task => task.write('instruction.md', '\ud800\0')],
  [
    'a script that names a million files',
    task =>
      task.append('tests/test.sh', Array.from({ length: 60_000 }, (_, file) => `/tests/f${file}`).join('\n'))
  ]
]

test.each(HOSTILE)('ends soon, with a report of the usual size, on %s', async (_, mutate) => {
  const task = await sampleTask()
  await mutate(task)
  const start = processorSeconds()
  const { report, text } = await checkFolder(task.tasks)
  expect(processorSeconds() - start).toBeLessThan(10)
  expect(checkReportSchema.parse(report)).toEqual(report)
  expect(report.counts.tasks).toBe(1)
  expect(report.findings.length).toBeLessThan(100)
  expect(text).not.toContain('\u001b')
})
