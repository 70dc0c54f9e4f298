import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sealedName } from '../../src/image/seal.js'
import { type TinyDataset, tinyDataset } from './support/tiny.js'
import { scripted, trialOf } from './support/trial.js'

/**
 * A branch, tags, a stash, a lost commit and what a clone knows of its origin, from which the fix can be
 * read, and a tag that is honest history.
 */
const OPEN = `FROM kotlin-bench/tiny:base
WORKDIR /home/tiny
RUN git tag -a v1 -m 'first release' && git branch -m task-base \\
  && git checkout -q -b upstream && sed -i s/helo/hello/ greet.sh && git commit -qam 'Fix the greeting' && git tag fixed \\
  && git tag file fixed:greet.sh && git update-ref refs/remotes/origin/main fixed \\
  && git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/main \\
  && git checkout -q task-base && git branch -D -q upstream \\
  && sed -i s/helo/hallo/ greet.sh && git stash -q \\
  && echo staged > staged.txt && git add staged.txt
`

/** Takes the fix from wherever the repository still has it. */
const READS_HISTORY = scripted(`
for object in $(git cat-file --batch-all-objects --batch-check | awk '$2 == "blob" { print $1 }'); do
  if git cat-file blob "$object" | grep -q 'echo "hello'; then git cat-file blob "$object" > greet.sh; fi
done
git describe --tags
git rev-parse HEAD
git status --short
`)

let dataset: TinyDataset
const sealed = new Set<string>()

beforeAll(() => {
  dataset = tinyDataset()
  dataset.add('open', { 'environment/Dockerfile': OPEN })
})

afterAll(() => {
  for (const image of sealed)
    execFileSync('docker', ['rmi', '--force', sealedName(image)], { stdio: 'ignore' })
})

const said = (read: (path: string) => Buffer) => read('agent/scripted.txt').toString()

describe('history that HEAD does not reach', () => {
  test('is gone before the agent starts; HEAD, its tags, index and work tree are as shipped', async () => {
    const first = await trialOf(dataset, 'open', READS_HISTORY, { seal: 'auto' })
    sealed.add(first.record.images.task!)
    expect(first.record).toMatchObject({ outcome: 'unresolved', reward: 0 })
    expect(first.record.flags).not.toContainEqual(expect.objectContaining({ code: 'history-open' }))
    expect(said(first.read)).toMatch(/^v1\n[0-9a-f]{40}\nA {2}staged\.txt\n$/)

    const open = await trialOf(dataset, 'open', READS_HISTORY, { seal: 'never' })
    expect(open.record).toMatchObject({ outcome: 'resolved' })
    expect(open.record.flags).toContainEqual(
      expect.objectContaining({ code: 'history-open', level: 'suspect' })
    )
    const headOf = (text: string) => /^[0-9a-f]{40}$/m.exec(text)?.[0]
    expect(headOf(said(open.read))).toBe(headOf(said(first.read)))
  })

  test('is taken out once for an image', async () => {
    const before = execFileSync(
      'docker',
      ['image', 'inspect', '--format', '{{.Id}}', ...[...sealed].map(sealedName)],
      { encoding: 'utf8' }
    )
    await trialOf(dataset, 'open', READS_HISTORY, { seal: 'auto' })
    const after = execFileSync(
      'docker',
      ['image', 'inspect', '--format', '{{.Id}}', ...[...sealed].map(sealedName)],
      { encoding: 'utf8' }
    )
    expect(after).toBe(before)
  })
})
