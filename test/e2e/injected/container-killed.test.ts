import { beforeAll, expect, test } from '@jest/globals'
import { tinyDataset } from '../support/tiny.js'
import { inject, killContainer, MARK, solver } from './inject.js'

const MINUTE = 60_000
const dataset = tinyDataset()
const STAYS = 'stays'
/** Longer than a trial takes: what does that is killed. */
const stay = `touch ${MARK}; sleep 60`
const tests = `#!/bin/sh
if [ -e ${STAYS} ]; then ${stay}; fi
rm -f test/spelling.sh
git apply --whitespace=nowarn /tests/test.patch
./run-tests.sh
`
beforeAll(() => dataset.add('tiny-killed', { 'tests/test.sh': tests }))

/** A trial whose container of a phase is killed so many times. */
const killed = (phase: 'agent' | 'verify', times: number) => {
  const [role, before] =
    phase === 'agent' ? (['agent', stay] as const) : (['verifier', `touch ${STAYS}`] as const)
  let tries = 0
  return inject({
    on: dataset,
    task: 'tiny-killed',
    agent: solver({ shell: () => (++tries <= times ? before : ':') }),
    at: {
      [phase]: (tried: number, id: string) => {
        if (tried <= times) void killContainer(id, role)
      }
    }
  })
}

test.each(['agent', 'verify'] as const)(
  'a container killed from outside in the %s phase is a fault, and a trial for a second try',
  async phase => {
    const once = await killed(phase, 1)
    expect(once.record).toMatchObject({ outcome: 'resolved', fault: null })
    expect(once.logs[0]).toContain('ended from outside')

    const always = await killed(phase, 9)
    expect(always.record).toMatchObject({
      outcome: 'error',
      reward: null,
      fault: { kind: 'infrastructure', code: 'container-gone', phase }
    })
    expect(always.logs).toHaveLength(2)
  },
  3 * MINUTE
)
