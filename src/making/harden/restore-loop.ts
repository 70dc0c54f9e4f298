import { isRestoring } from './known-commands.js'
import type { Loop, Statement } from './shell-statements.js'
import type { VerifierProblem } from './verifier-problem.js'

/** Over the files of an array, or the lines of the patch or of a list made of it. */
const goesOverFiles = ({ head, tail }: Loop): boolean =>
  /^for \w+ in "?\$\{?\w+(?:\[@\])?\}?"?$/.test(head) ||
  (/^while .*\bread\b/.test(head) && /^< ("?)(?:\/tests\/test\.patch|\$\w+)\1$/.test(tail))

const SETS_BACK = /\bgit\s+(?:restore\b.*--source|checkout\s+HEAD\b)/

interface Commands {
  readonly texts: readonly string[]
  readonly problems: readonly VerifierProblem[]
}

const commandsIn = (statement: Statement): Commands => {
  const { line } = statement
  if (statement.kind === 'loop')
    return { texts: [], problems: [{ line, message: 'has a loop within a loop' }] }
  const texts = statement.kind === 'command' ? [statement.text] : statement.branches.map(one => one.condition)
  const bodies =
    statement.kind === 'command'
      ? []
      : [...statement.branches.flatMap(({ body }) => body), ...(statement.otherwise ?? [])]
  const inner = bodies.map(commandsIn)
  const unknown = texts.filter(text => !isRestoring(text))
  return {
    texts: [...texts, ...inner.flatMap(one => one.texts)],
    problems: [
      ...unknown.map(text => ({ line, message: `does more in a loop than to put files back: ${text}` })),
      ...inner.flatMap(one => one.problems)
    ]
  }
}

/** Reads a loop that puts back what the test patch touches; one that does anything else is a problem. */
export const readRestoreLoop = (
  loop: Loop
): { readonly problems: readonly VerifierProblem[]; readonly setsBack: boolean } => {
  if (!goesOverFiles(loop)) {
    const message = `has a loop over something else than the files of test.patch: ${loop.head}`
    return { problems: [{ line: loop.line, message }], setsBack: false }
  }
  const commands = loop.body.map(commandsIn)
  return {
    problems: commands.flatMap(({ problems }) => problems),
    setsBack: commands.some(({ texts }) => texts.some(text => SETS_BACK.test(text)))
  }
}
