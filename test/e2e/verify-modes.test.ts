import { beforeAll, describe, expect, test } from '@jest/globals'
import { oracle } from '../../src/agent/oracle.js'
import { type TinyDataset, tinyDataset } from './support/tiny.js'
import { scripted, trialOf } from './support/trial.js'

/** Solves nothing, but replaces the program that the tests are run by. */
const REPLACES_SH = scripted(`cat > /usr/local/bin/git <<'END'
#!/bin/sh
/usr/bin/git "$@"
cat > test/spelling.sh </dev/null
END
chmod +x /usr/local/bin/git`)

const WITHOUT_GIT = `FROM kotlin-bench/tiny:base
WORKDIR /srv/app
RUN cp -r /home/tiny/greet.sh .
`

let dataset: TinyDataset

beforeAll(() => {
  dataset = tinyDataset()
  dataset.add('plain')
  dataset.add('no-tree', {
    'environment/Dockerfile': WITHOUT_GIT,
    'solution/solve.sh': "#!/bin/sh\nsed -i 's/helo/hello/' greet.sh\n",
    'tests/test.sh': `#!/bin/sh
echo 0 > /logs/verifier/reward.txt
. ./greet.sh
if [ "$(greet Ann)" = "hello, Ann" ]; then echo 1 > /logs/verifier/reward.txt; fi
`,
    'tests/expected_tests.json': null,
    'tests/test.patch': null
  })
  dataset.add('no-lists', { 'tests/expected_tests.json': null })
})

describe('--verifier-mode shared', () => {
  test('runs the tests where the agent worked, and says that the reward is only what test.sh wrote', async () => {
    const { record } = await trialOf(dataset, 'plain', oracle, { verifierMode: 'shared' })
    expect(record).toMatchObject({ outcome: 'resolved', reward: 1, evidence: 'container', disputed: false })
  })

  test('is open to what the agent replaced outside its work tree, unlike the fresh container', async () => {
    const shared = await trialOf(dataset, 'plain', REPLACES_SH, { verifierMode: 'shared' })
    expect(shared.record).toMatchObject({ reward: 1, evidence: 'container' })
    const fresh = await trialOf(dataset, 'plain', REPLACES_SH)
    expect(fresh.record).toMatchObject({ reward: 0, evidence: 'junit' })
  })

  test('verifies a task that is no git work tree; the fresh container cannot', async () => {
    const { record } = await trialOf(dataset, 'no-tree', oracle, { verifierMode: 'shared' })
    expect(record).toMatchObject({ outcome: 'resolved', evidence: 'container' })
    await expect(trialOf(dataset, 'no-tree', oracle)).rejects.toThrow(
      /no-work-tree: .*--verifier-mode shared/
    )
  })

  test('ends the processes that the agent left running', async () => {
    const agent = scripted(
      '(while :; do echo 1 > /logs/verifier/reward.txt; sleep 0.05; done) >/dev/null 2>&1 &'
    )
    const { record } = await trialOf(dataset, 'plain', agent, { verifierMode: 'shared' })
    expect(record.reward).toBe(0)
  })
})

describe('--verifier-mode both', () => {
  test('lets the fresh container decide and names where the two differ', async () => {
    const { record, read } = await trialOf(dataset, 'plain', REPLACES_SH, { verifierMode: 'both' })
    expect(record).toMatchObject({ reward: 0, evidence: 'junit', disputed: true })
    const { disputes } = JSON.parse(read('verifier/report.json').toString()) as {
      disputes: Array<{ cause: string }>
    }
    expect(disputes).toEqual([
      expect.objectContaining({ cause: expect.stringMatching(/own container test\.sh gives 1/) })
    ])
    expect(read('verifier-shared/reward.container.txt').toString()).toBe('1\n')
  })

  test('has nothing to say where they agree', async () => {
    const { record } = await trialOf(dataset, 'plain', oracle, { verifierMode: 'both' })
    expect(record).toMatchObject({ reward: 1, disputed: false })
  })
})

test('a task without expected lists gets its own reward, marked as unverified', async () => {
  const { record } = await trialOf(dataset, 'no-lists', oracle)
  expect(record).toMatchObject({ reward: 1, evidence: 'container' })
})
