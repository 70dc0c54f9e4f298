import { beforeAll, expect, test } from '@jest/globals'
import { tinyDataset } from '../support/tiny.js'
import { scripted, trialOf } from '../support/trial.js'

const MINUTE = 60_000
const dataset = tinyDataset()
beforeAll(() => dataset.add('tiny-change'))

const BURY =
  'i=0; while [ $i -lt 30 ]; do d=$(printf "%0200d" 0); mkdir -p $d && cd $d; i=$((i + 1)); done; echo x > f'

test.each([
  ['fills the memory', 'tail /dev/zero'],
  ['kills every process that it sees', 'kill -9 -1'],
  ['kills the first process', 'kill -9 1; kill -TERM 1'],
  ['removes what programs need', 'rm -rf /bin/* /usr/bin/* /lib/* /usr/lib/*'],
  ['buries a file deeper than a path may be long', `(${BURY})`],
  ['makes the log folder a link to itself', 'rm -rf /logs; ln -s logs /logs'],
  ['makes the log folder a pipe', 'rm -rf /logs/verifier; mkfifo /logs/verifier'],
  ['makes the folder of reports a link to itself', 'rm -rf build; ln -s build build'],
  ['makes the folder of reports a link to the root', 'rm -rf build/test-results; ln -s / build/test-results'],
  [
    'makes a report a folder',
    'rm -rf build/test-results/test/*; mkdir build/test-results/test/TEST-tiny.xml'
  ],
  ['removes the work tree', 'rm -rf /home/tiny'],
  [
    'names a report in no known letters',
    'cp greet.sh "$(printf \'build/test-results/test/TEST-\\377\\n.xml\')"'
  ]
])(
  'a change that %s when it is tested has failed, and nothing else',
  async (_, shell) => {
    const agent = `cat > greet.sh <<'END'\n${shell}\ngreet() { echo "helo, $1"; }\nEND`
    const { record } = await trialOf(dataset, 'tiny-change', scripted(agent))
    expect(record).toMatchObject({ outcome: 'unresolved', reward: 0, fault: null })
  },
  2 * MINUTE
)
