import { describe, expect, test } from '@jest/globals'
import { type BuildFiles, excludeTests } from '../../src/making/exclude-tests.js'
import { processorSeconds } from '../processor-seconds.js'
import { sampleFiles } from './sample-input.js'

const texts = (name: string): Map<string, string> =>
  new Map([...sampleFiles(name)].map(([path, { text }]) => [path, text]))

/** What becomes of a task's files. */
const changed = (files: BuildFiles, ...classes: string[]): BuildFiles => {
  const result = excludeTests(files, classes)
  if ('cannot' in result) throw new Error(result.cannot)
  return result
}

const cannot = (files: BuildFiles, ...classes: string[]): string => {
  const result = excludeTests(files, classes)
  return 'cannot' in result ? result.cannot : 'can'
}

describe('flaky classes are kept from running', () => {
  test('with Gradle, by an init script that the image has and both scripts name', () => {
    const files = changed(
      texts('kotlin-bench_larder-14'),
      'larder.Speed$Slow',
      'larder.Clock',
      'larder.Speed'
    )
    expect(files.get('environment/exclude-flaky-tests.gradle')).toContain(`allprojects {
    tasks.withType(Test) {
        exclude 'larder/Clock.class', 'larder/Clock$*.class'
        exclude 'larder/Speed.class', 'larder/Speed$*.class'
    }
}
`)
    expect(files.get('environment/Dockerfile')).toMatch(
      /^COPY .*prepare\.sh.* exclude-flaky-tests\.gradle \/home\/$/m
    )
    const command = './gradlew clean test --continue --init-script /home/exclude-flaky-tests.gradle'
    expect(files.get('environment/prepare.sh')).toMatch(new RegExp(`^${command}$`, 'm'))
    expect(files.get('tests/test.sh')).toMatch(new RegExp(`^${command} \\|\\| true$`, 'm'))
  })

  test('with Maven, by a file of exclusions', () => {
    const files = changed(texts('kotlin-bench_lastbus-9'), 'lastbus.ClockTest')
    expect(files.get('environment/exclude-flaky-tests.txt')).toMatch(
      /\n\*\*\/\*\$\*\nlastbus\/ClockTest\.java\n$/
    )
    const option = '-Dsurefire.excludesFile=/home/exclude-flaky-tests.txt'
    expect(files.get('environment/prepare.sh')).toMatch(new RegExp(`^mvn .* ${option}$`, 'm'))
    expect(files.get('tests/test.sh')).toMatch(new RegExp(`^mvn .* ${option} \\|\\| true$`, 'm'))
  })

  test('by the init script that a task has already, in its own language', () => {
    const groovy = texts('kotlin-bench_larder-30')
    const name = 'environment/exclude-flaky-tests.gradle'
    expect([...changed(groovy, 'larder.Clock').keys()]).toEqual([name])
    expect(changed(groovy, 'larder.Clock').get(name)).toMatch(
      /PantrySpeedTest[\s\S]*exclude 'larder\/Clock\.class'/
    )
    const kotlin = new Map([...groovy, [`${name}.kts`, '// more\n']])
    for (const path of ['tests/test.sh', 'environment/prepare.sh']) {
      kotlin.set(path, kotlin.get(path)!.replaceAll('tests.gradle', 'tests.gradle.kts'))
    }
    expect(changed(kotlin, 'larder.Clock').get(`${name}.kts`)).toContain(
      'exclude("larder/Clock.class", "larder/Clock$*.class")'
    )
  })
})

describe('what a task does in a way of its own is left to its author', () => {
  test.each([
    ['tests/test.sh', /gradlew clean test/, 'bazel test', 'no line that runs Gradle or Maven'],
    ['environment/prepare.sh', /\.\/gradlew clean test/, 'true', 'environment/prepare.sh has no line'],
    ['tests/test.sh', /clean test/, 'clean test \\\n ', 'tests/test.sh has no line'],
    ['environment/Dockerfile', /^COPY .*$/m, '', 'has no line that copies'],
    ['tests/test.sh', /--continue/, '--init-script /home/gone.gradle', 'which environment/ does not have']
  ])('%s without %s', (path, pattern, replacement, why) => {
    const files = texts('kotlin-bench_larder-14')
    files.set(path, files.get(path)!.replace(pattern, replacement))
    expect(cannot(files, 'larder.Clock')).toContain(why)
  })

  test('names of classes are not taken for code', () => {
    expect(cannot(texts('kotlin-bench_larder-14'), "a'; exec('x')")).toContain('no name of a class')
  })
})

test('a script is read in linear time, however long its lines', () => {
  const begin = processorSeconds()
  for (const line of [
    `./gradlew test${' '.repeat(1_000_000)}x`,
    '\r'.repeat(1_000_000),
    '# gradlew '.repeat(100_000)
  ])
    excludeTests(new Map([['tests/test.sh', `${line}\n`]]), ['larder.Clock'])
  expect(processorSeconds() - begin).toBeLessThan(5)
})
