import { type PatchedFile, patchPaths, touchedPaths } from '../../text/patch-paths.js'

/** Files that say nothing but how tests are run. */
const RUNNER_FILES: readonly RegExp[] = [
  /(?:^|\/)(?:pytest\.ini|\.pytest\.ini|tox\.ini|conftest\.py|noxfile\.py|\.coveragerc)$/,
  /(?:^|\/)(?:jest|vitest|karma|jasmine|ava|playwright|cypress)[^/]*\.(?:config|conf|setup|workspace)\.(?:[cm]?[jt]s|json)$/,
  /(?:^|\/)\.(?:mocharc|nycrc|taprc|c8rc)(?:\.[a-z]+)?$/,
  /(?:^|\/)(?:test|tests|spec)\/mocha\.opts$/,
  /(?:^|\/)(?:junit-platform|surefire)\.properties$/,
  // What the runners themselves are, or what runs before them.
  /(?:^|\/)node_modules\//,
  /(?:^|\/)(?:sitecustomize|usercustomize|_?pytest)(?:\.py$|\/)/,
  /(?:^|\/)\.npmrc$/,
  /(?:^|\/)\.mvn\//,
  /(?:^|\/)mvnw(?:\.cmd)?$/
]

/** Files that say how tests are run among much else, and which of their lines do. */
const MIXED_FILES: readonly (readonly [file: RegExp, line: RegExp])[] = [
  [
    /(?:^|\/)package\.json$/,
    /"(?:scripts|(?:pre|post)?test[^"]*|jest|mocha|vitest|ava|tap|karma|jasmine|nyc|c8|reporters?|runner|preset|require|spec|bail|transform|globalSetup|setupFiles[^"]*|moduleNameMapper|passWithNoTests)"\s*:/
  ],
  [
    /(?:^|\/)(?:pyproject\.toml|setup\.cfg)$/,
    /pytest|\b(?:addopts|testpaths|norecursedirs|python_(?:files|classes|functions)|xfail_strict|filterwarnings|markers|usefixtures)\b/
  ],
  [
    /(?:^|\/)pom\.xml$/,
    /surefire|failsafe|skipTests|maven\.test|testFailureIgnore|failIfNoTests|<(?:includes?|excludes?|argLine|groups|excludedGroups|testSourceDirectory|skip|skipITs)>/
  ],
  [/(?:^|\/)(?:vite|babel)\.config\.[cm]?[jt]s$/, /\btest\b/]
]

/**
 * The files of a patch that change how tests are run: test scripts and the runners' configuration. Of a
 * file that holds more than that, lines that the patch adds must say so; one that is deleted or renamed
 * always counts.
 */
export const runnerFilesOf = (patch: string): string[] => touchedPaths(patchPaths(patch).filter(isRunnerFile))

const isRunnerFile = (file: PatchedFile): boolean => {
  const paths = touchedPaths([file])
  if (paths.some(path => RUNNER_FILES.some(pattern => pattern.test(path)))) return true
  return MIXED_FILES.some(
    ([name, line]) =>
      paths.some(path => name.test(path)) &&
      (file.change === 'deleted' ||
        file.change === 'renamed' ||
        file.addedLines.some(added => line.test(added)))
  )
}
