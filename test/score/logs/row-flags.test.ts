import { describe, expect, it } from '@jest/globals'
import { rowFlags, runnerFilesOf } from '../../../src/score/index.js'
import { processorSeconds } from '../../processor-seconds.js'

/** A patch that adds a line to a file. */
const adding = (path: string, line = 'x'): string =>
  `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1,2 @@\n a\n+${line}\n`

describe('files that say how tests are run', () => {
  it.each([
    'pytest.ini',
    'tests/conftest.py',
    'tox.ini',
    'jest.config.js',
    'packages/shop/jest.config.ts',
    'vitest.config.mts',
    'vitest.workspace.ts',
    '.mocharc.yml',
    '.mocharc',
    'test/mocha.opts',
    'karma.conf.js',
    'src/test/resources/junit-platform.properties',
    'node_modules/.bin/jest',
    'sitecustomize.py',
    '.npmrc',
    '.yarnrc.yml',
    '.yarn/releases/yarn-4.0.0.cjs',
    '.bazelrc',
    'larder.egg-info/entry_points.txt',
    'pluggy/__init__.py',
    '.mvn/maven.config',
    'babel.config.js',
    '.babelrc',
    '.swcrc'
  ])('are told by their name: %s', path => {
    expect(runnerFilesOf({ patch: adding(path) })).toEqual([path])
  })

  it.each([
    ['package.json', '    "test": "exit 0",'],
    ['package.json', '  "scripts": {'],
    ['packages/shop/package.json', '    "pretest:unit": "true"'],
    ['package.json', '  "jest": {'],
    ['package.json', '    "testPathIgnorePatterns": ["sums"]'],
    ['pyproject.toml', '[tool.pytest.ini_options]'],
    ['pyproject.toml', 'addopts = "--deselect tests/test_sums.py"'],
    ['setup.cfg', '[tool:pytest]'],
    ['pom.xml', '<skipTests>true</skipTests>'],
    ['pom.xml', '<artifactId>maven-surefire-plugin</artifactId>'],
    ['pom.xml', '<artifactId>maven-antrun-plugin</artifactId>'],
    ['vite.config.ts', '  test: { include: [] }'],
    ['tsconfig.json', '    "paths": { "assert": ["./mine"] }']
  ])('are told by what is added: %s with %s', (path, line) => {
    expect(runnerFilesOf({ patch: adding(path, line) })).toEqual([path])
  })

  it.each([
    ['package.json', '    "left-pad": "^1.3.0",'],
    ['package.json', '  "description": "a test of patience",'],
    ['pyproject.toml', 'version = "1.2.0"'],
    ['pom.xml', '<version>2.0</version>'],
    ['vite.config.ts', '  build: {}'],
    ['src/jest.ts', 'x'],
    ['docs/pytest.ini.md', 'x'],
    ['tests/test_sums.py', 'x']
  ])('are not: %s with %s', (path, line) => {
    expect(runnerFilesOf({ patch: adding(path, line) })).toEqual([])
  })

  it('are also those that are deleted or renamed', () => {
    const deleted = 'diff --git a/package.json b/package.json\ndeleted file mode 100644\n'
    const renamed =
      'diff --git a/pytest.ini b/old.ini\nsimilarity index 100%\nrename from pytest.ini\nrename to old.ini\n'
    expect(runnerFilesOf({ patch: deleted })).toEqual(['package.json'])
    expect(runnerFilesOf({ patch: renamed })).toEqual(['pytest.ini', 'old.ini'])
  })
})

describe('files that the test command of a row has a part for', () => {
  it.each([
    ['a script', './scripts/test.sh --unit', 'scripts/test.sh', 'x'],
    ['a module', "node -r './test/setup.js' run.js", 'test/setup.js', 'x'],
    ['a script of package.json', 'npm ci && yarn run unit', 'package.json', '    "unit": "echo passed",'],
    ['one that runs before it', 'yarn run unit', 'package.json', '    "preunit": "echo passed",'],
    ['one of an installation', 'npm ci && npm run unit', 'package.json', '    "postinstall": "node x.js",'],
    ['what make runs', 'make check', 'Makefile', 'x'],
    ['what Gradle runs', './gradlew test', 'core/build.gradle.kts', 'x']
  ])('are told: %s', (_, testCommand, path, line) => {
    expect(runnerFilesOf({ patch: adding(path, line), testCommand })).toEqual([path])
    expect(runnerFilesOf({ patch: adding(path, line), testCommand: 'true' })).toEqual([])
  })

  it.each([
    ['tests, which honest changes touch as well', 'pytest tests/test_sums.py', 'tests/test_sums.py', 'x'],
    ['tests of Mocha', 'mocha test/sums.spec.js', 'test/sums.spec.js', 'x'],
    ['another script of package.json', 'yarn run unit', 'package.json', '    "build": "tsc",']
  ])('are not: %s', (_, testCommand, path, line) => {
    expect(runnerFilesOf({ patch: adding(path, line), testCommand })).toEqual([])
  })
})

describe('flags of a patch of a row', () => {
  const testPatch = adding('tests/test_sums.py', 'assert True')

  it('are none for an honest patch', () => {
    expect(rowFlags({ patch: adding('src/sums.py'), testPatch })).toEqual([])
    expect(rowFlags({ patch: '', testPatch })).toEqual([])
  })

  it('name hidden tests that the patch touches, and what changes the runner', () => {
    const patch = adding('tests/test_sums.py') + adding('tests/test_other.py') + adding('conftest.py')
    expect(rowFlags({ patch, testPatch })).toMatchObject([
      { code: 'patch-touches-tests', level: 'suspect', paths: ['tests/test_sums.py'] },
      { code: 'test-runner-changed', level: 'suspect', paths: ['conftest.py'] }
    ])
  })
  it('name as well what `patch` took the change to, other than its headers say', () => {
    const unnamed = ['tests/test_sums.py', 'package.json', 'scripts/check.sh', 'src/sums.py']
    expect(rowFlags({ patch: '', testPatch, testCommand: 'scripts/check.sh', unnamed })).toMatchObject([
      { code: 'patch-touches-tests', paths: ['tests/test_sums.py'] },
      { code: 'test-runner-changed', paths: ['package.json', 'scripts/check.sh'] }
    ])
  })
})

describe('lines that name a test runner', () => {
  const codesOf = (path: string, line: string) =>
    rowFlags({ patch: adding(path, line), testPatch: adding('tests/hidden.py') }).map(({ code }) => code)

  it.each([
    ['larder/__init__.py', 'import _pytest.reports as reports'],
    ['larder/__init__.py', 'print("tests/test_a.py::test_a PASSED")'],
    ['larder/__init__.py', 'os._exit(0)'],
    ['larder/__init__.py', 'out = open(f"/proc/{os.getppid()}/fd/1", "w")'],
    ['tests/__init__.py', 'from pytest import fail'],
    ['lib/index.js', "const Mocha = require('mocha')"],
    ['lib/index.js', 'globalThis.it = () => {}'],
    ['src/index.ts', ';(globalThis as any).test = none'],
    ['src/index.ts', "import { expect } from '@jest/globals'"],
    ['src/index.ts', 'process.stdout.write(\'{"numFailedTestSuites":0}\')'],
    ['src/main/java/shop/Cart.java', 'import org.junit.platform.launcher.TestExecutionListener;'],
    ['src/main/java/shop/Cart.java', 'Runtime.getRuntime().halt(0);'],
    ['src/main/java/shop/Cart.java', 'out.println("<testsuite name=1>");']
  ])('are told outside of tests: %s with %s', (path, line) => {
    expect(codesOf(path, line)).toEqual(['names-test-runner'])
  })

  it.each([
    ['tests/test_larder.py', 'import pytest'],
    ['tests/hidden.py', 'import pytest'],
    ['README.md', 'run `import pytest`'],
    ['larder/states.py', 'PASSED = "passed"'],
    ['lib/global.js', 'globalThis.items = 1'],
    ['lib/exit.js', 'process.exit(1)'],
    ['src/main/java/shop/Cart.java', 'System.exit(1);']
  ])('are not: %s with %s', (path, line) => {
    expect(codesOf(path, line)).not.toContain('names-test-runner')
  })

  it('are looked for in time that grows with the patch alone', () => {
    const begin = processorSeconds()
    for (const word of ['::', '::a ', '/proc/', 'global as a', ' PASSED', 'from '])
      codesOf('lib/index.js', `${word.repeat(1000)}\n+`.repeat(2000))
    expect(processorSeconds() - begin).toBeLessThan(10)
  })
})
