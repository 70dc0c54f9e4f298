import { describe, expect, test } from '@jest/globals'
import {
  type ContainerSpec,
  type ExecSpec,
  execArguments,
  runArguments
} from '../../src/engine/container-arguments.js'

const spec = (overrides: Partial<ContainerSpec> = {}): ContainerSpec => ({
  image: 'sha256:abc',
  jobId: 'job-1',
  role: 'agent',
  expiresAt: 1,
  network: 'none',
  cpus: null,
  memoryMb: null,
  env: {},
  ...overrides
})

const exec = (overrides: Partial<ExecSpec> = {}): ExecSpec => ({ command: ['true'], ...overrides })

/** The words after a flag, wherever it stands. */
const valuesOf = (args: readonly string[], flag: string): string[] =>
  args.flatMap((word, index) => (args[index - 1] === flag ? [word] : []))

describe('the arguments of a container', () => {
  test('name its image last, before the idle command', () => {
    expect(runArguments(spec(), ['--label', 'a=b']).slice(-4)).toEqual([
      'sha256:abc',
      'sh',
      '-c',
      'while :; do sleep 86400; done'
    ])
  })

  test('name variables and never their values', () => {
    const args = runArguments(spec({ env: { TOKEN: 'secret-value', EMPTY: '' } }), [])
    expect(valuesOf(args, '--env')).toEqual(['TOKEN', 'EMPTY'])
    expect(args.join(' ')).not.toContain('secret-value')
  })

  test('give no swap beyond the memory', () => {
    const args = runArguments(spec({ memoryMb: 512 }), [])
    expect(valuesOf(args, '--memory')).toEqual(['512m'])
    expect(valuesOf(args, '--memory-swap')).toEqual(['512m'])
  })

  test('set no limit where the task asks for none', () => {
    const args = runArguments(spec(), [])
    expect(args).not.toContain('--cpus')
    expect(args).not.toContain('--memory')
  })

  test('mount nothing of the host and grant nothing', () => {
    const args = runArguments(spec({ cpus: 2, memoryMb: 1024, network: 'bridge' }), [])
    for (const flag of ['--volume', '-v', '--mount', '--privileged', '--cap-add', '--device'])
      expect(args).not.toContain(flag)
    expect(valuesOf(args, '--cap-drop')).toEqual(['NET_RAW', 'NET_ADMIN'])
  })

  test('carry the labels', () => {
    expect(valuesOf(runArguments(spec(), ['--label', 'x=y']), '--label')).toEqual(['x=y'])
  })
})

describe('the arguments of a command in a container', () => {
  test.each<[string, Partial<ExecSpec>, string[]]>([
    ['nothing but the command', {}, ['exec', 'id', 'true']],
    ['standard input only where there is some', { input: 'x' }, ['exec', '--interactive', 'id', 'true']],
    ['a folder', { workdir: '/w' }, ['exec', '--workdir', '/w', 'id', 'true']],
    ['a user by name', { user: 'ann' }, ['exec', '--user', 'ann', 'id', 'true']],
    ['root by number', { user: 0 }, ['exec', '--user', '0', 'id', 'true']],
    ['the image’s own user for null', { user: null }, ['exec', 'id', 'true']]
  ])('have %s', (_, overrides, expected) => {
    expect(execArguments('id', exec(overrides))).toEqual(expected)
  })

  test('name variables and never their values', () => {
    expect(execArguments('id', exec({ env: { KEY: 'secret-value' } }))).toEqual([
      'exec',
      '--env',
      'KEY',
      'id',
      'true'
    ])
  })

  test('give settings by value, since the engine’s command line would follow them itself', () => {
    const settings = { HTTP_PROXY: 'http://192.0.2.1:3128', KEY: 'default' }
    expect(execArguments('id', exec({ settings, env: { KEY: 'secret-value' } }))).toEqual([
      ...['exec', '--env', 'HTTP_PROXY=http://192.0.2.1:3128'],
      ...['--env', 'KEY', 'id', 'true']
    ])
  })

  test('keep a command’s words apart', () => {
    const command = ['sh', '-c', 'echo "$1"', 'sh', 'a b\nc']
    expect(execArguments('id', exec({ command })).slice(-5)).toEqual(command)
  })
})
