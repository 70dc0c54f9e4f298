import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from '@jest/globals'
import { expectedTestsSchema } from '../../src/contracts/expected-tests.js'
import { type ReportFile, scoreReports } from '../../src/score/index.js'
import { Reference } from '../reference/reference.js'
import { DATASET_SHAPES } from './support/reports.js'

/** A case that once went wrong, or nearly, shrunk to what matters. */
interface Fixture {
  readonly why: string
  /** How many bytes are read at a time. */
  readonly chunk: number
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly expected: unknown
  readonly reward: 0 | 1
  readonly tolerant: 0 | 1
}

const folder = new URL('../fixtures/score/', import.meta.url)

const fixtures = readdirSync(folder)
  .sort()
  .map(
    file =>
      [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Fixture] as const
  )

const reportFile = (path: string, text: string, chunk: number): ReportFile => {
  const content = Buffer.from(text)
  return {
    path,
    kind: 'file',
    bytes: content.length,
    *read() {
      const buffer = Buffer.alloc(chunk)
      for (let at = 0; at < content.length; at += chunk) {
        const part = content.subarray(at, at + chunk)
        buffer.set(part)
        yield buffer.subarray(0, part.length)
      }
    }
  }
}

const reference = new Reference()
afterAll(() => reference.close())

describe('fixtures', () => {
  it.each(fixtures)('%s', async (_name, { chunk, files, expected, reward, tolerant }) => {
    const question = {
      files: files.map(({ path, text }) => reportFile(path, text, chunk)),
      expected: expectedTestsSchema.parse(expected),
      shapes: DATASET_SHAPES
    }
    expect((await reference.ask(question)).reward).toBe(reward)
    expect(await scoreReports({ ...question, containerReward: null })).toMatchObject({
      reward,
      tolerant: { reward: tolerant }
    })
  })
})
