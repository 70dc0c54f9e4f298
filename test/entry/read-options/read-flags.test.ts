import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { verbs } from '../../../src/entry/cli/verbs.js'
import { flagsOf, namesOf } from '../../../src/entry/options.js'
import { readFlags } from '../../../src/entry/read-options/read-flags.js'

const textsOf = (args: readonly string[]): Record<string, readonly string[]> => {
  const request = readFlags(args)
  if (request.kind !== 'verb') throw new Error('expected a verb')
  return Object.fromEntries([...request.raws].map(([name, raw]) => [name, raw.texts]))
}

const mistakeOf = (args: readonly string[]): string => {
  try {
    readFlags(args)
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(UserError)
    return (thrown as Error).message
  }
  throw new Error('expected a mistake')
}

describe('readFlags', () => {
  it.each([
    [['-p', 'x'], 'path', ['x']],
    [['--path=x'], 'path', ['x']],
    [['-i', 'a*', '--include-task-name', 'b', '--include', 'c'], 'include', ['a*', 'b', 'c']],
    [['-x', 'a', '--exclude-task-name', 'b'], 'exclude', ['a', 'b']],
    [['--n-tasks', '3'], 'limit', ['3']],
    [['-l3'], 'limit', ['3']],
    [['-k', '2', '--n-attempts', '4'], 'attempts', ['2', '4']],
    [['--n-concurrent', '2'], 'concurrency', ['2']],
    [['-n', '-1'], 'concurrency', ['-1']],
    [['--json'], 'json', ['true']],
    [['-q'], 'quiet', ['true']],
    [['--environment-build-timeout-multiplier', '2'], 'environment-timeout-multiplier', ['2']]
  ])('takes %j', (args, name, texts) => {
    expect(textsOf(['run', ...args])).toEqual({ [name]: texts })
  })

  it('names an alias as it was typed, so that messages show what the user knows', () => {
    const request = readFlags(['run', '--n-concurrent', '2'])
    expect(request.kind === 'verb' && request.raws.get('concurrency')?.label).toBe('`--n-concurrent`')
  })

  it('has no two flags of one verb with the same name', () => {
    for (const verb of verbs) {
      const names = flagsOf(verb).flatMap(row => [
        ...namesOf(row),
        ...(row.short === undefined ? [] : [row.short])
      ])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('suggests the nearest flag for an unknown one', () => {
    expect(mistakeOf(['run', '--concurency', '2'])).toBe(
      '`kotlin-bench run` has no flag `--concurency`. Did you mean `--concurrency`? ' +
        '`kotlin-bench run --help` lists its flags.'
    )
  })

  it('says where a flag of another command belongs', () => {
    expect(mistakeOf(['bases', '--agent', 'nop'])).toContain('It belongs to `run`, `plan`, `bench`.')
  })

  it('knows the short names of other commands as well', () => {
    expect(mistakeOf(['agents', '-p', 'x'])).toContain(
      'no flag `-p`. `-p`, `--path`, belongs to `run`, `list`, `prune`, `bases`, `plan`, `check`, `harden`.'
    )
  })

  it('says that a flag takes no value', () => {
    expect(mistakeOf(['run', '--json=yes'])).toContain('`--json` takes no value; write it alone.')
  })

  it.each([
    [['runs'], 'There is no command `runs`. Did you mean `run`?'],
    [['--versoin'], 'Did you mean `--version`?'],
    [['version'], 'Did you mean `--version`?'],
    [['help', 'rnu'], 'There is no command `rnu`. Did you mean `run`?'],
    [['-v'], 'Did you mean `--version`?'],
    [['-help'], 'Did you mean `--help`?'],
    [['--limit', '1', 'run'], 'The command comes first, then its flags: `kotlin-bench run …`.'],
    [['bench', 'compar', 'a.jsonl'], 'There is no command `bench compar`. Did you mean `bench compare`?']
  ])('suggests the command that %j meant', (args, says) => {
    expect(mistakeOf(args)).toContain(says)
  })

  it.each([
    [['prune', '--dry-run'], '`prune` only names what it would remove, until `--apply` is given.'],
    [['prune', '-y'], '`prune` removes what it names once `--apply` is given'],
    [['run', '--dry-run'], '`kotlin-bench list` names the tasks that would be run']
  ])('names what does what was wanted: %j', (args, says) => {
    expect(mistakeOf(args)).toContain(says)
  })

  it('explains a value that is missing and a word too many', () => {
    expect(mistakeOf(['run', '--agent'])).toContain('`--agent` has no value. It is written `--agent NAME`.')
    expect(mistakeOf(['run', '--json', 'true'])).toContain(
      'has no place for `true`; everything is a flag, such as `--path DIR`. `--json` takes no value; write it alone.'
    )
    expect(mistakeOf(['run', '-limt', '1'])).toContain('Did you mean `--limit`?')
    expect(mistakeOf(['run', '--verifier-mode'])).toContain(
      '`--verifier-mode` has no value. It is one of `fresh`, `shared`, `both`.'
    )
    expect(mistakeOf(['run', 'tasks'])).toContain(
      'has no place for `tasks`; everything is a flag, such as `--path DIR`.'
    )
  })

  it('takes the bare word of a command that has one, and no second', () => {
    expect(textsOf(['explain', 'jobs/j/t'])).toEqual({ 'trial-dir': ['jobs/j/t'] })
    expect(mistakeOf(['explain', 'a', 'b'])).toContain(
      'has no place for `b`; everything but `TRIAL-DIR` is a flag'
    )
  })

  it('takes a command of two words', () => {
    expect(readFlags(['bench', 'compare', 'a.jsonl', 'b.jsonl'])).toMatchObject({ verb: 'bench compare' })
    expect(textsOf(['bench', 'compare', 'a.jsonl', 'b.jsonl'])).toEqual({ files: ['a.jsonl', 'b.jsonl'] })
    expect(textsOf(['bench', 'swe-polybench', '--split', 'pb500'])).toEqual({
      bench: ['swe-polybench'],
      split: ['pb500']
    })
    expect(readFlags(['help', 'bench', 'compare'])).toEqual(readFlags(['bench', 'compare', '--help']))
  })

  it('says in the help of a command what an option is to that one', () => {
    const request = readFlags(['bench', '--help'])
    const help = request.kind === 'text' ? request.text.replace(/\s+/g, ' ') : ''
    expect(help).toContain('--dataset <file> The file of rows:')
    expect(help).not.toContain('--path')
    expect(help).toContain('`bench compare` makes a table')
    expect(help).toContain('SWE-bench, SWE-PolyBench or Multi-SWE-bench predictions')
  })

  it('never takes an input for a flag', () => {
    expect(mistakeOf(['run', '--github-token', 'x'])).toContain('no flag `--github-token`')
  })

  it('answers help and version with text, and nothing at all with a mistake', () => {
    expect(readFlags(['run', '--help'])).toMatchObject({ kind: 'text', isMistake: false })
    expect(readFlags(['help', 'run'])).toEqual(readFlags(['run', '--help']))
    expect(readFlags(['--version'])).toMatchObject({ kind: 'text', isMistake: false })
    expect(readFlags([])).toMatchObject({ kind: 'text', isMistake: true })
  })

  it('shows control characters of a flag spelled out', () => {
    expect(mistakeOf(['run', '--a\u001b[2J\nb'])).toContain('`--a\\u001b[2J\\nb`')
  })
})
