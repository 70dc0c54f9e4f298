import { beforeAll, describe, expect, test } from '@jest/globals'
import { nop } from '../../src/agent/nop.js'
import { tinyDataset } from './support/tiny.js'
import { type FinishedTrial, scripted, trialOf } from './support/trial.js'
import { inImage, LIST_REPOSITORY, LIST_TREE, PRINT_TREE, parseTree } from './support/work-tree.js'

const TEST_SH = `#!/bin/sh
cd /home/tiny
{ ${LIST_TREE}; } > /logs/verifier/tree
{ ${LIST_REPOSITORY}; } > /logs/verifier/repository
{ stat -c %U:%G $(find . -name .git -prune -o -type f -print -o -type d -print) | sort -u; } > /logs/verifier/owners
cat greet.sh
ls -a /tmp
exit 0
`

/** An image that ships what \`given\` makes of the tiny tree. */
const shipping = (given: string) => ({
  'environment/Dockerfile':
    'FROM kotlin-bench/tiny:base\nCOPY given.sh /\nRUN sh -eu /given.sh && rm /given.sh\n',
  'environment/given.sh': given,
  'tests/test.sh': TEST_SH
})

/** Applies a patch where neither configuration nor attributes change a byte, and prints the tree. */
const APPLY = `
  cat > /tmp/p; rm -rf .git; git init -q .
  echo '* -text -ident -filter -working-tree-encoding' > .git/info/attributes
  git -c core.autocrlf=false apply --whitespace=nowarn --allow-empty /tmp/p
  ${LIST_TREE}`

const imageOf = (trial: FinishedTrial): string => trial.record.images.task ?? ''
const verifierTree = (trial: FinishedTrial) => parseTree(trial.read('verifier/logs/tree'))
const agentTree = (trial: FinishedTrial) => parseTree(trial.read('agent/scripted.txt'))
const appliedTree = (trial: FinishedTrial) =>
  parseTree(inImage(imageOf(trial), APPLY, trial.read('artifacts/model.patch')))

const without = (tree: ReadonlyMap<string, string>, paths: readonly string[]) =>
  new Map([...tree].filter(([path]) => !paths.includes(path)))

const dataset = tinyDataset()

describe('what the agent does to its repository and its configuration', () => {
  let trial: FinishedTrial

  beforeAll(async () => {
    dataset.add(
      'repository',
      shipping(`
        printf 'a\\r\\nb\\r\\n' > crlf.txt; printf 'v \\$Id\\$\\n' > ident.txt; echo text > kept.txt
        mkdir one two; echo 1 > one/f; echo 2 > two/f
        git init -q sub; ( cd sub; echo s > f; git add f; git commit -qm sub ); git add -A; git commit -qm given
        mkdir build; echo old > build/old`)
    )
    trial = await trialOf(
      dataset,
      'repository',
      scripted(`
        sed -i s/helo/hallo/ greet.sh
        git update-index --skip-worktree greet.sh; git update-index --assume-unchanged kept.txt; echo more >> kept.txt

        # Rules for how files are read and written.
        printf '* text=auto eol=crlf\\n*.txt ident filter=evil\\n*.ps1 working-tree-encoding=UTF-16\\n' > .gitattributes
        git config filter.evil.clean 'touch /tmp/evil-filter; tr a-z A-Z'
        git config filter.evil.smudge 'touch /tmp/evil-filter; tr a-z A-Z'
        printf 'a\\r\\nc\\r\\n' > crlf.txt; printf 'new \\$Id: 123 \\$\\n' > ident.txt; printf '\\377\\376h\\0i\\0' > x.ps1
        mkdir one/two; printf '* -text binary -diff\\n' > one/.gitattributes; printf 'x\\r\\ny\\n' > one/mixed

        # Rules for what is ignored.
        printf 'hidden*\\n!build/\\n' > .gitignore; echo h > hidden.txt; echo o > build/object; echo also > .git/info/exclude
        echo also.txt >> .git/info/exclude; echo a > also.txt

        # Programs and places that git might be told of.
        git config core.fsmonitor 'touch /tmp/evil-fsmonitor; false'
        git config core.hooksPath .hooks; mkdir .hooks; printf '#!/bin/sh\\ntouch /tmp/evil-hook\\n' > .hooks/post-index-change
        chmod +x .hooks/post-index-change; cp .hooks/post-index-change .git/hooks/post-checkout
        git config core.pager 'touch /tmp/evil-pager'; git config diff.external 'touch /tmp/evil-diff'
        git config core.filemode false; git config core.autocrlf true; git config core.symlinks false

        # History and index.
        git -c core.hooksPath=/dev/null checkout -q -b other; git add -A -f; git commit -qm mine --no-verify
        git commit -q --amend -m amended --no-verify; git tag v1; git branch -D main; git rm -rq --cached two
        git gc -q; rm -rf .git/logs

        # Another repository inside, and a submodule.
        echo changed > sub/f; git init -q nested; echo n > nested/f; ( cd nested; git add f; git commit -qm n )
        printf '[submodule "nested"]\\n\\tpath = nested\\n\\turl = ../x\\n' > .gitmodules

        ${PRINT_TREE}`)
    )
  })

  test('the files come over as they are, but for what is ignored and submodules', () => {
    const tree = verifierTree(trial)
    const left = without(agentTree(trial), ['build/object', 'sub/f'])
    expect([...without(tree, ['sub/f'])]).toEqual([...left])
  })

  test('the patch gives the same tree', () => {
    const left = without(agentTree(trial), ['build/object', 'sub/f'])
    expect([...without(appliedTree(trial), ['sub/f'])]).toEqual([...left])
  })

  test('what the image ignores is left out and named, whatever the agent’s rules say', () => {
    expect(trial.result.kotlin_bench.notHandedOver.ignored).toEqual(['build/object'])
    expect(verifierTree(trial).has('hidden.txt')).toBe(true)
  })

  test('a change inside a submodule is dropped and named', () => {
    expect(trial.result.kotlin_bench.dropped).toContainEqual({ path: 'sub/f', cause: 'submodule' })
    expect(verifierTree(trial).get('sub/f')).not.toBe(agentTree(trial).get('sub/f'))
  })

  test('HEAD, refs, index, configuration and hooks stay as shipped', () => {
    expect(String(trial.read('verifier/logs/repository'))).toBe(
      String(inImage(imageOf(trial), LIST_REPOSITORY))
    )
  })

  test('no program of the agent’s is run', () => {
    expect(String(trial.read('verifier/test-stdout.txt'))).not.toContain('evil')
  })
})

describe('an image whose work tree is not clean', () => {
  beforeAll(() => {
    dataset.add(
      'dirty',
      shipping(`
        printf 'a\\r\\nb\\r\\n' > crlf.txt; echo x > staged.txt; echo x > gone.txt; echo x > mode.txt; echo log > kept.log
        git add -A; git commit -qm given
        git config core.filemode false; git config core.autocrlf input
        echo '*.log' >> .git/info/exclude; echo .gitattributes >> .git/info/exclude
        printf '*.txt text\\n' > .gitattributes
        echo '# local' >> greet.sh; chmod +x mode.txt; rm gone.txt; echo y > staged.txt; git add staged.txt
        echo u > untracked.txt; echo i > intended.txt; git add -N intended.txt; mkdir build; echo b > build/b`)
    )
  })

  test('leaves an empty patch where the agent does nothing', async () => {
    const trial = await trialOf(dataset, 'dirty', nop)
    expect(trial.patch).toBe('')
    expect(trial.record.reasons.map(reason => reason.code)).toContain('empty-patch')
    expect([...verifierTree(trial)]).toEqual([...parseTree(inImage(imageOf(trial), LIST_TREE))])
    expect(String(trial.read('verifier/logs/repository'))).toBe(
      String(inImage(imageOf(trial), LIST_REPOSITORY))
    )
  })

  test('takes exactly what the agent changed', async () => {
    const trial = await trialOf(
      dataset,
      'dirty',
      scripted(`
        printf 'a\\r\\nc\\r\\n' > crlf.txt; chmod -x mode.txt; echo z > staged.txt; echo back > gone.txt
        printf '*.txt -text\\n' > .gitattributes; rm untracked.txt; echo more >> kept.log; echo new > new.log
        chmod +x greet.sh; ${PRINT_TREE}`)
    )
    const left = without(agentTree(trial), ['new.log'])
    expect([...verifierTree(trial)]).toEqual([...left])
    expect([...appliedTree(trial)]).toEqual([...left])
    expect(trial.result.kotlin_bench.notHandedOver.ignored).toEqual(['new.log'])
    const changed = [...trial.patch.matchAll(/^diff --git a\/(\S+)/gm)].map(match => match[1])
    expect(changed).toEqual([
      '.gitattributes',
      'crlf.txt',
      'gone.txt',
      'greet.sh',
      'kept.log',
      'mode.txt',
      'staged.txt',
      'untracked.txt'
    ])
  })
})

describe('a work tree of another user', () => {
  test('is handed over with its owner', async () => {
    dataset.add('owned', {
      ...shipping('useradd dev; chown -R dev:dev .'),
      'environment/Dockerfile':
        'FROM kotlin-bench/tiny:base\nCOPY given.sh /\nRUN sh -eu /given.sh && rm /given.sh\nUSER dev\n',
      'tests/test.sh': TEST_SH.replace('cd /home/tiny', 'cd /home/tiny; whoami')
    })
    const trial = await trialOf(
      dataset,
      'owned',
      scripted(
        `echo x > f; mkdir -p d/e; echo y > d/e/f; ln -s f l; rm test/names.sh; echo more >> greet.sh; ${PRINT_TREE}`
      )
    )
    expect([...verifierTree(trial)]).toEqual([...agentTree(trial)])
    expect(String(trial.read('verifier/logs/owners'))).toBe('dev:dev\n')
    expect(String(trial.read('verifier/test-stdout.txt'))).toMatch(/^dev\n/)
  })
})

const TEST_PATCH = ['edited', 'deleted', 'renamed', 'folder', 'link', 'same']
  .map(
    name =>
      `diff --git a/test/${name}.sh b/test/${name}.sh\n--- a/test/${name}.sh\n+++ b/test/${name}.sh\n@@ -1 +1 @@\n-old\n+new\n`
  )
  .concat(
    [
      'test/new-file.sh',
      'test/new-folder.sh',
      'test/new-link.sh',
      'above/deep/new.sh',
      'linked/new.sh',
      'a b/c b/d.sh'
    ].map(
      path =>
        `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}${path.includes(' ') ? '\t' : ''}\n@@ -0,0 +1 @@\n+new\n`
    )
  )
  .join('')

describe('the paths of the task’s tests', () => {
  let trial: FinishedTrial

  beforeAll(async () => {
    dataset.add('test-paths', {
      ...shipping(
        'for n in edited deleted renamed folder link same; do echo old > test/$n.sh; done; git add -A; git commit -qm given'
      ),
      'tests/test.patch': TEST_PATCH,
      'tests/test.sh': `${TEST_SH.replace('exit 0\n', '')}git apply /tests/test.patch && echo applied\ncat test/*.sh\n`
    })
    trial = await trialOf(
      dataset,
      'test-paths',
      scripted(`
        echo mine > test/edited.sh; rm test/deleted.sh; mv test/renamed.sh test/renamed-2.sh
        rm test/folder.sh; mkdir test/folder.sh; echo x > test/folder.sh/f; ln -sf /etc/passwd test/link.sh
        echo mine > test/new-file.sh; mkdir -p test/new-folder.sh/d; echo x > test/new-folder.sh/d/f
        ln -s new-file.sh test/new-link.sh; echo file > above; mkdir elsewhere; ln -s elsewhere linked
        mkdir -p 'a b/c b'; echo mine > 'a b/c b/d.sh'; echo kept > 'a b/kept'; echo helper > test/helper.sh
        ${PRINT_TREE}`)
    )
  })

  test('stay as shipped, whatever the agent made of them', () => {
    const shipped = parseTree(inImage(imageOf(trial), LIST_TREE))
    const left = agentTree(trial)
    const kept = ['test/renamed-2.sh', 'a b/kept', 'test/helper.sh']
    expect(Object.fromEntries(verifierTree(trial))).toEqual({
      ...Object.fromEntries(shipped),
      ...Object.fromEntries(kept.map(path => [path, left.get(path)]))
    })
  })

  test('are named where a change to them was dropped', () => {
    const dropped = trial.result.kotlin_bench.dropped as Array<{ path: string; cause: string }>
    expect(dropped.every(one => one.cause === 'test-path')).toBe(true)
    expect(dropped.map(one => one.path).sort()).toEqual([
      'a b/c b/d.sh',
      'above',
      'linked',
      'test/deleted.sh',
      'test/edited.sh',
      'test/folder.sh/f',
      'test/link.sh',
      'test/new-file.sh',
      'test/new-folder.sh/d/f',
      'test/new-link.sh',
      'test/renamed.sh'
    ])
  })

  test('let test.patch apply', () => {
    expect(String(trial.read('verifier/test-stdout.txt'))).toContain('applied')
  })

  test('stand in model.patch all the same: it is the whole change', () => {
    expect(Object.fromEntries(appliedTree(trial))).toEqual(Object.fromEntries(agentTree(trial)))
  })
})

describe('an agent that leaves nothing to verify', () => {
  beforeAll(() => dataset.add('plain', { 'tests/test.sh': TEST_SH }))

  test.each([
    ['deletes the work tree', 'rm -rf /home/tiny', 'not-a-work-tree'],
    ['puts a link in its place', 'mv /home/tiny /home/other; ln -s other /home/tiny', 'not-a-work-tree'],
    ['puts a file in its place', 'rm -rf /home/tiny; echo x > /home/tiny', 'not-a-work-tree'],
    ['puts a link in its parent’s place', 'mv /home /other; ln -s other /home', 'not-a-work-tree'],
    [
      'puts a link that leads to itself in its place',
      'rm -rf /home/tiny; ln -s tiny /home/tiny',
      'not-a-work-tree'
    ],
    ['leaves a file of ten gigabytes', 'truncate -s 10G big', 'patch-too-large'],
    ['leaves 60000 files', 'mkdir d; cd d; seq 60000 | xargs touch', 'patch-too-large']
  ])('is unresolved where it %s', async (_, script, code) => {
    const trial = await trialOf(dataset, 'plain', scripted(`${script}`))
    expect(trial.record).toMatchObject({ outcome: 'unresolved', reward: 0, fault: null })
    expect(trial.record.reasons.map(reason => reason.code)).toEqual([code])
  })
})

describe('an agent that makes the work tree anew, empty', () => {
  test('has deleted every file', async () => {
    dataset.add('emptied', { 'tests/test.sh': TEST_SH })
    const trial = await trialOf(dataset, 'emptied', scripted('rm -rf /home/tiny; mkdir /home/tiny'))
    expect(trial.record).toMatchObject({ outcome: 'unresolved', fault: null })
    expect([...verifierTree(trial)]).toEqual([])
    expect([...appliedTree(trial)]).toEqual([])
  })
})

describe('names made to look like entries of the engine’s list', () => {
  test('come over as they are, and what they seem to name stays', async () => {
    dataset.add('names', { 'tests/test.sh': TEST_SH })
    const trial = await trialOf(
      dataset,
      'names',
      scripted(`
        nl='
'
        mkdir -p "x\${nl}A /home/tiny" "y\${nl}D /home/tiny/test" "z\${nl}C /etc"
        echo 1 > "x\${nl}A /home/tiny/fake"; echo 2 > "y\${nl}D /home/tiny/greet.sh"
        echo 3 > "y\${nl}D /home/tiny/test/names.sh"; echo 4 > "z\${nl}C /etc/passwd"; echo 5 > x; echo 6 > "x\${nl}A \${nl}D "
        ${PRINT_TREE}`)
    )
    expect([...verifierTree(trial)]).toEqual([...agentTree(trial)])
    expect([...appliedTree(trial)]).toEqual([...agentTree(trial)])
  })

  test('outside the work tree do not delete it', async () => {
    dataset.add('names-outside', { 'tests/test.sh': TEST_SH })
    const trial = await trialOf(
      dataset,
      'names-outside',
      scripted(`
        nl='
'
        mkdir -p "/a\${nl}D /home/tiny"; echo 1 > "/a\${nl}D /home/tiny/greet.sh"; echo x > f; ${PRINT_TREE}`)
    )
    expect([...verifierTree(trial)]).toEqual([...agentTree(trial)])
  })
})

describe('an agent that ends every process it can', () => {
  test('is verified by what it left', async () => {
    dataset.add('killer', { 'tests/test.sh': TEST_SH })
    const trial = await trialOf(
      dataset,
      'killer',
      scripted(
        'echo x > f; for p in /proc/[0-9]*; do p=$(basename $p); [ $p = $$ ] || kill -9 $p 2>/dev/null; done; kill -9 1 $$',
        {
          mayFail: true
        }
      )
    )
    expect(trial.record).toMatchObject({ outcome: 'unresolved', fault: null })
    expect(trial.patch).toContain('+++ b/f')
  })
})
