import type { Gradings, ListGrading } from '../../contracts/swe-polybench.js'
import type { Dispute } from '../../contracts/verdict.js'
import type { ExpectedLists } from './grade-lists.js'

/** Where the official grading and the strict one differ, and why. */
export const officialAgainstStrict = (row: ExpectedLists, { official, strict }: Gradings): Dispute[] => {
  if (!official || !strict || official.resolved === strict.resolved) return []
  const differ = `official says ${official.resolved ? 1 : 0}, strict ${strict.resolved ? 1 : 0}`
  const causes = official.resolved ? whyOnlyOfficial(row, official, strict) : whyOnlyStrict(official)
  return [{ cause: `${differ}: ${causes.join('; ')}` }]
}

const counted = (tests: readonly string[]): string => `${tests.length} test${tests.length === 1 ? '' : 's'}`

const halfApplied = ({ steps }: ListGrading): boolean => steps.some(step => step.halfApplied)

const whyOnlyOfficial = (row: ExpectedLists, official: ListGrading, strict: ListGrading): string[] => {
  const causes: string[] = []
  if (halfApplied(official)) causes.push('officially a patch went in on top of what an earlier try had left')
  if (row.F2P.length === 0) causes.push('F2P is empty, which is officially all passed')
  if (!strict.patchApplied) return [...causes, 'a patch does not apply to a clean tree']
  if (strict.timedOut) return [...causes, 'only the strict run ran out of time']
  const named = { passed: new Set(strict.passedTests), failed: new Set(strict.failedTests) }
  const tests = [...new Set([...row.F2P, ...row.P2P])]
  const both = tests.filter(test => named.passed.has(test) && named.failed.has(test))
  const failed = tests.filter(test => named.failed.has(test) && !named.passed.has(test))
  const missing = tests.filter(test => !named.failed.has(test) && !named.passed.has(test))
  if (both.length > 0) causes.push(`${counted(both)} both passed and failed`)
  if (failed.length > 0) causes.push(`${counted(failed)} failed once the hidden tests went in last`)
  if (missing.length > 0) causes.push(`${counted(missing)} expected to pass did not run`)
  if (strict.contradiction !== undefined) causes.push(strict.contradiction)
  return causes.length > 0 ? causes : ['the two runs ended differently']
}

const whyOnlyStrict = (official: ListGrading): string[] => {
  if (!official.patchApplied) return ['a patch does not apply in the official order']
  if (official.timedOut) return ['only the official run ran out of time']
  return [
    halfApplied(official)
      ? 'officially a patch went in on top of what an earlier try had left'
      : "tests failed where the agent's patch went in over the hidden tests"
  ]
}
