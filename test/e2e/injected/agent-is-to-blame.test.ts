import { beforeAll, expect, test } from '@jest/globals'
import { tinyDataset } from '../support/tiny.js'
import { scripted, trialOf } from '../support/trial.js'

const MINUTE = 60_000
const dataset = tinyDataset()
beforeAll(() => dataset.add('tiny-blame'))

// What it does to the work tree as a whole, and what is too large: hand-over-repository.test.ts.
test.each([
  ['fills the memory', 'tail /dev/zero'],
  ['fills the memory with everything it started', 'for i in 1 2 3 4; do tail /dev/zero & done; wait'],
  ['kills every process that it sees', 'kill -9 -1; sleep 1'],
  ['kills the first process', 'kill -9 1; kill -TERM 1; kill -HUP 1; sleep 1'],
  ['stops every process', 'kill -STOP -1; kill -STOP 1'],
  ['removes what programs need', 'rm -rf /bin/* /usr/bin/* /lib/* /usr/lib/*'],
  [
    'buries a file deeper than a path may be long',
    'i=0; while [ $i -lt 30 ]; do d=$(printf "%0200d" 0); mkdir $d && cd $d; i=$((i + 1)); done; echo x > f'
  ],
  [
    'buries a file as deep as a path may be long',
    'i=0; while [ $i -lt 20 ]; do d=$(printf "%0200d" 0); mkdir $d && cd $d; i=$((i + 1)); done; d=$(printf "%060d" 0); echo x > $d'
  ],
  ['takes every right from the work tree', 'chmod -R 0 .'],
  ['runs out of processes', 'i=0; while [ $i -lt 400 ]; do sleep 600 & i=$((i + 1)); done']
])(
  'an agent that %s has failed, and nothing else',
  async (_, script) => {
    const { record } = await trialOf(dataset, 'tiny-blame', scripted(script, { mayFail: true }))
    expect(record).toMatchObject({ outcome: 'unresolved', reward: 0, fault: null })
  },
  2 * MINUTE
)
