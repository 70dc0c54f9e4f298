// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates as tasks write them
import { describe, expect, test } from '@jest/globals'
import { resolveEnvTemplates } from '../../src/task/env-templates.js'

const host = { TOKEN: 't', EMPTY: '' }

describe('templates in env', () => {
  test.each([
    ['${TOKEN}', 't'],
    ['${TOKEN:-d}', 't'],
    ['${UNSET:-d}', 'd'],
    ['${UNSET:-}', ''],
    ['${UNSET:-two\nlines}', 'two\nlines'],
    ['${EMPTY}', ''],
    ['${EMPTY:-d}', 'd'],
    ['a ${TOKEN}', 'a ${TOKEN}'],
    ['$TOKEN', '$TOKEN']
  ])('%j is %j', (value, expected) => {
    expect(resolveEnvTemplates({ KEY: value }, host)).toEqual({ ok: true, env: { KEY: expected } })
  })

  test('a variable that is unset is reported with its key', () => {
    expect(resolveEnvTemplates({ A: '${UNSET}', B: '${TOKEN}', C: '${toString}' }, host)).toEqual({
      ok: false,
      missing: [
        { key: 'A', variable: 'UNSET' },
        { key: 'C', variable: 'toString' }
      ]
    })
  })
})
