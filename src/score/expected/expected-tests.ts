import { isUtf8 } from 'node:buffer'
import { UserError } from '../../contracts/errors.js'
import type { ExpectedTests, StageResult } from '../../contracts/expected-tests.js'
import { placeInJson } from './json-place.js'

type Path = readonly (string | number)[]

/** What stands where something else has to. */
class Misfit extends Error {
  readonly path: Path

  constructor(path: Path, wanted: string) {
    super(`has to be ${wanted}`)
    this.path = path
  }
}

/**
 * Reads `expected_tests.json`. What the reference would stumble over is refused here, with line and
 * field, since a task with a broken list cannot be scored. It accepts what the contract's schema
 * accepts, without that schema's library, which takes longer to load than most reports to score.
 */
export const readExpectedTests = (content: Uint8Array, source: string): ExpectedTests => {
  const text = decode(content, source)
  const value = parse(text, source)
  try {
    return expectedTests(value)
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    const { line } = placeInJson(text, error.path)
    throw new UserError(
      `${source}:${line}: ${fieldName(error.path)} ${error.message}. Expected are lists of test ids: f2p_tests, p2p_tests, s2p_tests, n2p_tests, and run_result and test_patch_result with passed_tests, failed_tests, skipped_tests.`
    )
  }
}

const expectedTests = (value: unknown): ExpectedTests => {
  const root = record(value, [])
  return {
    f2p_tests: list(root, 'f2p_tests', []),
    p2p_tests: list(root, 'p2p_tests', []),
    s2p_tests: list(root, 's2p_tests', []),
    n2p_tests: list(root, 'n2p_tests', []),
    run_result: stageResult(root, 'run_result'),
    test_patch_result: stageResult(root, 'test_patch_result')
  }
}

type Fields = Readonly<Record<string, unknown>>

const record = (value: unknown, path: Path): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit(path, 'an object')
  return value as Fields
}

const stageResult = (root: Fields, key: string): StageResult => {
  const stage = record(root[key] ?? absent(root, key, {}), [key])
  return {
    passed_tests: list(stage, 'passed_tests', [key]),
    failed_tests: list(stage, 'failed_tests', [key]),
    skipped_tests: list(stage, 'skipped_tests', [key])
  }
}

const list = (fields: Fields, key: string, path: Path): string[] => {
  const value = fields[key] ?? absent(fields, key, [])
  if (!Array.isArray(value)) throw new Misfit([...path, key], 'a list')
  const wrong = value.findIndex(id => typeof id !== 'string')
  if (wrong >= 0) throw new Misfit([...path, key, wrong], 'text')
  return value
}

/** A field that is left out is empty; one that is null is a mistake, over which the reference falls. */
const absent = (fields: Fields, key: string, empty: unknown): unknown =>
  Object.hasOwn(fields, key) ? null : empty

const decode = (content: Uint8Array, source: string): string => {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('utf8')
  if (isUtf8(content)) return text
  const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length
  throw new UserError(`${source}:${line}: is not UTF-8. Save the expected tests as UTF-8.`)
}

const parse = (text: string, source: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    const { line } = placeInJson(text, [])
    const mark = text.startsWith('\ufeff') ? ' It starts with a byte order mark.' : ''
    throw new UserError(`${source}:${line}: is not JSON.${mark} Compare the line with those around it.`)
  }
}

/** `f2p_tests[3]`, `run_result.passed_tests`; the whole file where the path is empty. */
const fieldName = (path: Path): string =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${key}` : key),
    ''
  ) || 'the file'
