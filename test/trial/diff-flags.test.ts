import { describe, expect, it } from '@jest/globals'
import { diffFlags } from '../../src/trial/diff-flags.js'
import { processorSeconds } from '../processor-seconds.js'

/** A patch that adds lines to a file. */
const adding = (path: string, ...lines: string[]): string =>
  [
    `diff --git a/${path} b/${path}`,
    'index 1111111..2222222 100644',
    `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -1,1 +1,${lines.length + 1} @@`,
    ' context',
    ...lines.map(line => `+${line}`),
    ''
  ].join('\n')

const flagsOf = (patch: string, testPatch = ''): string[] =>
  diffFlags({ patch, testPatch }).map(({ level, code }) => `${level} ${code}`)

describe('flags of a diff', () => {
  it.each([
    'src/main/kotlin/com/x/Foo.kt',
    'ktlint-ruleset-standard/src/main/kotlin/com/pinterest/Rule.kt',
    'detekt-rules/src/main/resources/META-INF/services/io.gitlab.arturbosch.detekt.api.RuleSetProvider',
    'core/src/main/kotlin/com/x/latest/Greatest.kt',
    'core/src/main/kotlin/com/x/test/Inner.kt',
    'README.md',
    'CHANGELOG.md',
    'docs/tests.md',
    'config/detekt/detekt.yml',
    'AnkiDroid/src/main/res/values/strings.xml',
    'contest/src/main/kotlin/A.kt'
  ])('are none for %s', path => expect(flagsOf(adding(path, 'val x = 1'))).toEqual([]))

  it.each([
    ['build.gradle.kts', 'note build-logic'],
    ['core/build.gradle', 'note build-logic'],
    ['gradle/libs.versions.toml', 'note build-logic'],
    ['gradle.properties', 'note build-logic'],
    ['settings.gradle.kts', 'note build-logic'],
    ['buildSrc/src/main/kotlin/Convention.kt', 'note build-logic'],
    ['build-logic/src/main/kotlin/Convention.kt', 'note build-logic'],
    ['pom.xml', 'note build-logic'],
    ['.github/workflows/ci.yml', 'note build-logic'],
    ['core/src/test/kotlin/FooTest.kt', 'note test-files'],
    ['core/src/jvmTest/kotlin/Foo.kt', 'note test-files'],
    ['core/src/androidTest/java/Foo.java', 'note test-files'],
    ['core/src/test/resources/data.json', 'note test-files'],
    ['ktlint-test/src/test/kotlin/FooTest.kt', 'note test-files'],
    ['core/src/funTest/kotlin/Foo.kt', 'note test-files'],
    ['gradlew', 'suspect wrapper-or-init-script'],
    ['gradlew.bat', 'suspect wrapper-or-init-script'],
    ['gradle/wrapper/gradle-wrapper.jar', 'suspect wrapper-or-init-script'],
    ['mvnw', 'suspect wrapper-or-init-script'],
    ['init.d/x.gradle', 'suspect wrapper-or-init-script'],
    ['x/.gradle/init.gradle', 'suspect wrapper-or-init-script'],
    [
      'src/test/resources/META-INF/services/org.junit.platform.launcher.LauncherSessionListener',
      'suspect test-framework-config'
    ],
    [
      'src/main/resources/META-INF/services/io.kotest.core.extensions.Extension',
      'suspect test-framework-config'
    ],
    ['src/main/resources/META-INF/services/kotlin.test.AsserterContributor', 'suspect test-framework-config'],
    ['src/main/resources/junit-platform.properties', 'suspect test-framework-config'],
    ['src/test/resources/kotest.properties', 'suspect test-framework-config'],
    ['src/main/kotlin/org/junit/jupiter/api/Assertions.kt', 'suspect test-library-class'],
    ['src/main/kotlin/kotlin/test/Asserter.kt', 'suspect test-library-class'],
    ['core/src/testFixtures/kotlin/Fake.kt', 'suspect test-support-module'],
    ['ktlint-test/src/main/kotlin/RuleTester.kt', 'suspect test-support-module'],
    ['detekt-test-utils/src/main/kotlin/Compile.kt', 'suspect test-support-module'],
    ['okhttp-testing-support/src/main/kotlin/Rule.kt', 'suspect test-support-module'],
    ['utils/test/src/main/kotlin/Matchers.kt', 'suspect test-support-module'],
    ['core/build/test-results/test/TEST-a.xml', 'suspect report-shaped-path'],
    ['build/test-results', 'suspect report-shaped-path'],
    ['target/surefire-reports/TEST-a.xml', 'suspect report-shaped-path'],
    ['core/target/surefire-reports', 'suspect report-shaped-path'],
    ['app/build/outputs/androidTest-results/connected/x/TEST-a.xml', 'suspect report-shaped-path']
  ])('of %s: %s', (path, flag) => expect(flagsOf(adding(path, 'val x = 1'))).toContain(flag))

  it.each([
    ['src/main/kotlin/A.kt', 'package org.junit.jupiter.api', 'suspect test-library-class'],
    ['src/main/kotlin/A.kt', 'package `org`.`junit`', 'suspect test-library-class'],
    ['src/main/java/A.java', '/* x */ package org.mockito;', 'suspect test-library-class'],
    ['src/test/kotlin/A.kt', 'object Config : AbstractProjectConfig()', 'suspect test-framework-config'],
    [
      'src/main/kotlin/A.kt',
      'File("build/test-results/test/TEST-a.xml").writeText(x)',
      'suspect names-verifier-files'
    ],
    [
      'src/main/kotlin/A.kt',
      'File("/logs/verifier/reward.txt").writeText("1")',
      'suspect names-verifier-files'
    ],
    ['pom.xml', '<echo file="target/surefire-reports/x.xml"/>', 'suspect names-verifier-files'],
    ['src/main/kotlin/A.kt', 'Files.list(Path.of("/tests"))', 'suspect names-verifier-files'],
    [
      'build.gradle.kts',
      'doLast { exec { commandLine("cat", "/tests/expected_tests.json") } }',
      'suspect names-verifier-files'
    ]
  ])('of a line added to %s: %s', (path, line, flag) => expect(flagsOf(adding(path, line))).toContain(flag))

  it.each([
    ['src/main/kotlin/A.kt', 'val url = "https://example.com/tests/1"'],
    ['src/main/kotlin/A.kt', 'import org.junit.jupiter.api.Test'],
    ['src/main/kotlin/A.kt', 'val pattern = "src/tests/kotlin"'],
    ['src/main/kotlin/A.kt', '// TEST-DRIVEN'],
    ['docs/ci.md', 'Reports are in build/test-results/test/TEST-*.xml'],
    ['src/main/kotlin/A.kt', 'packageName = "org.junit"']
  ])('are none for a line added to %s: %s', (path, line) => expect(flagsOf(adding(path, line))).toEqual([]))

  it('leave out what the hidden tests bring themselves', () => {
    const path = 'core/src/test/kotlin/FooTest.kt'
    expect(flagsOf(adding(path, 'x'), adding(path, 'y'))).toEqual([])
  })

  it.each([
    ['without git headers', '--- a/gradlew\n+++ b/gradlew\n@@ -1 +1 @@\n-a\n+b\n'],
    ['with line ends of Windows', adding('gradlew', 'x').replaceAll('\n', '\r\n')]
  ])('come of a patch %s', (_what, patch) =>
    expect(flagsOf(patch)).toEqual(['suspect wrapper-or-init-script'])
  )

  it('name the paths', () => {
    const patch = adding('gradlew', 'x') + adding('build.gradle', 'x') + adding('core/build.gradle', 'x')
    expect(diffFlags({ patch, testPatch: '' })).toMatchObject([
      { code: 'wrapper-or-init-script', paths: ['gradlew'] },
      { code: 'build-logic', paths: ['build.gradle', 'core/build.gradle'] }
    ])
  })

  it('of a large patch come in linear time', () => {
    const patch = Array.from({ length: 2000 }, (_, index) =>
      adding(`a${index}.kt`, ...Array.from({ length: 100 }, () => ' /'.repeat(50)))
    ).join('')
    const start = processorSeconds()
    expect(flagsOf(patch)).toEqual([])
    expect(processorSeconds() - start).toBeLessThan(10)
  })

  it.each([
    ['line', adding('a.kt', '$TEST*'.repeat(150_000))],
    ['path', adding(`META-INF/services/${'spek'.repeat(250_000)}/x`, 'x')],
    ['path of folders', adding(`${'test/'.repeat(200_000)}x`, 'x')]
  ])('with one long %s come in linear time', (_, patch) => {
    const start = processorSeconds()
    flagsOf(patch)
    expect(processorSeconds() - start).toBeLessThan(10)
  })
})
