import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { AgentRun } from '../../src/agent/agent.js'
import { createPatchAgent } from '../../src/agent/patch.js'
import { preparePatch } from '../../src/dataset/predictions-patch.js'
import { type Container, startContainer } from '../../src/engine/container.js'
import { createDocker } from '../../src/engine/docker.js'
import { reapJob } from '../../src/engine/reap.js'
import type { Task } from '../../src/task/task.js'
import { oncePerKey } from '../../src/text/single-flight.js'
import { SMALL_DEBIAN } from './support/small-debian.js'

/**
 * The ladder against a work tree as the real images ship one: file modes ignored, line ends
 * normalised, dirty, with ignored files, a submodule, and (in one of the two) the program `patch`.
 */
const JOB = `e2e-patch-${process.pid}`
const WITH_PATCH = `kotlin-bench/e2e-patch:${process.pid}`
const WITHOUT_PATCH = `kotlin-bench/e2e-no-patch:${process.pid}`

const SETUP = `
git config --global user.name T; git config --global user.email t@example.com
git init -q -b main /sub; cd /sub; echo sub > s.txt; git add .; git commit -qm sub
mkdir /w; cd /w; git init -q -b main
for i in $(seq 20); do echo "line $i"; done > a.txt
echo 'build/' > .gitignore
echo '*.bat text eol=crlf' > .gitattributes
printf 'echo one\\r\\necho two\\r\\n' > run.bat
printf 'one\\r\\ntwo\\r\\nthree\\r\\n' > dos.txt
printf '#!/bin/sh\\necho hi\\n' > gradlew; chmod +x gradlew
mkdir -p d/e; echo x > d/x; echo y > d/e/y; ln -s a.txt link; ln -s d dirlink
printf 'no newline' > bare.txt
git -c protocol.file.allow=always submodule -q add /sub sub
git add -A; git commit -qm one
cp a.txt /base.txt
sed -i 's/line 9$/line nine/' a.txt; git commit -qam drift
git config core.filemode false; git config core.autocrlf input
sed -i 's/line 1$/line one, dirty/' a.txt; echo untracked > u.txt; mkdir build; echo ignored > build/o.bin
`

const image = (tag: string, before: string) =>
  execFileSync('docker', ['build', '--quiet', '--tag', tag, '-'], {
    input: `${SMALL_DEBIAN}
RUN ${before}
RUN ${SETUP.trim()
      .split('\n')
      .map(line => line.trim())
      .join(' && ')
      .replaceAll('do &&', 'do')
      .replaceAll('; &&', ';')}
WORKDIR /w
`,
    stdio: ['pipe', 'ignore', 'inherit']
  })

const docker = createDocker()

beforeAll(() => {
  image(WITH_PATCH, ':')
  image(WITHOUT_PATCH, 'rm /usr/bin/patch')
}, 600_000)

afterAll(async () => {
  await reapJob(docker, JOB)
  for (const tag of [WITH_PATCH, WITHOUT_PATCH])
    execFileSync('docker', ['rmi', '--force', tag], { stdio: 'ignore' })
})

const STATE = `git -c core.fileMode=true -c core.autocrlf=false status --porcelain --ignored --untracked-files=all
  git rev-parse HEAD; git ls-files -s | sha256sum; cat build/o.bin; git -C sub log --oneline 2>&1 | head -n 1; ls -A /kotlin-bench 2>/dev/null || :`

interface Outcome {
  run: AgentRun
  notes: { rung?: string | null; failed?: { rung: string; said: string }[]; warnings?: string[] }
  /** What differs from the shipped tree, as the engine lists it. */
  changes: string[]
  read: (path: string) => Promise<string>
  before: string
  after: string
  shell: (script: string) => Promise<string>
}

const shellIn = (container: Container) => async (script: string) =>
  (await container.exec({ command: ['sh', '-c', script], workdir: '/w' })).stdout.toString('utf8')

/** A container of an image, in whose work tree shell was run. */
const start = async (tag: string, given: string): Promise<Container> => {
  const container = await startContainer(docker, {
    image: tag,
    jobId: JOB,
    role: 'agent',
    expiresAt: Date.now() / 1000 + 3600,
    network: 'none',
    cpus: null,
    memoryMb: 512,
    env: {}
  })
  if (given !== '') await shellIn(container)(given)
  return container
}

const changesIn = async (container: Container): Promise<string[]> =>
  (await container.changes()).changes.map(change => `${change.kind} ${change.path}`)

const shipped = oncePerKey<string, { before: string; known: ReadonlySet<string> }>()

/** What a tree is before a patch is applied, and what asking for that alone changes. */
const shippedAs = (tag: string, given: string) =>
  shipped.get(`${tag} ${given}`, async () => {
    const container = await start(tag, given)
    const before = await shellIn(container)(STATE)
    return { before, known: new Set(await changesIn(container)) }
  })

const apply = async (patch: string, { tag = WITH_PATCH, given = '' } = {}): Promise<Outcome> => {
  const { before, known } = await shippedAs(tag, given)
  const container = await start(tag, given)
  const shell = shellIn(container)
  const task = { name: 't' } as Task
  const agent = createPatchAgent({
    source: 'p.jsonl',
    model: null,
    byTask: new Map([
      ['t', { place: 'p.jsonl, line 1', model: null, text: patch, patch: preparePatch(patch) }]
    ])
  })
  const run = await agent.run({
    task,
    container,
    workdir: '/w',
    env: { environment: {}, solution: {} },
    model: null,
    timeoutMs: 60_000,
    signal: new AbortController().signal,
    log: () => () => {}
  })
  const after = await shell(STATE)
  const changes = (await changesIn(container))
    // git notes the time at which it last met an object.
    .filter(change => !known.has(change) && !change.startsWith('changed /w/.git/objects'))
  return {
    run,
    notes: run.notes as Outcome['notes'],
    changes,
    read: path => shell(`cat '${path}'`),
    before,
    after,
    shell
  }
}

const lines = (from: number, to: number, prefix = ' ') =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}line ${from + index}\n`).join('')

const header = (path: string) => `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n`
const edit = (hunk: string) => `${header('a.txt')}@@ -14,5 +14,5 @@\n${hunk}`
const sound = edit(' line 14\n line 15\n-line 16\n+line sixteen\n line 17\n line 18\n')
const add = (path: string, text = 'new', mode = '100644') =>
  `diff --git a/${path} b/${path}\nnew file mode ${mode}\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${text}\n`

/** Nothing but the files named was changed, and the shipped dirt, ignored files and submodule are there. */
const expectOnly = (outcome: Outcome, paths: readonly string[]) => {
  const files = outcome.changes.filter(
    change => !change.startsWith('changed /w') || paths.some(path => change.endsWith(path))
  )
  expect(files.map(change => change.replace(/^\w+ /, '')).sort()).toEqual(
    paths.map(path => `/w/${path}`).sort()
  )
}

const expectUntouched = (outcome: Outcome) => {
  expect(outcome.changes).toEqual([])
  expect(outcome.after).toBe(outcome.before)
}

describe('the rungs', () => {
  test('exact: on a dirty tree, whose dirt, ignored files, submodule, HEAD and index stay', async () => {
    const outcome = await apply(sound + add('d/new.kt'))
    expect(outcome.notes).toEqual({
      prediction: 'p.jsonl, line 1',
      warnings: [],
      rung: 'exact',
      failed: []
    })
    expect(await outcome.read('a.txt')).toMatch(
      /^line one, dirty\n[\s\S]*line nine\n[\s\S]*line 15\nline sixteen\nline 17/
    )
    expect(outcome.after).toBe(outcome.before.replace('?? u.txt', '?? d/new.kt\n?? u.txt'))
    expectOnly(outcome, ['a.txt', 'd/new.kt'])
  })

  test.each([
    ['blanks within lines', edit(' line  14\n line 15\n-line\t16\n+line sixteen\n line 17\n line   18\n')],
    ['counts that are wrong', sound.replace('-14,5 +14,5', '-14,9 +14,7')],
    [
      'both',
      edit(' line  14\n line 15\n-line 16\n+line sixteen\n line 17\n').replace('-14,5 +14,5', '-14,3 +14,9')
    ],
    [
      'blanks at the ends of lines',
      edit(' line 14\n line 15 \n-line 16\t\n+line sixteen\n line 17\n line 18\n')
    ]
  ])('white space: %s', async (_what, patch) => {
    const outcome = await apply(patch)
    expect(outcome.notes.rung).toBe('whitespace')
    expect(outcome.notes.failed?.[0]).toMatchObject({
      rung: 'exact',
      said: expect.stringMatching(/^error: /)
    })
    expect(await outcome.read('a.txt')).toContain('line 14\nline 15\nline sixteen\nline 17\nline 18\n')
    expectOnly(outcome, ['a.txt'])
  })

  test('three-way: context that changed since, merged with the blob that the patch names', async () => {
    const container = (await apply('')).shell
    const blob = (await container('git hash-object /base.txt')).trim()
    const hunk = `@@ -6,7 +6,7 @@\n${lines(6, 8)} line 9\n${lines(10, 10)}-line 11\n+line eleven\n${lines(12, 12)}`
    const patch =
      header('a.txt').replace(
        '\n---',
        `\nindex ${blob}..0000000000000000000000000000000000000001 100644\n---`
      ) + hunk
    const outcome = await apply(patch)
    expect(outcome.notes.rung).toBe('three-way')
    expect(new Set(outcome.notes.failed?.map(({ rung }) => rung))).toEqual(new Set(['exact', 'whitespace']))
    expect(await outcome.read('a.txt')).toMatch(/^line one, dirty\n[\s\S]*line nine\nline 10\nline eleven\n/)
    expectOnly(outcome, ['a.txt'])
  })

  const drifted = `${header('a.txt')}@@ -8,6 +8,6 @@\n line 8\n line 9\n line 10\n-line 11\n+line eleven\n line 12\n line 13\n`

  test('fuzz: context that changed since, of a blob that nobody has', async () => {
    const outcome = await apply(drifted)
    expect(outcome.notes.rung).toBe('fuzz')
    expect(await outcome.read('a.txt')).toMatch(/line nine\nline 10\nline eleven\nline 12/)
    // Neither .orig nor .rej.
    expectOnly(outcome, ['a.txt'])
  })

  test('fuzz is passed over where the image has no program for it', async () => {
    const outcome = await apply(drifted, { tag: WITHOUT_PATCH })
    expect(outcome.run.ended).toMatchObject({ code: 'patch-does-not-apply' })
    expect(outcome.run.ended?.message).toContain('with fuzz: the task image has no program patch')
    expectUntouched(outcome)
  })
})

describe('what does not apply leaves nothing behind', () => {
  test('a patch half of which applies, at every rung (bug-reports 18)', async () => {
    const outcome = await apply(`${sound + add('d/new.kt') + header('d/x')}@@ -1 +1 @@\n-not there\n+z\n`)
    expect(outcome.notes.rung).toBeNull()
    const { message } = outcome.run.ended!
    for (const words of [
      'exactly: error: d/x',
      'white space',
      'three-way merge: error: ',
      'with fuzz: 1 out of 1 hunk'
    ])
      expect(message).toContain(words)
    expectUntouched(outcome)
  })

  test('a patch that is in the tree already is not taken out of it (bug-reports 18)', async () => {
    const given = "sed -i 's/^line 16$/line sixteen/' a.txt"
    const outcome = await apply(sound, { given })
    expect(outcome.notes.rung).toBeNull()
    expect(await outcome.read('a.txt')).toContain('line sixteen')
    expectUntouched(outcome)
  })

  test.each([
    ['a file that is there already', add('u.txt')],
    ['a file below a file', add('a.txt/b')],
    ['a file where a folder is', add('d')],
    ['a path behind a link', add('dirlink/new')],
    ['a file that is not there', `${header('none.kt')}@@ -1 +1 @@\n-a\n+b\n`],
    ['a hunk of nonsense', `${header('a.txt')}@@ nonsense @@\n-a\n+b\n`],
    [
      'binary data that is cut off',
      'diff --git a/l.png b/l.png\nnew file mode 100644\nindex 0000000..1111111\nGIT binary patch\nliteral 900\nzcmZ'
    ]
  ])('%s', async (_what, patch) => {
    const outcome = await apply(patch)
    expect(outcome.run.ended?.code).toBe('patch-does-not-apply')
    expectUntouched(outcome)
  })
})

describe('kinds of changes', () => {
  test('modes, also where the repository ignores them and the patch says none', async () => {
    const outcome = await apply(
      `${header('gradlew')}@@ -2 +2 @@\n-echo hi\n+echo ho\n${add('tool', 'x', '100755')}`
    )
    expect(outcome.notes.rung).toBe('exact')
    expect(await outcome.shell('stat -c %a gradlew tool a.txt')).toBe('755\n755\n644\n')
  })

  test('a rename, a deletion, a link, and a file that becomes a folder', async () => {
    const patch = [
      'diff --git a/a.txt b/moved/a.txt\nsimilarity index 100%\nrename from a.txt\nrename to moved/a.txt\n',
      'diff --git a/d/e/y b/d/e/y\ndeleted file mode 100644\n--- a/d/e/y\n+++ /dev/null\n@@ -1 +0,0 @@\n-y\n',
      'diff --git a/new-link b/new-link\nnew file mode 120000\n--- /dev/null\n+++ b/new-link\n@@ -0,0 +1 @@\n+gradlew\n\\ No newline at end of file\n',
      'diff --git a/u.txt b/u.txt\ndeleted file mode 100644\n--- a/u.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-untracked\n',
      add('u.txt/in')
    ].join('')
    const outcome = await apply(patch)
    expect(outcome.notes.rung).toBe('exact')
    expect(
      await outcome.shell('readlink new-link; cat u.txt/in; ls d; head -n 1 moved/a.txt; ls a.txt 2>&1')
    ).toMatch(/^gradlew\nnew\nx\nline one, dirty\n.*No such file/)
  })

  test('a folder whose every file is deleted can become a file; one with more in it cannot', async () => {
    const gone = (path: string, text: string) =>
      `diff --git a/${path} b/${path}\ndeleted file mode 100644\n--- a/${path}\n+++ /dev/null\n@@ -1 +0,0 @@\n-${text}\n`
    const patch = gone('d/x', 'x') + gone('d/e/y', 'y') + add('d')
    const all = await apply(patch)
    expect(all.notes.rung).toBe('exact')
    expect(await all.read('d')).toBe('new\n')
    const some = await apply(patch, { given: 'echo mine > d/z' })
    expect(some.run.ended?.code).toBe('patch-does-not-apply')
    expectUntouched(some)
  })

  test('names with blanks, quotes, line breaks and letters of other alphabets', async () => {
    const patch = [
      add('with blank.kt'),
      add('x').replaceAll(/[ab]\/x/g, side => `"${side[0]}/q\\"\\n\\303\\251"`),
      Buffer.from(add('größe'), 'utf8').toString('latin1')
    ].join('')
    const outcome = await apply(patch)
    expect(outcome.notes.rung).toBe('exact')
    expect(await outcome.shell('ls -Q --quoting-style=escape | cat')).toMatch(
      /q"\\n\S+\n[\s\S]*with\\ blank\.kt/
    )
    expect(await outcome.read('größe')).toBe('new\n')
  })

  test('binary data', async () => {
    const patch =
      'diff --git a/b.bin b/b.bin\nnew file mode 100644\nindex 0000000000000000000000000000000000000000..f76dd238ade08917e6712764a16a22005a50573d\nGIT binary patch\nliteral 1\nIcmZPo000310RR91\n\nliteral 0\nHcmV?d00001'
    const outcome = await apply(patch)
    expect(outcome.notes.rung).toBe('exact')
    expect(await outcome.shell('wc -c < b.bin')).toBe('1\n')
  })

  test('what binary files without data stand beside', async () => {
    const patch = `diff --git a/l.png b/l.png\nnew file mode 100644\nindex 0000000..1111111\nBinary files /dev/null and b/l.png differ\n${sound}`
    const outcome = await apply(patch)
    expect(outcome.notes).toMatchObject({ rung: 'exact', warnings: [expect.stringContaining('"l.png"')] })
    expectOnly(outcome, ['a.txt'])
  })

  test('a patch to a submodule’s link changes nothing, and the submodule stays', async () => {
    const link = (hash: string) => `Subproject commit ${hash.repeat(40)}`
    const patch = `diff --git a/sub b/sub\nindex 1111111..2222222 160000\n--- a/sub\n+++ b/sub\n@@ -1 +1 @@\n-${link('1')}\n+${link('2')}\n${sound}`
    const outcome = await apply(patch)
    expect(outcome.notes.rung).toBe('exact')
    expect(await outcome.read('sub/s.txt')).toBe('sub\n')
    expectOnly(outcome, ['a.txt'])
  })
})

describe('line ends', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n')

  test.each([
    ['a file of LF', sound, 'a.txt', /line 15\nline sixteen\nline 17\n/],
    [
      'a file of CRLF',
      `${header('dos.txt')}@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n`,
      'dos.txt',
      /^one\r\nTWO\r\nthree\r\n$/
    ],
    ['a new file', add('n.txt'), 'n.txt', /^new\n$/]
  ])('a patch of CRLF lines to %s', async (_what, patch, path, text) => {
    const outcome = await apply(crlf(patch))
    expect(outcome.notes.rung).toBe('exact')
    expect(await outcome.read(path)).toMatch(text)
  })

  test('a patch of LF lines to a file that attributes check out as CRLF', async () => {
    const outcome = await apply(`${header('run.bat')}@@ -1,2 +1,2 @@\n echo one\n-echo two\n+echo 2\n`)
    expect(outcome.notes.rung).toBe('exact')
    expect(await outcome.read('run.bat')).toBe('echo one\r\necho 2\r\n')
  })

  test('a file without a newline at its end', async () => {
    const hunk =
      '@@ -1 +1 @@\n-no newline\n\\ No newline at end of file\n+still none\n\\ No newline at end of file'
    const outcome = await apply(header('bare.txt') + hunk)
    expect(outcome.notes.rung).toBe('exact')
    expect(await outcome.read('bare.txt')).toBe('still none')
  })

  test.each([
    ['the final newline', (text: string) => text.slice(0, -1)],
    ['the blank lines at its end (bug-reports 17)', (text: string) => text.trimEnd()]
  ])('a patch that lost %s', async (_what, cut) => {
    const given = 'printf "one\\n\\n\\ntwo\\n" > blank.txt'
    const patch = `${header('blank.txt')}@@ -1,3 +1,3 @@\n-one\n+ONE\n \n \n`
    const outcome = await apply(cut(patch), { given })
    expect(outcome.notes.rung).toBe('exact')
    expect(await outcome.read('blank.txt')).toBe('ONE\n\n\ntwo\n')
  })
})

test('where there is no repository, a patch applies to the working directory', async () => {
  const outcome = await apply(sound, { given: 'rm -rf .git' })
  expect(outcome.notes.rung).toBe('exact')
  expect(await outcome.read('a.txt')).toContain('line sixteen')
})
