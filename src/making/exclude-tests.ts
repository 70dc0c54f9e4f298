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
  /** A line that runs the build, up to what follows an option. */
  readonly line: RegExp
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
  line: /^(?!\s*#)(.*(?:^|[\s/])gradlew?\s[^\n]*?)(\s*\|\| true)?$/gm,
  option: /(?:--init-script|-I)[ =]?\/home\/([\w.-]+)/,
  newFile: 'exclude-flaky-tests.gradle',
  asOption: path => `--init-script ${path}`,
  block: (classes, name) => (name.endsWith('.kts') ? kotlin(classes) : groovy(classes)),
  head: '// Tests that come out now one way, now another: they can decide nothing.\n'
}

const MAVEN: Exclusion = {
  line: /^(?!\s*#)(.*(?:^|[\s/])mvnw?\s[^\n]*?)(\s*\|\| true)?$/gm,
  option: /-Dsurefire\.excludesFile=\/home\/([\w.-]+)/,
  newFile: 'exclude-flaky-tests.txt',
  asOption: path => `-Dsurefire.excludesFile=${path}`,
  block: classes => classes.map(name => `${pathOf(name)}.java\n`).join(''),
  // Without exclusions Surefire leaves nested classes out itself: they run with the one around them.
  head: '# Tests that come out now one way, now another: they can decide nothing.\n**/*$*\n'
}

const PLAIN_CLASS = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u

const COPY = /^(COPY [^\n]*\bprepare\.sh\b[^\n]*?)( \/home\/?)$/m

/** The option, in each line of a script that runs the build; null where there is no such line. */
const withOption = (script: string, { line, asOption }: Exclusion, path: string): string | null => {
  let found = false
  const text = script.replace(line, (_, command: string, ending: string | undefined) => {
    found = true
    return `${command} ${asOption(path)}${ending ?? ''}`
  })
  return found && !/\\$/m.test(script.match(line)?.join('\n') ?? '') ? text : null
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
  const tool = [GRADLE, MAVEN].find(({ line }) => tests.match(line) !== null)
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
