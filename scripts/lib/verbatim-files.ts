import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A name each for what the samples have in common and new tasks get as it is. */
const SOURCES: Readonly<Record<string, string>> = {
  CHECK_GIT_CHANGES: 'kotlin-bench_larder-14/environment/check_git_changes.sh',
  SEAL_GIT_HISTORY: 'kotlin-bench_larder-14/environment/seal_git_history.sh',
  GRADLE_COLLECTOR: 'kotlin-bench_larder-14/tests/kotlin_logs_collector.sh',
  MAVEN_COLLECTOR: 'kotlin-bench_lastbus-14/tests/kotlin_logs_collector.sh',
  JUNIT_COMPARE: 'kotlin-bench_larder-14/tests/junit_compare.py'
}

const literal = (text: string): string => `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``

/** `verbatim-files.ts`: scripts of the samples as strings, so that the bundle has them. */
export const verbatimFiles = (root: string): string => {
  const parts = Object.entries(SOURCES).map(
    ([name, path]) => `export const ${name} = ${literal(readFileSync(join(root, 'tasks', path), 'utf8'))}\n`
  )
  return ['// Made of tasks/ by npm run generate.\n', ...parts].join('\n')
}
