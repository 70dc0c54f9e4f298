import { beforeAll, expect, test } from '@jest/globals'
import { tinyDataset } from '../support/tiny.js'
import { inject, killContainer, MARK, solver } from './inject.js'

const MINUTE = 60_000
const dataset = tinyDataset()
const slowTests = `#!/bin/sh
touch ${MARK}
sleep 5
rm -f test/spelling.sh
git apply --whitespace=nowarn /tests/test.patch
./run-tests.sh
`
beforeAll(() => dataset.add('tiny-killed', { 'tests/test.sh': slowTests }))

const kill = (role: 'agent' | 'verifier', tries: number) => (tried: number, id: string) => {
  if (tried <= tries) void killContainer(id, role)
}

test.each([
  ['agent', 'agent'],
  ['verify', 'verifier']
] as const)(
  'a container killed from outside in the %s phase is a fault, and a trial for a second try',
  async (phase, role) => {
    const agent = solver({ shell: `touch ${MARK}; sleep 5` })
    const once = await inject({ on: dataset, task: 'tiny-killed', agent, at: { [phase]: kill(role, 1) } })
    expect(once.record).toMatchObject({ outcome: 'resolved', fault: null })
    expect(once.logs[0]).toContain('ended from outside')

    const always = await inject({ on: dataset, task: 'tiny-killed', agent, at: { [phase]: kill(role, 9) } })
    expect(always.record).toMatchObject({
      outcome: 'error',
      reward: null,
      fault: { kind: 'infrastructure', code: 'container-gone', phase }
    })
    expect(always.logs).toHaveLength(2)
  },
  3 * MINUTE
)
