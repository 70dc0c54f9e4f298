/** Texts of a task's files that say how its tests run, by their path in the task's folder. */
export type BuildFiles = ReadonlyMap<string, string>

/** Why the tests of a task cannot be excluded, as a sentence. */
export interface CannotExclude {
  readonly cannot: string
}

const DOCKERFILE = 'environment/Dockerfile'
/** Where a task calls its build. */
const BUILD_SCRIPTS = ['environment/prepare.sh', 'tests/test.sh'] as const
const HOME = '/home/'

/** How tests are kept from a build: by a file in `environment/` that an option of the build names. */
interface Exclusion {
  /** How a command calls the build. */
  readonly call: RegExp
  /** The option and the file that it names, where the task has it already. */
  readonly option: RegExp
  readonly newFile: string
  readonly asOption: (path: string) => string
  /** What is added to the file. */
  readonly block: (classes: readonly string[], name: string) => string
  /** What a new file begins with. */
  readonly head: string
}

const pathOf = (className: string): string => className.replaceAll('.', '/')

/** A nested class runs with the one around it. */
const outermost = (className: string): string => className.replace(/\$.*$/s, '')

const groovy = (classes: readonly string[]): string => `allprojects {
    tasks.withType(Test) {
${classes.map(name => `        exclude '${pathOf(name)}.class', '${pathOf(name)}$*.class'`).join('\n')}
    }
}
`

const kotlin = (classes: readonly string[]): string => `allprojects {
    tasks.withType<Test>().configureEach {
${classes.map(name => `        exclude("${pathOf(name)}.class", "${pathOf(name)}$*.class")`).join('\n')}
    }
}
`

const GRADLE: Exclusion = {
  call: /(?:^|[\s/])gradlew?\s/,
  option: /(?:--init-script|-I)[ =]?\/home\/([\w.-]+)/,
  newFile: 'exclude-flaky-tests.gradle',
  asOption: path => `--init-script ${path}`,
  block: (classes, name) => (name.endsWith('.kts') ? kotlin(classes) : groovy(classes)),
  head: '// Tests that come out now one way, now another: they can decide nothing.\n'
}

const MAVEN: Exclusion = {
  call: /(?:^|[\s/])mvnw?\s/,
  option: /-Dsurefire\.excludesFile=\/home\/([\w.-]+)/,
  newFile: 'exclude-flaky-tests.txt',
  asOption: path => `-Dsurefire.excludesFile=${path}`,
  block: classes => classes.map(name => `${pathOf(name)}.java\n`).join(''),
  // Without exclusions Surefire leaves nested classes out itself: they run with the one around them.
  head: '# Tests that come out now one way, now another: they can decide nothing.\n**/*$*\n'
}

const PLAIN_CLASS = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u

const COPY = /^(COPY [^\n]*\bprepare\.sh\b[^\n]*?)( \/home\/?)$/m

const runsBuild = (line: string, { call }: Exclusion): boolean =>
  call.test(line) && !line.trimStart().startsWith('#')

const IGNORED_FAILURE = '|| true'

/** A command with an option, which goes before a `|| true`. */
const lineWith = (line: string, option: string): string => {
  if (!line.endsWith(IGNORED_FAILURE)) return `${line} ${option}`
  const command = line.slice(0, -IGNORED_FAILURE.length).trimEnd()
  return `${command} ${option}${line.slice(command.length)}`
}

/** The option, in each line of a script that runs the build; null where there is no such line, or one goes on. */
const withOption = (script: string, exclusion: Exclusion, path: string): string | null => {
  const lines = script.split('\n')
  const runs = lines.filter(line => runsBuild(line, exclusion))
  if (runs.length === 0 || runs.some(line => line.endsWith('\\'))) return null
  const option = exclusion.asOption(path)
  return lines.map(line => (runsBuild(line, exclusion) ? lineWith(line, option) : line)).join('\n')
}

/**
 * Keeps test classes from being run, in the image and by the verifier: with Gradle by an init script,
 * with Maven by Surefire's file of exclusions. One that the task has already is added to. Gives the files
 * that change, or says why it cannot.
 * @param classes full names, such as `larder.PantrySpeedTest`
 */
export const excludeTests = (files: BuildFiles, classes: readonly string[]): BuildFiles | CannotExclude => {
  const names = [...new Set(classes.map(outermost))].sort()
  const odd = names.find(name => !PLAIN_CLASS.test(name))
  if (odd !== undefined) return { cannot: `${JSON.stringify(odd)} is no name of a class` }
  const scripts = BUILD_SCRIPTS.map(path => [path, files.get(path) ?? ''] as const)
  const tests = files.get('tests/test.sh') ?? ''
  const tool = [GRADLE, MAVEN].find(one => tests.split('\n').some(line => runsBuild(line, one)))
  if (tool === undefined) return { cannot: 'tests/test.sh has no line that runs Gradle or Maven' }
  const present = tool.option.exec(tests)?.[1]
  if (present !== undefined) {
    const path = `environment/${present}`
    const text = files.get(path)
    return text === undefined
      ? { cannot: `tests/test.sh names /home/${present}, which environment/ does not have` }
      : new Map([[path, `${text.trimEnd()}\n${tool.block(names, present)}`]])
  }
  const name = tool.newFile
  const dockerfile = files.get(DOCKERFILE) ?? ''
  if (!COPY.test(dockerfile)) return { cannot: `${DOCKERFILE} has no line that copies prepare.sh to /home/` }
  const changed = new Map([
    [`environment/${name}`, tool.head + tool.block(names, name)],
    [DOCKERFILE, dockerfile.replace(COPY, (_, copied: string, to: string) => `${copied} ${name}${to}`)]
  ])
  for (const [path, script] of scripts) {
    const text = withOption(script, tool, HOME + name)
    if (text === null) return { cannot: `${path} has no line of its own that runs the tests` }
    changed.set(path, text)
  }
  return changed
}
