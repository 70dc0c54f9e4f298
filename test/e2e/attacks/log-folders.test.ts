import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { newFolder, tinyDataset } from '../support/tiny.js'
import { attack, filesBelow, put } from './attack.js'

const dataset = tinyDataset()
beforeAll(() => dataset.add('tiny-logs'))

const SECRET = 'the-host-keeps-this-for-itself'

const holdsSecret = (dir: string): boolean =>
  filesBelow(dir).some(path => {
    const full = join(dir, path)
    return lstatSync(full).isFile() && readFileSync(full).includes(SECRET)
  })

/** Does it in the agent's container, and again in whichever container sources the product code. */
const everywhere = (shell: string): string =>
  `${put('/var/tmp/traps', shell)}; sh /var/tmp/traps; ${put('greet.sh', `${shell}\ngreet() { echo "helo, $1"; }\n`)}`

const plant = `echo '{"reward": 1}' > /logs/verifier/reward.json`

test('a link to a file of the host brings nothing of it into the jobs folder', async () => {
  const secret = join(newFolder(), 'secret')
  writeFileSync(secret, SECRET)
  const links = `mkdir -p /logs/verifier /logs/agent /logs/artifacts build/test-results/test
for at in /logs/verifier/link /logs/agent/link /logs/artifacts/link build/test-results/x/TEST-link.xml; do mkdir -p "\${at%/*}"; ln -sfn ${secret} "$at"; done
ln -sfn ${join(secret, '..')} /logs/verifier/folder
${plant}`
  const { naive, ours } = await attack({
    on: dataset,
    task: 'tiny-logs',
    agent: `${everywhere(links)}; ln -s ${secret} notes.txt`,
    naive: { logs: 'mounted' },
    ours: { verifierMode: 'both' }
  })
  expect(naive.reward).toBe(1)
  expect(holdsSecret(naive.folder)).toBe(true)
  expect(ours.record.reward).toBe(0)
  expect(holdsSecret(ours.dir)).toBe(false)
  const kept = filesBelow(ours.dir).filter(path => lstatSync(join(ours.dir, path)).isSymbolicLink())
  expect(kept).toEqual([])
  expect(ours.read('trial.log').toString()).toContain('"link" (link-out-of-tree)')
})

test('pipes and a file of ten gigabytes hold nothing up and fill nothing', async () => {
  const traps = `mkdir -p /logs/verifier build/test-results/test
mkfifo /logs/verifier/a-pipe build/test-results/test/TEST-pipe.xml || true
truncate -s 10G /logs/verifier/big build/test-results/test/TEST-big.xml
${plant}`
  const { naive, ours } = await attack({
    on: dataset,
    task: 'tiny-logs',
    agent: everywhere(traps),
    ours: { verifierMode: 'both' }
  })
  expect(naive.reward).toBe(1)
  expect(ours.record.reward).toBe(0)
  expect(ours.record.seconds.verify).toBeLessThan(60)
  const bytes = filesBelow(ours.dir).map(path => lstatSync(join(ours.dir, path)).size)
  expect(bytes.reduce((one, other) => one + other, 0)).toBeLessThan(1024 * 1024)
})
