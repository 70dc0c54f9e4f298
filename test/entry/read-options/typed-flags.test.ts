import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { verbs } from '../../../src/entry/cli/verbs.js'
import { flagsOf, namesOf } from '../../../src/entry/options.js'
import { refuseSlips } from '../../../src/entry/read-options/typed-flags.js'

describe('what could be read and was not meant so', () => {
  it.each([
    [['-limit', '1'], '`-limit` does not begin with two hyphens, as long flags do. Did you mean `--limit`?'],
    [
      ['-n-tasks=1'],
      '`-n-tasks` does not begin with two hyphens, as long flags do. Did you mean `--n-tasks`?'
    ],
    [['-Limit', '1'], 'Did you mean `--limit`?'],
    [['-p', 'x', '-json'], 'Did you mean `--json`?'],
    [['-help'], 'Did you mean `--help`?'],
    [['—limit', '1'], '`—limit` does not begin with two hyphens, as long flags do. Did you mean `--limit`?'],
    [['–p', 'x'], '`–p` does not begin with a hyphen, as short flags do. Did you mean `-p`?'],
    [['-dry-run'], 'has no flag `--dry-run`.'],
    [['-p=tasks'], '`-p=tasks` has `=` after a short flag, which takes none. Did you mean `-p tasks`?'],
    [
      ['--out', '--json'],
      '`--out` has no value: the flag `--json` follows it. Give it one, as in `--out PATH`, or leave it out.'
    ],
    [['-a', '-p', 'x'], '`-a` has no value: the flag `-p` follows it.'],
    [['--limit', ''], '`--limit` is empty. Give it a value, as in `--limit NUMBER`, or leave it out.'],
    [['--limit='], '`--limit` is empty.']
  ])('%j is refused', (words, says) => {
    expect(() => refuseSlips('plan', words)).toThrow(UserError)
    expect(() => refuseSlips('plan', words)).toThrow(says)
  })

  it('is every long flag of every verb that is typed with one hyphen', () => {
    for (const verb of verbs) {
      for (const name of flagsOf(verb).flatMap(row => (row.isBare ? [] : namesOf(row)))) {
        expect(() => refuseSlips(verb, [`-${name}`, '1'])).toThrow(`Did you mean \`--${name}\`?`)
      }
    }
  })

  it.each([
    [['-l', '-1']],
    [['-l3', '-ptasks', '-aoracle']],
    [['-p', '-limit']],
    [['--path=--json']],
    [['--', '-limit', '']],
    [['--unknown', '']],
    [['-']]
  ])('is not %j', words => {
    expect(() => refuseSlips('plan', words)).not.toThrow()
  })
})
