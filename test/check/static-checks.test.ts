import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { staticChecks } from '../../src/check/static-checks.js'
import { checkFolder, type SampleTask, sampleTask } from './sample-task.js'

const root = join(import.meta.dirname, '../..')

interface Mutation {
  /** What is done to the sample. */
  what: string
  /** The check that has to find it, and no other. */
  check: string
  level: 'error' | 'warning'
  /** `file:line` of each finding. */
  at: readonly string[]
  says: RegExp
  mutate: (task: SampleTask) => Promise<unknown>
}

const TEST_SH = 'tests/test.sh'
const EXPECTED = 'tests/expected_tests.json'
const FIX = 'solution/fix.patch'
const TEST_PATCH = 'tests/test.patch'

/** A patch of one new file. */
const newFile = (path: string): string =>
  `diff --git a/${path} b/${path}\nnew file mode 100644\nindex 0000000..8baef1b\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+abc\n`

/** One change to a sound task each, and all that is said of it. */
const MUTATIONS: readonly Mutation[] = [
  {
    what: 'the instruction is gone',
    check: 'required-files',
    level: 'error',
    at: ['instruction.md'],
    says: /instruction\.md is missing/,
    mutate: task => task.remove('instruction.md')
  },
  {
    what: 'task.toml is gone',
    check: 'required-files',
    level: 'error',
    at: ['task.toml'],
    says: /task\.toml is missing/,
    // A second task, so that there is a dataset.
    mutate: async task => {
      await cp(join(root, 'tasks/kotlin-bench_lastbus-9'), join(task.tasks, 'kotlin-bench_lastbus-9'), {
        recursive: true
      })
      await task.remove('task.toml')
    }
  },
  {
    what: 'the comparer that test.sh calls is gone',
    check: 'required-files',
    level: 'error',
    at: [`${TEST_SH}:39`],
    says: /uses \/tests\/junit_compare\.py/,
    mutate: task => task.remove('tests/junit_compare.py')
  },
  {
    what: 'the fix is a link',
    check: 'required-files',
    level: 'error',
    at: [FIX],
    says: /fix\.patch is a link\./,
    mutate: async task => {
      await task.remove(FIX)
      await task.write('solution/other.patch', newFile('README.md'))
      await symlink('other.patch', join(task.dir, FIX))
    }
  },
  {
    what: 'the instruction was saved in an older encoding',
    check: 'required-files',
    level: 'error',
    at: ['instruction.md'],
    says: /instruction\.md is not UTF-8\./,
    mutate: task => writeFile(join(task.dir, 'instruction.md'), Buffer.from('caf\xe9\n', 'latin1'))
  },
  {
    what: 'the instruction is larger than anybody writes',
    check: 'required-files',
    level: 'error',
    at: ['instruction.md'],
    says: /instruction\.md is larger than 1024 KiB\./,
    mutate: task => task.append('instruction.md', 'x'.repeat(1024 * 1024))
  },
  {
    what: 'a link leads out of the folder',
    check: 'required-files',
    level: 'error',
    at: ['task.toml'],
    says: /notes\.md is a link to \/etc\/hostname, outside/,
    mutate: task => symlink('/etc/hostname', join(task.dir, 'notes.md'))
  },
  {
    what: 'two values are of the wrong type',
    check: 'schema',
    level: 'error',
    at: ['task.toml:21', 'task.toml:26'],
    says: /environment\.build_timeout_sec = "soon"; valid: a number of seconds/,
    mutate: async task => {
      await task.replace('task.toml', 'build_timeout_sec = 1800.0', 'build_timeout_sec = "soon"')
      await task.replace('task.toml', 'timeout_sec = 1800.0', 'timeout_sec = -1')
    }
  },
  {
    what: 'task.toml is not TOML',
    check: 'schema',
    level: 'error',
    at: ['task.toml:20'],
    says: /task\.toml line 20/,
    mutate: task => task.replace('task.toml', 'network_mode = "public"', 'network_mode = public"')
  },
  {
    what: 'the compose file says a key twice',
    check: 'schema',
    level: 'error',
    at: ['environment/docker-compose.yaml:4'],
    says: /docker-compose\.yaml line 4/,
    mutate: task => task.append('environment/docker-compose.yaml', '    image: other/name:1\n')
  },
  {
    what: 'allowed hosts are URLs',
    check: 'allowed-hosts',
    level: 'error',
    at: ['task.toml:29', 'task.toml:31'],
    says: /agent\.allowed_hosts has "https:\/\/api\.anthropic\.com", which is a URL/,
    mutate: async task => {
      await task.replace('task.toml', '"api.anthropic.com"', '"https://api.anthropic.com"')
      await task.replace('task.toml', '"generativelanguage.googleapis.com"', '"*.*.googleapis.com"')
    }
  },
  {
    what: 'a key is misspelt',
    check: 'unknown-keys',
    level: 'warning',
    at: ['task.toml:37'],
    says: /verifier\.timeout is not a key of the task format/,
    mutate: task => task.replace('task.toml', 'timeout_sec = 900.0', 'timeout_sec = 900.0\ntimeout = 5')
  },
  {
    what: 'the task wants a sidecar',
    check: 'supported',
    level: 'warning',
    at: ['environment/docker-compose.yaml'],
    says: /a sidecar service/,
    mutate: task =>
      task.append('environment/docker-compose.yaml', '  database:\n    image: example/database:1\n')
  },
  {
    what: 'the agent may take the whole day',
    check: 'timeouts',
    level: 'warning',
    at: ['task.toml:26'],
    says: /add up to 1485 minutes; a hosted runner has 360/,
    mutate: task => task.replace('task.toml', '[agent]\ntimeout_sec = 1800.0', '[agent]\ntimeout_sec = 86400')
  },
  {
    what: 'the agent has no limit',
    check: 'timeouts',
    level: 'warning',
    at: ['task.toml:25'],
    says: /agent\.timeout_sec is not set/,
    mutate: task => task.replace('task.toml', '[agent]\ntimeout_sec = 1800.0', '[agent]')
  },
  {
    what: 'the task wants a large machine',
    check: 'resources',
    level: 'warning',
    at: ['task.toml:22', 'task.toml:23'],
    says: /environment\.cpus asks for 16 processors; a hosted runner has 4/,
    mutate: async task => {
      await task.replace('task.toml', 'cpus = 2', 'cpus = 16')
      await task.replace('task.toml', 'memory_mb = 4096', 'memory = "64G"')
    }
  },
  {
    what: 'the licence is none',
    check: 'licence',
    level: 'warning',
    at: ['task.toml:13'],
    says: /is "Apache License 2", which SPDX does not know/,
    mutate: task => task.replace('task.toml', '"Apache-2.0"', '"Apache License 2"')
  },
  {
    what: 'the licence is not said',
    check: 'licence',
    level: 'warning',
    at: ['task.toml:9'],
    says: /names no licence/,
    mutate: task => task.replace('task.toml', 'license = "Apache-2.0"\n', '')
  },
  {
    what: 'test.sh is not executable',
    check: 'run-bits',
    level: 'warning',
    at: [TEST_SH],
    says: /is not executable/,
    mutate: task => task.chmod(TEST_SH, 0o644)
  },
  {
    what: 'solve.sh names no interpreter',
    check: 'run-bits',
    level: 'warning',
    at: ['solution/solve.sh:1'],
    says: /does not begin with #!/,
    mutate: task => task.replace('solution/solve.sh', '#!/bin/bash\n', '')
  },
  {
    what: 'a script has Windows line ends',
    check: 'line-endings',
    level: 'warning',
    at: ['environment/prepare.sh:4'],
    says: /has Windows line ends/,
    mutate: task => task.replace('environment/prepare.sh', 'set -euo pipefail\n', 'set -euo pipefail\r\n')
  },
  {
    what: 'an editor put a byte order mark before the lists',
    check: 'byte-order-mark',
    level: 'warning',
    at: ['tests/expected_tests.json:1'],
    says: /begins with a byte order mark/,
    mutate: task => task.replace('tests/expected_tests.json', '{', '\ufeff{')
  },
  {
    what: 'the base is not in the manifest',
    check: 'base-image',
    level: 'error',
    at: ['environment/Dockerfile:1'],
    says: /builds on "kotlin-bench\/kotlin-bench_larder:bass", which is no base/,
    mutate: task => task.replace('environment/Dockerfile', 'larder:base-cached', 'larder:bass')
  },
  {
    what: 'the image builds on one from elsewhere',
    check: 'base-image',
    level: 'error',
    at: ['environment/Dockerfile:1'],
    says: /builds on "debian:bookworm-slim", which is no base/,
    mutate: task =>
      task.replace(
        'environment/Dockerfile',
        'kotlin-bench/kotlin-bench_larder:base-cached',
        'debian:bookworm-slim'
      )
  },
  {
    what: 'the Dockerfile has no FROM',
    check: 'base-image',
    level: 'error',
    at: ['environment/Dockerfile:1'],
    says: /has no FROM/,
    mutate: task => task.replace('environment/Dockerfile', 'FROM ', '# FROM ')
  },
  {
    what: "the base is another repository's",
    check: 'base-repository',
    level: 'warning',
    at: ['environment/Dockerfile:1'],
    says: /but the task is from kotlin-bench\/larder/,
    mutate: task => task.replace('environment/Dockerfile', 'larder:base-cached', 'lastbus:base')
  },
  {
    what: "the image has another task's name",
    check: 'compose-image',
    level: 'warning',
    at: ['environment/docker-compose.yaml:3'],
    says: /is "kotlin-bench\/kotlin-bench_larder:pr-31".* it is kotlin-bench\/kotlin-bench_larder:pr-30/,
    mutate: task => task.replace('environment/docker-compose.yaml', 'pr-30', 'pr-31')
  },
  {
    what: 'the instruction says nothing',
    check: 'instruction-empty',
    level: 'error',
    at: ['instruction.md:1'],
    says: /is empty/,
    mutate: task => task.write('instruction.md', '<!-- canary -->\n\n#\n')
  },
  {
    what: 'the instruction names what the fix declares',
    check: 'instruction-leak',
    level: 'warning',
    at: ['instruction.md:29'],
    says: /names SOONEST_FIRST, which only fix\.patch has/,
    mutate: task => task.append('instruction.md', '\nSort by SOONEST_FIRST.\n')
  },
  {
    what: 'the instruction has a line of the fix',
    check: 'instruction-leak',
    level: 'warning',
    at: ['instruction.md:28', 'instruction.md:28', 'instruction.md:28', 'instruction.md:28'],
    says: /names SOONEST_FIRST|names sortedWith|names compareBy|names nullsLast|has a line of fix\.patch/,
    mutate: task =>
      task.append(
        'instruction.md',
        '    val SOONEST_FIRST = compareBy(nullsLast<LocalDate>()) { item: Stock -> item.bestBefore }\n'
      )
  },
  {
    what: 'the fix lacks the end of its last line',
    check: 'patch-format',
    level: 'error',
    at: [`${FIX}:29`],
    says: /does not end with a line break/,
    mutate: async task => task.write(FIX, (await readFile(join(task.dir, FIX), 'utf8')).trimEnd())
  },
  {
    what: 'the test patch has Windows line ends',
    check: 'patch-format',
    level: 'error',
    at: [`${TEST_PATCH}:1`],
    says: /Windows line ends: 51 lines end/,
    mutate: async task =>
      task.write(TEST_PATCH, (await readFile(join(task.dir, TEST_PATCH), 'utf8')).replaceAll('\n', '\r\n'))
  },
  {
    what: 'a line was added by hand',
    check: 'patch-format',
    level: 'error',
    at: [`${FIX}:5`],
    says: /counts 10 lines before and 13 after, but it has 10 and 14/,
    mutate: task => task.replace(FIX, '+    /**\n', '+    /** */\n+    /**\n')
  },
  {
    what: 'a line was taken out by hand',
    check: 'patch-format',
    level: 'error',
    at: [`${FIX}:5`],
    says: /counts 10 lines before and 13 after, but it has 10 and 12/,
    mutate: task => task.replace(FIX, '+    /**\n', '')
  },
  {
    what: 'the fix is empty',
    check: 'patch-format',
    level: 'error',
    at: [`${FIX}:1`],
    says: /is empty/,
    mutate: task => task.write(FIX, '\n')
  },
  {
    what: 'the fix leads out of the work tree',
    check: 'patch-format',
    level: 'error',
    at: [`${FIX}:1`],
    says: /names \.\.\/etc\/passwd, outside of the work tree/,
    mutate: task => task.write(FIX, newFile('../etc/passwd'))
  },
  {
    what: 'the fix touches tests',
    check: 'fix-touches-tests',
    level: 'warning',
    at: [`${FIX}:30`],
    says: /touches "larder-core\/src\/test\/kotlin\/Helper\.kt", a file of tests/,
    mutate: task => task.append(FIX, newFile('larder-core/src/test/kotlin/Helper.kt'))
  },
  {
    what: 'the test patch touches product code',
    check: 'test-patch-touches-product',
    level: 'warning',
    at: [`${TEST_PATCH}:52`],
    says: /touches "RELEASE_TESTING\.MD", which is no file of tests/,
    mutate: task => task.append(TEST_PATCH, newFile('RELEASE_TESTING.MD'))
  },
  {
    what: 'a verifier that reads headers meets a name that it splits wrongly',
    check: 'test-patch-paths',
    level: 'warning',
    at: [`${TEST_PATCH}:52`],
    says: /passes over "src\/test\/x b\/y\.kt" and takes "src\/test\/x", "y\.kt b\/src\/test\/x b\/y\.kt" for paths/,
    mutate: async task => {
      await task.replace(
        TEST_SH,
        'rm -f "$patched"\n',
        'rm -f "$patched"\ngrep "^diff --git a/" /tests/test.patch\n'
      )
      await task.append(TEST_PATCH, newFile('src/test/x b/y.kt'))
    }
  },
  {
    what: 'the lists are no JSON',
    check: 'expected-lists',
    level: 'error',
    at: [`${EXPECTED}:2`],
    says: /is not JSON/,
    mutate: task => task.replace(EXPECTED, '"f2p_tests": [', '"f2p_tests": [,')
  },
  {
    what: 'two lists share a test',
    check: 'expected-lists',
    level: 'error',
    at: [`${EXPECTED}:102`],
    says: /f2p_tests and p2p_tests both have "larder.*"/,
    mutate: task => task.expected(lists => lists.p2p_tests.push(lists.f2p_tests[0] ?? ''))
  },
  {
    what: 'a list has a test twice',
    check: 'expected-lists',
    level: 'error',
    at: [`${EXPECTED}:102`],
    says: /p2p_tests has "larder.*" twice/,
    mutate: task => task.expected(lists => lists.p2p_tests.push(lists.p2p_tests[0] ?? ''))
  },
  {
    what: 'no test tells the fix from an untouched tree',
    check: 'expected-lists',
    level: 'error',
    at: [`${EXPECTED}:1`],
    says: /are all empty/,
    mutate: task =>
      task.expected(lists => {
        lists.f2p_tests = []
      })
  },
  {
    what: 'a test is in the wrong list',
    check: 'expected-stages',
    level: 'error',
    at: [`${EXPECTED}:6`],
    says: /p2p_tests has ".*", which is failed in test_patch_result; it should be passed/,
    mutate: task =>
      task.expected(lists => {
        lists.p2p_tests.unshift(lists.f2p_tests.pop() ?? '')
      })
  },
  {
    what: 'a result has a test under two statuses',
    check: 'expected-stages',
    level: 'error',
    at: [EXPECTED],
    says: /run_result has ".*" as passed and as skipped/,
    mutate: task =>
      task.expected(lists => {
        lists.run_result.skipped_tests?.push(lists.run_result.passed_tests?.[0] ?? '')
      })
  },
  ...(
    [
      ['larder.PantryTest.takes [1] of it', /it has parameters in brackets/],
      ['larder.PantryTest.prints Pantry@1f2e3d', /cuts an ending of @ and hexadecimal digits off/],
      [' larder.PantryTest.takes it ', /strips blanks/],
      ['larder.PantryTest.rings \u0007', /a character that no XML report can hold/],
      ['', /it is empty/]
    ] as const
  ).map(
    ([id, says]): Mutation => ({
      what: `an id that never comes, ${JSON.stringify(id)}`,
      check: 'expected-ids',
      level: 'error',
      at: [`${EXPECTED}:105`],
      says,
      mutate: task => task.expected(lists => lists.n2p_tests.push(id))
    })
  ),
  {
    what: 'the verifier writes 1 where nothing was reported, as the older generation does',
    check: 'verifier-one-without-report',
    level: 'error',
    at: [`${TEST_SH}:9`],
    says: /can write 1 without a report/,
    mutate: task =>
      task.write(
        TEST_SH,
        `#!/bin/bash
set -uo pipefail
cd /home/larder
git apply --whitespace=nowarn /tests/test.patch
./gradlew clean test --continue || true
exit_code=$?
if bash /tests/kotlin_logs_collector.sh -o all.xml; then
  python3 /tests/junit_compare.py all.xml /tests/expected_tests.json /logs/verifier/reward.txt
elif [ $exit_code -eq 0 ]; then echo 1 > /logs/verifier/reward.txt
else echo 0 > /logs/verifier/reward.txt; fi
`
      )
  },
  {
    what: 'the verifier writes 0 after it has gone elsewhere',
    check: 'verifier-zero-first',
    level: 'error',
    at: [`${TEST_SH}:7`],
    says: /does something before it writes 0 in line 10: "cd \/home\/larder"/,
    mutate: task =>
      task.replace(TEST_SH, 'mkdir -p /logs/verifier\n', 'cd /home/larder\nmkdir -p /logs/verifier\n')
  },
  {
    what: 'the verifier writes no 0',
    check: 'verifier-zero-first',
    level: 'error',
    at: [`${TEST_SH}:1`],
    says: /does not write 0 before it begins/,
    mutate: task =>
      task.replace(TEST_SH, 'echo 0 > /logs/verifier/reward.txt', '# echo 0 > /logs/verifier/reward.txt')
  },
  {
    what: 'the verifier keeps old reports',
    check: 'verifier-steps',
    level: 'warning',
    at: [TEST_SH],
    says: /does not delete reports that are there already/,
    mutate: task =>
      task.replace(TEST_SH, "find . -type f -path '*/build/test-results/*/TEST*.xml' -delete\n", '')
  },
  {
    what: 'the verifier applies the tests and then sets their files back',
    check: 'verifier-steps',
    level: 'warning',
    at: [`${TEST_SH}:14`],
    says: /comes to this too early: apply \/tests\/test\.patch/,
    mutate: async task => {
      await task.replace(TEST_SH, 'git apply --whitespace=nowarn /tests/test.patch || exit 1\n', '')
      await task.replace(
        TEST_SH,
        'patched=$(mktemp)',
        'git apply --whitespace=nowarn /tests/test.patch || exit 1'
      )
    }
  },
  {
    what: 'the verifier goes on without the tests',
    check: 'verifier-steps',
    level: 'warning',
    at: [`${TEST_SH}:27`],
    says: /goes on where the test patch does not apply/,
    mutate: task => task.replace(TEST_SH, 'test.patch || exit 1', 'test.patch || true')
  },
  {
    what: 'the verifier ends at a failing test',
    check: 'verifier-steps',
    level: 'warning',
    at: [`${TEST_SH}:33`],
    says: /ends where a test fails/,
    mutate: task => task.replace(TEST_SH, 'exclude-flaky-tests.gradle || true', 'exclude-flaky-tests.gradle')
  },
  {
    what: 'the verifier installs something',
    check: 'network-fetch',
    level: 'warning',
    at: [`${TEST_SH}:32`],
    says: /fetches from the network: "apt-get install -y python3"/,
    mutate: task => task.replace(TEST_SH, '# 5. A failing', 'apt-get install -y python3\n# 5. A failing')
  },
  {
    what: 'the task is there twice',
    check: 'near-identical',
    level: 'warning',
    at: ['instruction.md', FIX, 'instruction.md', FIX],
    says: /is nearly that of "kotlin-bench_larder-30/,
    mutate: async task => {
      const twin = join(task.tasks, 'kotlin-bench_larder-30-again')
      await cp(task.dir, twin, { recursive: true })
      const instruction = await readFile(join(twin, 'instruction.md'), 'utf8')
      await writeFile(join(twin, 'instruction.md'), `${instruction}\nThank you.\n`)
    }
  },
  {
    what: 'a key was left in a script',
    check: 'secrets',
    level: 'warning',
    at: ['environment/prepare.sh:16'],
    says: /has what looks like a GitHub token/,
    mutate: task => task.append('environment/prepare.sh', `export TOKEN=ghp_${'a1B2'.repeat(9)}\n`)
  }
]

const placed = ({ file, line }: { file: string; line: number | null }): string =>
  line === null ? file : `${file}:${line}`

describe('static checks', () => {
  test('find nothing in the samples', async () => {
    const { report, exitCode, text } = await checkFolder(join(root, 'tasks'))
    expect(report.findings).toEqual([])
    expect(report.counts).toMatchObject({ tasks: 8, sound: 8 })
    expect(exitCode).toBe(0)
    expect(text).toContain(`8 sound tasks: 0 errors, 0 warnings by ${staticChecks.length} static checks`)
  })

  test.each(MUTATIONS)('$check: $what', async ({ check, level, at, says, mutate }) => {
    const task = await sampleTask()
    await mutate(task)
    const { report, exitCode } = await checkFolder(task.tasks)
    const found = report.findings.map(finding => [finding.check, finding.level, placed(finding)])
    expect(found).toEqual(at.map(place => [check, level, place]))
    expect(report.findings.map(({ message }) => message).join('\n')).toMatch(says)
    expect(exitCode).toBe(level === 'error' ? 1 : 0)
  })

  test('each has a task that fails it', () => {
    const failed = new Set(MUTATIONS.map(({ check }) => check))
    expect(staticChecks.map(({ id }) => id).filter(id => !failed.has(id))).toEqual([])
  })

  test('are told apart, and each says what holds and why', () => {
    expect(new Set(staticChecks.map(({ id }) => id)).size).toBe(staticChecks.length)
    for (const { id, sentence, why } of staticChecks) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
      expect(sentence).toMatch(/\.$/)
      expect(why).toMatch(/\.$/)
    }
  })
})

describe('kotlin-bench.toml', () => {
  const levels = async (toml: string) => {
    const task = await sampleTask()
    await task.append('environment/docker-compose.yaml', 'x-note: pr-1\n')
    await task.replace(TEST_SH, 'test.patch || exit 1', 'test.patch || true')
    await mkdir(task.tasks, { recursive: true })
    await writeFile(join(task.tasks, '../kotlin-bench.toml'), toml)
    return checkFolder(task.tasks)
  }

  test('makes a warning an error, with its reason in the report', async () => {
    const { report, exitCode, text } = await levels(
      '[checks]\nverifier-steps = {level = "error", reason = "All our verifiers are hardened."}\n'
    )
    expect(report.findings.map(({ level }) => level)).toEqual(['error'])
    expect(exitCode).toBe(1)
    expect(text).toContain('verifier-steps is error in this dataset: All our verifiers are hardened.')
  })

  test('turns a check off', async () => {
    const { report, exitCode } = await levels(
      '[checks.verifier-steps]\nlevel = "off"\nreason = "Ours has a shape of its own."\n'
    )
    expect(report.findings).toEqual([])
    expect(report.checks.find(({ id }) => id === 'verifier-steps')).toMatchObject({
      level: 'off',
      defaultLevel: 'warning',
      reason: 'Ours has a shape of its own.'
    })
    expect(report.tasks[0]?.ran).not.toContain('verifier-steps')
    expect(exitCode).toBe(0)
  })

  test.each([
    [
      '[checks]\nverifier-steps = {level = "off"}\n',
      /toml:2: checks\.verifier-steps\.reason has to be a sentence/
    ],
    [
      '[checks]\nverifier-steps = {level = "off", reason = " "}\n',
      /reason has to be a sentence that says why/
    ],
    [
      '[checks]\nverifier-steps = {level = "none", reason = "x"}\n',
      /level has to be one of "off", "warning", "error"/
    ],
    [
      '[checks]\nverifier-step = {level = "off", reason = "x"}\n',
      /toml:2: there is no check "verifier-step".* mean `verifier-steps`\?/
    ],
    ['[check]\n', /toml:1: check is not known/],
    ['[checks\n', /toml:1: /]
  ])('that is wrong is a mistake of the user: %j', async (toml, says) => {
    await expect(levels(toml)).rejects.toThrow(says)
    await expect(levels(toml)).rejects.toMatchObject({ name: 'UserError' })
  })
})
