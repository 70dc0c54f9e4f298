import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { harden } from '../../../src/making/harden/harden.js'
import { readVerifier } from '../../../src/making/harden/read-verifier.js'
import { GRADLE_COLLECTOR, MAVEN_COLLECTOR } from '../../../src/making/verbatim-files.js'
import { processorSeconds } from '../../processor-seconds.js'
import { SAMPLES, sampleFiles } from '../sample-input.js'
import { type OldVerifier, oldVerifier } from './old-verifier.js'

const hardened = (script: string, collector = GRADLE_COLLECTOR): string => {
  const result = harden(script, collector)
  if (result.outcome !== 'changed') throw new Error(JSON.stringify(result))
  return result.text
}

const problems = (script: string): string[] => {
  const result = harden(script, GRADLE_COLLECTOR)
  if (result.outcome !== 'refused') throw new Error(result.outcome)
  return result.problems.map(({ line, message }) => `${line}: ${message}`)
}

const ORT =
  'JDK_JAVA_OPTIONS="--add-opens=java.base/java.util=ALL-UNNAMED" ./gradlew clean test --max-workers=2 --continue --init-script /home/exclude-flaky-tests.gradle'

/** How each repository of the dataset runs its tests, and what else is its own. */
const REPOSITORIES: readonly (readonly [name: string, run: string, changes: Partial<OldVerifier>])[] = [
  [
    'ktlint',
    './gradlew clean test --continue',
    { environment: ['export CLI_TEST_MAX_DURATION_IN_SECONDS=60'], restores: true }
  ],
  ['detekt', './gradlew clean test --continue', { restores: true }],
  ['ort', ORT, { restores: true }],
  ['TeXiFy-IDEA', './gradlew clean test --continue --init-script /home/exclude-flaky-tests.gradle.kts', {}],
  ['Anki-Android', './gradlew clean jacocoUnitTestReport --continue', { restores: true }],
  ['dataframe', './gradlew clean test --continue', { restores: true }],
  ['okhttp', './gradlew clean test --continue', { environment: ['export CI=true'], restores: true }],
  ['shadow', './gradlew clean test --continue', {}],
  [
    'CascadeEditor',
    'xvfb-run -a ./gradlew clean :editor:desktopTest --offline --no-daemon --continue',
    { restores: true, fallback: 'zero' }
  ]
]

describe('a verifier without the seven steps gets them', () => {
  it.each(REPOSITORIES)('as %s has it', (name, run, changes) => {
    const workdir = `/home/${name}`
    const text = hardened(oldVerifier({ workdir, run: `${run} || true`, ...changes }))
    expect(text).toContain(`\ncd ${workdir}\n`)
    expect(text).toContain(`decides.\n${[...(changes.environment ?? []), run].join('\n')} || true\n`)
    expect(text).not.toContain('exit_code')
    expect(harden(text, GRADLE_COLLECTOR)).toEqual({ outcome: 'already' })
    execFileSync('bash', ['-n'], { input: text })
  })

  it('is the text of the samples where it does what theirs do', () => {
    expect(hardened(oldVerifier())).toBe(sampleFiles('kotlin-bench_larder-14').get('tests/test.sh')!.text)
    const maven = { workdir: '/home/lastbus', run: 'mvn --batch-mode --offline clean test || true' }
    expect(hardened(oldVerifier(maven), MAVEN_COLLECTOR)).toBe(
      sampleFiles('kotlin-bench_lastbus-14').get('tests/test.sh')!.text
    )
  })

  it('keeps the words of the comparer as they are', () => {
    const compare = `python3 /tests/junit_compare.py \\
    --xml      "$MERGED" \\
    --expected /tests/expected_tests.json \\
    --reward   /logs/verifier/reward.txt`
    expect(hardened(oldVerifier({ compare }))).toContain(
      '\npython3 /tests/junit_compare.py --xml /logs/verifier/all-testsuites.xml --expected /tests/expected_tests.json --reward /logs/verifier/reward.txt\n'
    )
  })

  it('deletes whatever the collector looks for', () => {
    const collector = `find . -path '*/build/test-results/*/TEST*.xml' -o -path '*/androidTest-results/connected/*/TEST*.xml'`
    expect(hardened(oldVerifier(), collector)).toContain(
      String.raw`find . -type f \( -path '*/build/test-results/*/TEST*.xml' -o -path '*/androidTest-results/connected/*/TEST*.xml' \) -delete`
    )
  })

  it.each([
    ['export GRADLE_OPTS="-Xmx2g -Dx=y"', 'export GRADLE_OPTS="-Xmx2g -Dx=y"'],
    ['export PATH=/opt/jdk/bin:$PATH', 'export PATH=/opt/jdk/bin:$PATH'],
    // It may be exported by the image.
    ['JAVA_HOME=/opt/jdk-17', 'JAVA_HOME=/opt/jdk-17'],
    ['DIR=/opt/jdk\nexport JAVA_HOME=$DIR/17', 'export JAVA_HOME=/opt/jdk/17']
  ])('keeps variables: %s', (line, kept) => {
    expect(hardened(oldVerifier({ environment: [line] }))).toContain(`decides.\n${kept}\n./gradlew`)
  })

  it.each([
    ['./gradlew test', './gradlew test'],
    ['./gradlew test || exit_code=$?', './gradlew test'],
    ['set +e\n./gradlew test', './gradlew test'],
    ['./gradlew test --tests "a b" -Pq=\'x; y\' || true', './gradlew test --tests "a b" -Pq=\'x; y\''],
    ['./gradlew test \\\n  --continue \\\n  || true', './gradlew test --continue'],
    [
      './gradlew test 2>&1 | tee /logs/verifier/gradle.log || true',
      './gradlew test 2>&1 | tee /logs/verifier/gradle.log'
    ],
    ['timeout 600 gradle test || true', 'timeout 600 gradle test'],
    ['./mvnw -o verify || true # and on', './mvnw -o verify']
  ])('keeps the command that runs the tests: %s', (run, kept) => {
    expect(hardened(oldVerifier({ run }))).toContain(`decides.\n${kept} || true\n`)
  })
})

describe('one that has the seven steps stays', () => {
  it.each(SAMPLES)('%s', name => {
    const files = sampleFiles(name)
    const [script, collector] = ['test.sh', 'kotlin_logs_collector.sh'].map(
      one => files.get(`tests/${one}`)!.text
    )
    expect(harden(script!, collector!)).toEqual({ outcome: 'already' })
  })

  /** Another way to write them. */
  const OTHER = oldVerifier({ restores: true, fallback: 'none' })
    .replace(
      'set -uo pipefail\n\nmkdir -p /logs/verifier',
      'set -euo pipefail\nrm -rf /logs/verifier && mkdir -p /logs/verifier\necho 0 > /logs/verifier/reward.txt'
    )
    .replace(
      'git apply --whitespace=nowarn /tests/test.patch',
      'if ! git apply --whitespace=nowarn /tests/test.patch; then\n  echo "it does not apply" >&2\n  exit 1\nfi'
    )
    .replace('./gradlew', "find . -type f -path '*/build/test-results/*/TEST*.xml' -delete\n./gradlew")

  it('in another form', () => {
    expect(harden(OTHER, GRADLE_COLLECTOR)).toEqual({ outcome: 'already' })
  })

  it.each([
    [
      'the 0 comes late',
      OTHER.replace(/echo 0.*\n/, '').replace('MERGED=', 'echo 0 > /logs/verifier/reward.txt\nMERGED=')
    ],
    ['the 0 is missing', OTHER.replace(/echo 0.*\n/, '')],
    ['old reports stay', OTHER.replace(/find .*\n/, '')],
    ['old reports go too late', OTHER.replace(/(find .*\n)(.*gradlew.*\n)/, '$2$1')],
    ['a patch that does not apply is no end', OTHER.replace('  exit 1\nfi\n', 'fi\n')],
    ['nothing is set back', OTHER.replace(/touched=[\s\S]*done\n/, '')],
    ['there is a fallback', OTHER.replace(/fi\n$/, 'else\n  echo 1 > /logs/verifier/reward.txt\nfi\n')]
  ])('but not where %s', (_, script) => {
    expect(script).not.toBe(OTHER)
    expect(harden(script, GRADLE_COLLECTOR).outcome).toBe('changed')
  })
})

describe('what is not known is told with its line, and nothing is left out', () => {
  it.each([
    ['source /root/.profile', 'has a command that is not known'],
    ['export X=$(date)', 'has a command that is not known'],
    ['sed -i s/a/b/ build.gradle.kts', 'has a command that is not known'],
    ['cd sub && ls', 'has a command that is not known'],
    ['cd /home/other', 'changes to /home/other, but the tests run in /home/larder'],
    ['echo "$(rm -rf x)"', 'has a command that is not known'],
    ['echo x > build.gradle', 'has a command that is not known'],
    ['mkdir -p /logs/verifier /opt/jdk', 'has a command that is not known'],
    ['find /logs/verifier -exec sh {} + -delete', 'has a command that is not known'],
    ["find . -path '*/TEST*.xml' -exec sh {} + -delete", 'has a command that is not known'],
    ['echo 1 > /logs/verifier/reward.txt', 'has a command that is not known'],
    ['git apply /tests/other.patch', 'has a command that is not known'],
    ['if [ -f x ]; then rm x; fi', 'has a condition that is not known'],
    ['for f in a b; do git checkout HEAD -- $f; done', 'has a loop over something else'],
    ['for f in "$touched"; do sed -i d "$f"; done', 'does more in a loop than to put files back: sed'],
    ['cat <<EOF', 'begins a here-document'],
    ["X='a", 'has a quote that goes on'],
    ['fi', 'ends a block that was not begun'],
    ['helper() {', 'has a command that is not known'],
    ['./gradlew test && rm -rf build || true', 'has a command that is not known'],
    ['./gradlew test; curl example.com', 'has a command that is not known'],
    ['./gradlew test "$(curl example.com)" || true', 'has a command that is not known'],
    ['echo ./gradlew > x', 'has a command that is not known']
  ])('%s', (line, message) => {
    const [first] = problems(oldVerifier({ environment: [line] }))
    expect(first).toMatch(/^10: /)
    expect(first).toContain(message)
  })

  it.each([
    ['the comparer', { compare: 'echo "no comparison"' }, 'does not call /tests/junit_compare.py'],
    ['the tests', { run: 'true_or_false=1' }, 'runs no tests with Gradle or Maven'],
    ['the repository', { workdir: '.' }, 'does not change to the repository'],
    [
      'the reward',
      { compare: 'python3 /tests/junit_compare.py "$MERGED" x.json /tmp/y' },
      'compares without /logs/verifier/reward.txt'
    ],
    [
      'the root',
      { collect: 'bash /tests/kotlin_logs_collector.sh -r app -o "$MERGED"' },
      'collects reports below app'
    ],
    [
      'the report',
      { collect: 'bash /tests/kotlin_logs_collector.sh -o x.xml' },
      'collects reports into x.xml'
    ]
  ])('a verifier that lacks %s', (_, changes, message) => {
    expect(problems(oldVerifier(changes)).join('\n')).toContain(message)
  })

  it('wherever it stands', () => {
    const lines = oldVerifier({ restores: true }).trimEnd().split('\n')
    for (const at of lines.keys()) {
      const script = [...lines.slice(0, at + 1), 'touch marker', ...lines.slice(at + 1)].join('\n')
      expect(problems(script).filter(problem => problem.startsWith(`${at + 2}: `))).toHaveLength(1)
    }
  })

  it('a second run of tests', () => {
    expect(problems(oldVerifier({ environment: ['./gradlew help || true'] }))).toEqual([
      '11: runs tests a second time: ./gradlew clean test --continue'
    ])
  })

  it('a fallback that does more than to write a reward', () => {
    const script = oldVerifier().replace('echo "no report', 'rm -rf /home/larder\n  echo "no report')
    expect(problems(script)).toEqual([
      '17: does more than to write a reward where there is no report: rm -rf /home/larder'
    ])
  })

  it('an endless nest of conditions', () => {
    expect(problems(`${'if x; then\n'.repeat(10_000)}${'fi\n'.repeat(10_000)}`)).toEqual([
      '51: nests its blocks too deep'
    ])
  })

  it('a script that is cut off', () => {
    expect(readVerifier('if x; then\n  y', '')).toMatchObject({ ok: false })
    expect(problems('if x; then\n  y')).toEqual(['2: leaves a block open'])
  })
})

describe('whatever a task has', () => {
  it.each([
    ['output', `./gradlew test${' >/dev/nul'.repeat(100_000)}l`],
    ['blanks', `then${' '.repeat(1_000_000)}`],
    ['backslashes', `x${'\\'.repeat(1_000_000)}y`]
  ])('a script that is one line of %s is refused in linear time', (_, line) => {
    const begin = processorSeconds()
    expect(problems(`${line}\n`).length).toBeGreaterThan(0)
    expect(processorSeconds() - begin).toBeLessThan(5)
  })

  it('a collector is read in linear time', () => {
    const begin = processorSeconds()
    for (const text of [`-path "${'TEST'.repeat(250_000)}`, '\n'.repeat(1_000_000)])
      expect(harden(oldVerifier(), text).outcome).toBe('changed')
    expect(processorSeconds() - begin).toBeLessThan(5)
  })
})
