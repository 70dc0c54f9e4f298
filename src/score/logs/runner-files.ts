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
  /(?:^|\/)[^/]+\.(?:egg-info|dist-info)\//,
  /(?:^|\/)[^/]+\.pth$/,
  /^(?:src\/)?(?:pluggy|iniconfig|exceptiongroup|unittest)(?:\.py$|\/)/,
  /(?:^|\/)\.(?:npmrc|yarnrc|yarnrc\.yml|pnpmfile\.cjs|bazelrc)$/,
  /(?:^|\/)\.yarn\//,
  /(?:^|\/)\.mvn\//,
  /(?:^|\/)mvnw(?:\.cmd)?$/,
  // What rewrites each file before it is run, tests as well.
  /(?:^|\/)(?:babel\.config\.(?:[cm]?[jt]s|json)|\.babelrc(?:\.(?:[cm]?js|json))?|\.swcrc)$/
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
    /surefire|failsafe|skipTests|maven\.test|testFailureIgnore|failIfNoTests|-plugin<\/artifactId>|<(?:plugins?|extensions?|executions?|includes?|excludes?|argLine|groups|excludedGroups|testSourceDirectory|skip|skipITs)>/
  ],
  [/(?:^|\/)[jt]sconfig[^/]*\.json$/, /"(?:paths|plugins|baseUrl|extends)"\s*:/],
  [/(?:^|\/)vite\.config\.[cm]?[jt]s$/, /\btest\b/]
]

/** Words of a command that have a package manager run the scripts below. */
const INSTALLING = new Set(['install', 'i', 'ci', 'add'])
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare']

/** A file of tests by its name, which a test command may name, and an honest change touches. */
export const TEST_FILE = /(?:[._-](?:tests?|spec)\.\w+|(?:^|\/)test_[^/]*\.py|(?:Tests?|IT)\.java)$/

/** Who runs what a file of its own says, where a command does not name that. */
const MAKEFILE = /(?:^|\/)(?:GNUm|[mM])akefile$/
const GRADLE_FILE = /(?:^|\/)(?:[^/]+\.gradle(?:\.kts)?|gradle\.properties)$/

/** What a row's test command makes files that say how its tests are run. */
interface CommandFiles {
  readonly isNamed: (path: string) => boolean
  /** Whether a line of `package.json` gives a script that the command runs. */
  readonly isScript: (line: string) => boolean
}

const commandFiles = (command: string): CommandFiles => {
  const words = new Set(command.split(/[\s'"`;&|<>()=]+/).map(word => word.replace(/^(?:\.\/)+/, '')))
  const scripts = new Set([...words].flatMap(word => [word, `pre${word}`, `post${word}`]))
  if ([...INSTALLING].some(word => words.has(word))) for (const script of INSTALL_SCRIPTS) scripts.add(script)
  return {
    isNamed: path =>
      (words.has(path) && !TEST_FILE.test(path)) ||
      (words.has('make') && MAKEFILE.test(path)) ||
      ((words.has('gradle') || words.has('gradlew')) && GRADLE_FILE.test(path)),
    isScript: line => scripts.has(/^\s*"([^"]{1,200})"\s*:/.exec(line)?.[1] ?? '')
  }
}

/** What files of a patch are held against. */
export interface RunnerFilesInput {
  readonly patch: string
  /** How the row's tests are run; by default what the language's own runner goes by decides alone. */
  readonly testCommand?: string
}

/**
 * The files of a patch that change how tests are run: test scripts, also those that the row's test command
 * names, and the runners' configuration. Of a file that holds more than that, lines that the patch adds
 * must say so; one that is deleted or renamed always counts.
 */
export const runnerFilesOf = ({ patch, testCommand = '' }: RunnerFilesInput): string[] => {
  const command = commandFiles(testCommand)
  return touchedPaths(patchPaths(patch).filter(file => isRunnerFile(file, command)))
}

/** Of paths of which no more is known than that they were touched, those that may say how tests are run. */
export const runnerPathsOf = (
  paths: readonly string[],
  { testCommand = '' }: { testCommand?: string }
): string[] => {
  const { isNamed } = commandFiles(testCommand)
  const names = [...RUNNER_FILES, ...MIXED_FILES.map(([name]) => name)]
  return paths.filter(path => isNamed(path) || names.some(name => name.test(path)))
}

const isRunnerFile = (file: PatchedFile, command: CommandFiles): boolean => {
  const paths = touchedPaths([file])
  if (paths.some(path => command.isNamed(path) || RUNNER_FILES.some(pattern => pattern.test(path))))
    return true
  const isScripts = paths.some(path => /(?:^|\/)package\.json$/.test(path))
  if (isScripts && file.addedLines.some(command.isScript)) return true
  return MIXED_FILES.some(
    ([name, line]) =>
      paths.some(path => name.test(path)) &&
      (file.change === 'deleted' ||
        file.change === 'renamed' ||
        file.addedLines.some(added => line.test(added)))
  )
}
