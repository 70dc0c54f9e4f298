import type { BuildTool } from './new-task.js'

/** What an instruction is drafted from. */
export interface InstructionSource {
  readonly workdir: string
  readonly repositoryName: string
  readonly buildTool: BuildTool
  /** What is to be done, in a line. */
  readonly title: string
  /** Markdown; may be empty. */
  readonly body: string
}

const TESTS: Readonly<Record<BuildTool, string>> = { gradle: './gradlew test', maven: 'mvn test' }

/** The first heading of an issue's text is its title, else its first line. */
export const readIssue = (text: string): Pick<InstructionSource, 'title' | 'body'> => {
  const [first = '', ...rest] = text.replace(/\r/g, '').trim().split('\n')
  return { title: first.replace(/^#+\s*/, '').trim(), body: rest.join('\n').trim() }
}

/** `instruction.md`, to be read and mended by a person: it says no more than its source. */
export const draftInstruction = ({
  workdir,
  repositoryName,
  buildTool,
  title,
  body
}: InstructionSource): string => {
  const paragraphs = [
    `# ${title}`,
    `The repository of *${repositoryName}* is in \`${workdir}\`.`,
    body,
    `\`${TESTS[buildTool]}\` runs the tests.`
  ]
  return `${paragraphs.filter(text => text !== '').join('\n\n')}\n`
}
