import {
  GRADINGS,
  type Gradings,
  type ListGrading,
  type PatchStep,
  type SimpleGrading
} from '../contracts/swe-polybench.js'

const HEAD = ['grading ', 'reward', 'passed', 'failed', 'exit code', 'how']

/** Each grading of a row as one line, in their order; nothing where there is none. */
export const gradingsText = (gradings: Gradings = {}): string => {
  const rows = GRADINGS.flatMap(name => {
    const grading = gradings[name]
    if (grading === undefined) return []
    return [[name, ...('steps' in grading ? listCells(grading) : simpleCells(grading))]]
  })
  return rows.length === 0 ? '' : [HEAD, ...rows].map(tableLine).join('\n')
}

/** The first cell and the last to the left, numbers to the right. */
const tableLine = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => {
      const width = HEAD[at]!.length
      if (at === 0) return cell.padEnd(width)
      return at === cells.length - 1 ? cell : cell.padStart(width)
    })
    .join('  ')
    .trimEnd()

const endCell = ({ timedOut, exitCode }: Pick<ListGrading, 'timedOut' | 'exitCode'>): string =>
  timedOut ? 'timeout' : String(exitCode ?? '-')

const listCells = (grading: ListGrading): string[] => [
  grading.resolved ? '1' : '0',
  // A test may print several results; the lists of a row have its name once.
  String(new Set(grading.passedTests).size),
  String(new Set(grading.failedTests).size),
  endCell(grading),
  grading.steps.map(stepText).join(', ')
]

/** A language's runner says how many tests it ran; whether any failed is its exit code. */
const simpleCells = (grading: SimpleGrading): string[] => [
  grading.passed ? '1' : '0',
  '-',
  '-',
  endCell(grading),
  `${grading.testsRun} tests run${grading.reason === null ? '' : ` (${grading.reason})`}`
]

const WHOSE = { test: 'hidden tests', model: "agent's" } as const

const stepText = ({ patch, rung, halfApplied }: PatchStep): string =>
  `${WHOSE[patch]} ${rung === null ? 'did not apply' : `by ${rung}`}${halfApplied ? ', on what an earlier way left' : ''}`
