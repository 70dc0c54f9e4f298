import { beforeAll, describe, expect, test } from '@jest/globals'
import { tinyDataset } from './support/tiny.js'
import { type FinishedTrial, scripted, trialOf } from './support/trial.js'
import { below, inImage, LIST_REPOSITORY, LIST_TREE, PRINT_TREE, parseTree } from './support/work-tree.js'

/** One kind of change, in a folder of its own; all are made in one trial. */
interface Case {
  name: string
  /** Shell that makes what the image ships, in the case's folder. */
  given?: string
  /** Shell by which the agent changes it. */
  does: string
}

const LONG = 'for i in $(seq 200); do echo "line $i"; done'

const CASES: Case[] = [
  { name: 'an edit', given: `${LONG} > f`, does: "sed -i 's/line 7$/changed/' f" },
  { name: 'an added file', does: 'echo new > f' },
  { name: 'an added folder', does: 'mkdir -p a/b/c; echo 1 > a/b/c/f; echo 2 > a/g' },
  { name: 'an empty file', does: ': > f' },
  { name: 'a file emptied', given: 'echo x > f', does: ': > f' },
  { name: 'a deleted file', given: 'echo x > f; echo y > g', does: 'rm f' },
  { name: 'a deleted file, alone in its folder', given: 'mkdir d; echo x > d/f', does: 'rm d/f' },
  { name: 'a deleted folder', given: 'mkdir -p d/e; echo x > d/f; echo y > d/e/g', does: 'rm -r d' },
  {
    name: 'a folder deleted and made anew',
    given: 'mkdir d; echo x > d/f; echo y > d/g',
    does: 'rm -r d; mkdir d; echo z > d/h; echo x > d/f'
  },
  { name: 'a folder deleted and made anew, empty', given: 'mkdir d; echo x > d/f', does: 'rm -r d; mkdir d' },
  {
    name: 'a folder deleted and made anew, with a new folder in it',
    given: 'mkdir -p d/e; echo x > d/e/f',
    does: 'rm -r d; mkdir -p d/e; echo y > d/e/g'
  },
  { name: 'a renamed file', given: `${LONG} > f`, does: 'mv f g' },
  { name: 'a renamed and edited file', given: `${LONG} > f`, does: 'mv f g; echo more >> g' },
  { name: 'a renamed folder', given: 'mkdir d; echo x > d/f; echo y > d/g', does: 'mv d e' },
  { name: 'two files exchanged', given: 'echo x > f; echo yy > g', does: 'mv f t; mv g f; mv t g' },
  { name: 'a file renamed in case only', given: 'echo x > Readme', does: 'mv Readme README' },
  { name: 'an executable bit set', given: 'echo x > f', does: 'chmod +x f' },
  { name: 'an executable bit taken away', given: 'echo x > f; chmod +x f', does: 'chmod -x f' },
  { name: 'an added program', does: 'echo x > f; chmod 755 f' },
  { name: 'other mode bits, which git does not keep', given: 'echo x > f', does: 'chmod 600 f' },
  { name: 'a link to a file', given: 'echo x > f', does: 'ln -s f l' },
  { name: 'a link to a folder', given: 'mkdir d; echo x > d/f', does: 'ln -s d l' },
  { name: 'a link to nothing', does: 'ln -s no/where l' },
  { name: 'links out of the tree', does: 'ln -s /etc/passwd l; ln -s ../../../../../etc m' },
  { name: 'a link to itself', does: 'ln -s l l' },
  { name: 'a link with another target', given: 'ln -s a l', does: 'ln -sfn b l' },
  { name: 'a link with blanks and line breaks in its target', does: "ln -s ' a\nb ' l" },
  { name: 'a deleted link to a folder', given: 'mkdir d; echo x > d/f; ln -s d l', does: 'rm l' },
  { name: 'a file that became a folder', given: 'echo x > f', does: 'rm f; mkdir f; echo y > f/g' },
  {
    name: 'a folder that became a file',
    given: 'mkdir d; echo x > d/f; echo y > d/g',
    does: 'rm -r d; echo z > d'
  },
  { name: 'a file that became a link', given: 'echo x > f; echo y > g', does: 'ln -sf g f' },
  { name: 'a link that became a file', given: 'echo y > g; ln -s g l', does: 'rm l; echo y > l' },
  {
    name: 'a link to a folder that became a folder',
    given: 'mkdir d; echo x > d/f; ln -s d l',
    does: 'rm l; mkdir l; echo y > l/f'
  },
  {
    name: 'a folder that became a link',
    given: 'mkdir d e; echo x > d/f; echo y > e/f',
    does: 'rm -r d; ln -s e d'
  },
  { name: 'an edit through a link', given: 'mkdir d; echo x > d/f; ln -s d l', does: 'echo y > l/f' },
  {
    name: 'binary bytes',
    given: "printf 'a\\0b\\377' > f",
    does: "printf 'a\\0c\\376' > f; head -c 5000 /dev/zero > g"
  },
  {
    name: 'Windows line ends',
    given: "printf 'a\\r\\nb\\r\\n' > f",
    does: "printf 'a\\r\\nc\\r\\n' > f; printf 'x\\r\\n' > g"
  },
  {
    name: 'line ends made anew',
    given: "printf 'a\\r\\nb\\r\\n' > f; printf 'a\\nb\\n' > g",
    does: "printf 'a\\nb\\n' > f; printf 'a\\r\\nb\\r\\n' > g"
  },
  {
    name: 'no final line break',
    given: "printf 'a\\nb' > f; echo c > g",
    does: "printf 'a\\nb\\n' > f; printf c > g; printf d > h"
  },
  { name: 'text that is no UTF-8', given: "printf 'caf\\351\\n' > f", does: "printf 'caf\\350\\n' > f" },
  {
    name: 'names with blanks',
    given: "echo x > ' a  b '",
    does: "echo y > ' a  b '; mkdir 'c d'; echo z > 'c d/ e'"
  },
  { name: 'names with quotes', does: `echo x > '"q"'; echo y > "it's"; echo z > '\`date\`$(date)'` },
  {
    name: 'names that look like options',
    given: 'echo x > ./-rf',
    does: 'echo y > ./-rf; echo z > ./--; mkdir ./-d; echo w > ./-d/-n'
  },
  {
    name: 'names that look like patterns',
    given: "echo x > '*'; echo y > f",
    does: "rm './*'; echo z > '[f]'; echo z > '?'"
  },
  {
    name: 'names that look like git’s special paths',
    does: "echo x > ':(top)f'; echo y > ':!f'; mkdir :; echo z > :/f"
  },
  { name: 'names with backslashes', does: "echo x > 'a\\\\nb'; echo y > 'c\\\\'" },
  {
    name: 'names with line breaks',
    given: "echo x > 'a\nb'",
    does: "echo y > 'a\nb'; echo z > 'c\n'; mkdir 'd\ne'; echo w > 'd\ne/f\n\ng'"
  },
  {
    name: 'names with tabs and control characters',
    does: 'printf x > "$(printf \'a\\tb\\001\\033[31m\\177\')"'
  },
  {
    name: 'names with non-ASCII letters',
    given: 'echo x > ä',
    does: 'echo y > ä; mkdir Größe; echo z > Größe/日本→𝔘; echo c > "e\u0301"; echo d > é'
  },
  { name: 'names of 255 bytes', does: `echo x > ${'n'.repeat(255)}` },
  { name: 'names like ours', does: 'mkdir .kotlin-bench tests; echo x > .kotlin-bench/f; echo y > tests/f' },
  {
    name: 'a tracked file that the ignore rules name',
    given: 'mkdir build; echo x > build/f; git add -f build/f',
    does: 'echo y > build/f'
  },
  { name: 'hard links', given: 'echo x > f; ln f g', does: 'echo y > h; ln h i; ln f j; echo z >> g' },
  {
    name: 'a nested repository, as files',
    does: 'git init -q n; echo x > n/f; cd n; git add f; git commit -qm x'
  },
  { name: 'a deep path', does: `mkdir -p ${'d/'.repeat(60)}; echo x > ${'d/'.repeat(60)}f` },
  { name: 'a thousand files', does: 'mkdir d; for i in $(seq 1000); do echo $i > d/$i; done' },
  {
    name: 'what was done and undone',
    given: 'echo x > f; ln -s f l',
    does: 'cp -p f g; rm f; mv g f; rm l; ln -s f l; mkdir d; rmdir d; touch .'
  }
]

const folderOf = (index: number): string => `case-${String(index).padStart(2, '0')}`

const inFolders = (key: 'given' | 'does'): string =>
  CASES.map(
    (one, index) => `mkdir -p ${folderOf(index)}\n( cd ${folderOf(index)}\n${one[key] ?? ''}\n)\n`
  ).join('')

const TEST_SH = `#!/bin/sh
cd /home/tiny
{ ${LIST_TREE}; } > /logs/verifier/tree
{ ${LIST_REPOSITORY}; } > /logs/verifier/repository
exit 0
`

describe('the hand-over', () => {
  const dataset = tinyDataset()
  let trial: FinishedTrial
  let image: string
  let agent: ReturnType<typeof parseTree>
  let verifier: ReturnType<typeof parseTree>
  let applied: ReturnType<typeof parseTree>

  beforeAll(async () => {
    dataset.add('changes', {
      'environment/Dockerfile':
        'FROM kotlin-bench/tiny:base\nCOPY given.sh /\nRUN sh -eu /given.sh && git add -A && git commit -qm given && rm /given.sh\n',
      'environment/given.sh': inFolders('given'),
      'tests/test.sh': TEST_SH
    })
    trial = await trialOf(dataset, 'changes', scripted(`${inFolders('does')}\n${PRINT_TREE}`))
    image = trial.record.images.task ?? ''
    agent = parseTree(trial.read('agent/scripted.txt'))
    verifier = parseTree(trial.read('verifier/logs/tree'))
    applied = parseTree(
      inImage(
        image,
        `cat > /tmp/p; git apply --whitespace=nowarn /tmp/p; ${LIST_TREE}`,
        trial.read('artifacts/model.patch')
      )
    )
  })

  test.each(CASES.map(({ name }, index) => [name, folderOf(index)] as const))(
    'takes %s over as it is',
    (_, folder) => {
      const left = below(agent, folder)
      expect(below(verifier, folder)).toEqual(left)
      expect(below(applied, folder)).toEqual(left)
    }
  )

  test('takes over nothing else', () => {
    expect([...verifier]).toEqual([...agent])
    expect(trial.result.kotlin_bench.dropped).toEqual([])
  })

  test('leaves HEAD, refs, index and configuration as the image ships them', () => {
    expect(trial.read('verifier/logs/repository')).toEqual(inImage(image, LIST_REPOSITORY))
  })

  test('writes no change for what was done and undone', () => {
    expect(trial.patch).not.toContain(folderOf(CASES.length - 1))
  })

  test('leaves nothing of its own in the verifier', () => {
    expect([...verifier.keys()].filter(path => path.startsWith('.kotlin-bench'))).toEqual([])
  })

  test('names what was changed outside the work tree', () => {
    expect(trial.result.kotlin_bench.notHandedOver.outside).toContain('/tmp/tree')
  })
})
