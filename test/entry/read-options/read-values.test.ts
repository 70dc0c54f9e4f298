import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { readValues } from '../../../src/entry/read-options/read-values.js'

const read = (typed: Record<string, readonly string[]>) =>
  readValues(
    new Map(Object.entries(typed).map(([name, texts]) => [name, { label: `\`--${name}\``, texts }])),
    '/ws'
  )

describe('readValues', () => {
  it.each([
    ['nightly', 'nightly'],
    ['jobs/nightly', '/ws/jobs/nightly'],
    ['/elsewhere/nightly/', '/elsewhere/nightly']
  ])('takes a job by its name or by its path: %s', (typed, resume) => {
    expect(read({ resume: [typed] }).resume).toBe(resume)
  })

  it.each([
    ['language', 'Python', 'python'],
    ['split', 'Verified', 'verified'],
    ['seal', 'NEVER', 'never']
  ])('takes what is one of a few in any case: --%s %s', (name, typed, value) => {
    expect(read({ [name]: [typed] })).toMatchObject({ [name]: value })
  })

  it('fills in defaults, and makes paths absolute', () => {
    expect(read({})).toMatchObject({
      command: 'run',
      path: '/ws/tasks',
      bases: undefined,
      include: [],
      limit: undefined,
      attempts: 1,
      concurrency: 1,
      'jobs-dir': '/ws/jobs',
      'timeout-multiplier': 1,
      'agent-timeout-multiplier': undefined,
      'fail-on': ['error'],
      json: false,
      summary: true
    })
  })

  it('reads each type', () => {
    expect(
      read({
        path: ['../x'],
        include: ['a', ' ', 'b '],
        limit: ['7'],
        'timeout-multiplier': ['.5'],
        summary: ['False']
      })
    ).toMatchObject({ path: '/x', include: ['a', 'b'], limit: 7, 'timeout-multiplier': 0.5, summary: false })
  })

  it('takes what is empty for absent, the last of several, and all of a list', () => {
    expect(read({ agent: [''], model: ['a', 'b'], attempts: ['2', '3'], 'job-name': ['  '] })).toMatchObject({
      agent: ['oracle'],
      model: ['a', 'b'],
      attempts: 3,
      'job-name': undefined
    })
  })

  it.each([
    ['attempts', '0', 'a whole number, 1 or more'],
    ['attempts', '1.5', 'a whole number, 1 or more'],
    ['attempts', '1e3', 'a whole number, 1 or more'],
    ['concurrency', '-1', 'a whole number, 1 or more'],
    ['attempts', '9999999999', 'a whole number, 1 or more and 999999999 at most'],
    ['deadline', '2h', 'a whole number of minutes, 1 or more'],
    ['max-cost', '$5', 'a number of US dollars above 0, such as `1.5`'],
    ['timeout-multiplier', '2000000', 'a number above 0 and 1000000 at most, such as `1.5`'],
    ['timeout-multiplier', '0', 'a number above 0, such as `1.5`'],
    ['timeout-multiplier', 'Infinity', 'a number above 0, such as `1.5`'],
    ['timeout-multiplier', '0x10', 'a number above 0, such as `1.5`'],
    ['summary', 'yes', '`true` or `false`'],
    ['seal', 'Perhaps', 'one of `auto`, `never`'],
    ['model', 'a b', 'a name without blanks, such as `anthropic/claude-sonnet-4-5`'],
    ['job-name', '../x', 'up to 100 letters, digits, `.`, `_` and `-`, the first a letter or digit'],
    ['job-name', 'a\nb', 'up to 100 letters, digits, `.`, `_` and `-`, the first a letter or digit']
  ])('refuses --%s %j with what would be valid', (name, value, valid) => {
    expect(() => read({ [name]: [value] })).toThrow(UserError)
    expect(() => read({ [name]: [value] })).toThrow(`it has to be ${valid}.`)
  })

  it.each([
    [
      'bench',
      'swe-polybnch',
      'is `swe-polybnch`; it has to be `swe-polybench`. Did you mean `swe-polybench`? Correct it.'
    ],
    ['verifier-mode', 'frsh', 'Did you mean `fresh`? Correct it, or leave it out for `fresh`.'],
    ['verifier-mode', 'other', '`both`. Correct it, or leave it out for `fresh`.']
  ])('suggests the choice near --%s %s, and to leave out only what can be', (name, value, says) => {
    expect(() => read({ [name]: [value] })).toThrow(says)
  })

  it('says what, which value, what is valid and what to do', () => {
    expect(() => read({ concurrency: ['many'] })).toThrow(
      '`--concurrency` is `many`; it has to be a whole number, 1 or more. Correct it, or leave it out for `1`.'
    )
  })
})

describe('hosts', () => {
  const hosts = (...texts: string[]) =>
    readValues(new Map([['allow-agent-host', { label: '`--allow-agent-host`', texts }]]), '/')[
      'allow-agent-host'
    ]

  it('are rules as the Harbor format has them, each once', () => {
    expect(hosts('Example.com.', '*.example.org', '10.0.0.0/8', '', 'example.com', '2001:db8::1')).toEqual([
      'example.com',
      '*.example.org',
      '10.0.0.0/8',
      '2001:db8::1'
    ])
    expect(hosts()).toEqual([])
  })

  it.each([
    ['https://example.com/x', /is a URL; write the host name alone/],
    ['example.com:443', /has a port/],
    ['10.0.0.1/8', /is an address within a block/],
    ['exa*mple.com', /has a wildcard/]
  ])('that are none are explained: %s', (text, message) => {
    expect(() => hosts(text)).toThrow(message)
    expect(() => hosts(text)).toThrow(/^`--allow-agent-host` is /)
  })
})
