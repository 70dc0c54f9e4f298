import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseCompose } from '../../src/task/compose.js'
import { TASK_FAULT_CODES } from '../../src/task/task.js'
import { parsed } from './task-source.js'

const KEYS = [
  'environment',
  'agent',
  'verifier',
  'task',
  'steps',
  'artifacts',
  'solution',
  'metadata',
  'cpus',
  'env',
  'network_mode',
  'allowed_hosts',
  'timeout_sec',
  'memory',
  '__proto__',
  'constructor',
  'toString',
  'two\nlines'
]

/** TOML of any shape over the keys that mean something. */
const inline: fc.Arbitrary<string> = fc.letrec<{ value: string }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      '1',
      '-1',
      '0.5',
      'inf',
      'nan',
      'true',
      '"2"',
      '""',
      '"2G"',
      '"allowlist"',
      '"\\u0000"',
      '2020-01-01',
      '9007199254740993'
    ),
    fc.array(tie('value'), { maxLength: 3 }).map(values => `[${values.join(', ')}]`),
    fc
      .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), tie('value')), {
        maxLength: 3,
        selector: ([key]) => key
      })
      .map(pairs => `{ ${pairs.map(([key, value]) => `${JSON.stringify(key)} = ${value}`).join(', ')} }`)
  )
})).value
const toml = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), inline), { maxLength: 5, selector: ([key]) => key })
  .map(pairs => pairs.map(([key, value]) => `${JSON.stringify(key)} = ${value}`).join('\n'))

describe('whatever the files of a task hold', () => {
  test('there is a task or a fault with a message of one line', () => {
    fc.assert(
      fc.property(fc.oneof(toml, fc.string({ unit: 'binary' })), text => {
        const result = parsed({ toml: text })
        for (const { message } of result.warnings) expect(message).not.toContain('\n')
        if (result.ok) return
        expect(TASK_FAULT_CODES).toContain(result.fault.code)
        expect(result.fault.message).not.toContain('\n')
        expect(result.fault.message.length).toBeLessThan(2000)
      }),
      { numRuns: 500 }
    )
  })

  test('a compose file names an image or has a fault', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), inline)
    fc.assert(
      fc.property(text, text, (main, other) => {
        for (const compose of [
          main,
          `services: {main: ${main}}`,
          `services: {main: {image: a}}\nx: ${other}`
        ]) {
          const result = parseCompose(compose)
          if (!result.ok) expect(result.fault.message).not.toBe('')
        }
      }),
      { numRuns: 300 }
    )
  })
})
