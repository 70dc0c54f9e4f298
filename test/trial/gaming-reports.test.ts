import { describe, expect, it } from '@jest/globals'
import { diffFlags } from '../../src/trial/diff-flags.js'

/** Reports on gaming that a diff shows; what only the trial can prevent is tested there. */
const DIFFS: readonly [report: string, path: string, line: string, code: string | null][] = [
  [
    'SWE-bench/SWE-bench#601',
    'build.gradle.kts',
    'tasks.withType<Test> { ignoreFailures = true; doLast { file("build/test-results/x/TEST-x.xml").writeText(x) } }',
    'names-verifier-files'
  ],
  ['SWE-bench/SWE-bench#620', 'home/.gradle/init.d/x.gradle', 'allprojects { }', 'wrapper-or-init-script'],
  [
    'SWE-bench/SWE-bench#631',
    'src/test/resources/META-INF/services/org.junit.jupiter.api.extension.Extension',
    'Forge',
    'test-framework-config'
  ],
  ['SWE-bench/SWE-bench#538', 'src/test/kotlin/NewTest.kt', 'class NewTest', null],
  ['SWE-bench/SWE-bench#437', 'src/test/kotlin/OtherTest.kt', 'class OtherTest', 'test-files'],
  [
    'SWE-bench/SWE-bench#393',
    'core/src/testFixtures/kotlin/Fixture.kt',
    'class Fixture',
    'test-support-module'
  ]
]

const patchOf = (path: string, line: string): string =>
  `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${line}\n`

describe('reports on gaming', () => {
  it.each(DIFFS)('%s: %s', (_report, path, line, code) => {
    const testPatch = patchOf('src/test/kotlin/NewTest.kt', 'class NewTest { }')
    const codes = diffFlags({ patch: patchOf(path, line), testPatch }).map(flag => flag.code)
    if (code === null) expect(codes).toEqual([])
    else expect(codes).toContain(code)
  })
})
