import { describe, expect, it } from '@jest/globals'
import { rowFlags, runnerFilesOf } from '../../../src/score/index.js'

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
    '.mvn/maven.config'
  ])('are told by their name: %s', path => {
    expect(runnerFilesOf(adding(path))).toEqual([path])
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
    ['vite.config.ts', '  test: { include: [] }']
  ])('are told by what is added: %s with %s', (path, line) => {
    expect(runnerFilesOf(adding(path, line))).toEqual([path])
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
    expect(runnerFilesOf(adding(path, line))).toEqual([])
  })

  it('are also those that are deleted or renamed', () => {
    const deleted = 'diff --git a/package.json b/package.json\ndeleted file mode 100644\n'
    const renamed =
      'diff --git a/pytest.ini b/old.ini\nsimilarity index 100%\nrename from pytest.ini\nrename to old.ini\n'
    expect(runnerFilesOf(deleted)).toEqual(['package.json'])
    expect(runnerFilesOf(renamed)).toEqual(['pytest.ini', 'old.ini'])
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
})
