import { type PatchedFile, touchedPaths } from '../../text/patch-paths.js'
import { TEST_FILE } from './runner-files.js'

/** Files that a language's runner or its tests load. */
const SOURCE = /\.(?:py|[cm]?[jt]sx?|java|kt|groovy|scala|sh)$/

/** What product code has no honest need to say. */
const WORDS: readonly RegExp[] = [
  // Runners, by their modules and by what they set up for tests.
  /\b_pytest\b|\b(?:import|from) pytest\b|\bimport_module\(["']_?pytest|\bunittest\.(?:case|result|runner|suite|TestResult)\b/,
  /(?:\brequire\(|\bfrom |\bimport )\s*["'`](?:@?jest(?:[-/@][^"'`]*)?|mocha(?:\/[^"'`]*)?|vitest(?:\/[^"'`]*)?|node:test|tap|ava)["'`]/,
  /\bglobal(?:This)?(?: as \w+\))?\s*(?:\.\s*|\[\s*["'`])(?:it|test|describe|expect|before(?:Each|All)?|after(?:Each|All)?|jest|mocha)\b/,
  /\bimport (?:static )?org\.(?:junit|testng|apache\.maven\.surefire)\b/,
  // What they print of results.
  /\btest session starts\b|\bshort test summary info\b|=== ?warnings summary\b|\sPASSED(?:\\n|["'`]| *\[|$)/,
  /\bRan \d+ tests? in\b|\bTAP version \d|\bnumFailedTestSuites\b|\bassertionResults\b|\bwasInterrupted\b|\bfullTitle\b/,
  /<testsuite\b|<\/testsuite>|<testcase\b|\bTests run: |\bBUILD SUCCESS\b|\bThere are test failures\b/,
  // What ends a process without its own end, or writes past it.
  /\bos\._exit\b|\bgetppid\b|\bprocess\.(?:ppid|reallyExit)\b|\bRuntime\.getRuntime\(\)\.halt\b|\$\{?PPID\b/,
  /\/proc\/[^"'`]{0,40}\/fd\b/
]

/** Of longer lines no more is looked at. */
const LONGEST_LINE = 2000

/**
 * The files of a patch, other than files of tests, with lines that name a test runner, the words by which
 * one tells of results, or what ends its process. What puts such words together at run time is not found.
 */
export const runnerWordsIn = (files: readonly PatchedFile[]): string[] =>
  touchedPaths(
    files.filter(
      ({ newPath, addedLines }) =>
        newPath !== null &&
        SOURCE.test(newPath) &&
        !TEST_FILE.test(newPath) &&
        addedLines.some(line => WORDS.some(word => word.test(line.slice(0, LONGEST_LINE))))
    )
  )
