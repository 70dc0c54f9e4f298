import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { oracle } from '../../src/agent/oracle.js'
import { createDocker } from '../../src/engine/docker.js'
import { newFolder, type TinyDataset, tinyDataset } from './support/tiny.js'
import { trialOf } from './support/trial.js'

let dataset: TinyDataset

beforeAll(() => {
  dataset = tinyDataset()
  dataset.add('sound')
})

/** The engine's command line, whose calls of one kind fail so many times with these words. */
const failing = (verb: string, times: number, words: string) => {
  const folder = newFolder()
  writeFileSync(join(folder, 'left'), String(times))
  const script = `#!/bin/sh
left=$(cat ${folder}/left)
if [ "$1" = ${verb} ] && [ "$left" -gt 0 ]; then
  echo $((left - 1)) > ${folder}/left
  echo "${words}" >&2
  exit 1
fi
exec docker "$@"
`
  const path = join(folder, 'docker')
  writeFileSync(path, script)
  chmodSync(path, 0o755)
  return createDocker(path)
}

const GONE =
  'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?'

test.each(['run', 'cp', 'diff', 'kill'])(
  'a trial whose "docker %s" fails once is tried again, and its first log kept',
  async verb => {
    const { record, dir, events } = await trialOf(dataset, 'sound', oracle, {
      docker: failing(verb, 1, GONE),
      maxRetries: 1
    })
    expect(record.outcome).toBe('resolved')
    expect(readFileSync(join(dir, 'tries/1/trial.log'), 'utf8')).toContain('Cannot connect')
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'notice', message: expect.stringContaining('Trying again') })
    )
  }
)

test('one that fails for good is an infrastructure fault with its cause, not a verdict', async () => {
  const trial = trialOf(dataset, 'sound', oracle, { docker: failing('diff', 9, GONE), maxRetries: 1 })
  await expect(trial).rejects.toThrow(/^engine-unreachable: .*Cannot connect/)
})
