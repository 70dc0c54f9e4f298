import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { ExpectedTests } from '../../src/contracts/expected-tests.js'
import type { ReportFile, VerifierShapes } from '../../src/score/index.js'

/** A tree of reports and what is expected of it. */
export interface Question {
  readonly files: readonly ReportFile[]
  readonly expected: ExpectedTests
  readonly shapes: VerifierShapes
}

export interface Answer {
  readonly reward: 0 | 1
  readonly statuses: Readonly<Record<string, string>> | null
}

/** All bytes of a report; a chunk is valid only until the next. */
export const contentOf = (file: ReportFile): Buffer => {
  const chunks: Buffer[] = []
  for (const chunk of file.read()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** The reference scorer as one process that is asked line by line. */
export class Reference {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>
  readonly #waiting: ((line: string) => void)[] = []

  constructor() {
    const script = new URL('./reference.py', import.meta.url).pathname
    this.#process = spawn('python3', [script], { stdio: ['pipe', 'pipe', 'inherit'] })
    createInterface({ input: this.#process.stdout }).on('line', line => this.#waiting.shift()?.(line))
  }

  async ask({ files, expected, shapes }: Question): Promise<Answer> {
    const question = {
      files: files.map(file => ({
        path: file.path,
        kind: file.kind,
        content: contentOf(file).toString('base64')
      })),
      expected,
      gradle: shapes.collector.gradleResults,
      android: shapes.collector.androidResults,
      surefire: shapes.collector.surefireReports,
      keeps_open_line: shapes.collector.keepsOpenLine,
      platforms: shapes.comparer === 'platform-suffix'
    }
    const answer = new Promise<string>(resolve => this.#waiting.push(resolve))
    this.#process.stdin.write(`${JSON.stringify(question)}\n`)
    return JSON.parse(await answer) as Answer
  }

  close(): void {
    this.#process.stdin.end()
  }
}
