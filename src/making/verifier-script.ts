import type { BuildTool } from './new-task.js'

/** What a task's `test.sh` does in its own way; the seven steps around it are the same in all. */
export interface Verifier {
  /** Of the repository in the container. */
  readonly workdir: string
  /** Lines such as `export CI=true`, before the tests. */
  readonly environment: readonly string[]
  /** Where reports lie, as patterns of `find -path`. */
  readonly reportPaths: readonly string[]
  /** Runs the tests. */
  readonly testCommand: string
  /** Leaves one report out of many. */
  readonly collect: string
  /** Compares it with the expected tests and writes the reward. */
  readonly compare: string
}

/** What the collector of each build tool looks for. */
export const REPORT_PATHS: Readonly<Record<BuildTool, string>> = {
  gradle: '*/build/test-results/*/TEST*.xml',
  maven: '*/target/surefire-reports/TEST*.xml'
}

const REPORT = '/logs/verifier/all-testsuites.xml'

/** The reward's place, where the first step writes the 0. */
export const REWARD_FILE = '/logs/verifier/reward.txt'

export const DEFAULT_COLLECT = `bash /tests/kotlin_logs_collector.sh --root . --output ${REPORT}`

export const DEFAULT_COMPARE = `python3 /tests/junit_compare.py ${REPORT} /tests/expected_tests.json ${REWARD_FILE}`

/** `find` over one pattern or several. */
const deleteReports = (paths: readonly string[]): string => {
  const tests = paths.map(path => `-path '${path}'`).join(' -o ')
  return `find . -type f ${paths.length > 1 ? `\\( ${tests} \\)` : tests} -delete`
}

/** A task's `test.sh`, in the seven steps that leave no way to a reward but the comparison. */
export const verifierScript = (verifier: Verifier): string => `#!/bin/bash
# Tests the work tree in ${verifier.workdir} and writes 1 or 0 to ${REWARD_FILE}. Whatever goes
# wrong on the way leaves the 0 of the first step.
set -euo pipefail

# 1. Nothing is earned yet. (test-stdout.txt is what this script prints: the harness keeps it open.)
mkdir -p /logs/verifier
find /logs/verifier -mindepth 1 ! -name test-stdout.txt -delete
echo 0 > ${REWARD_FILE}

cd ${verifier.workdir}

# 2. What the test patch is about to touch becomes what it was, or goes away.
patched=$(mktemp)
git apply --numstat -z /tests/test.patch > "$patched"
while IFS=$'\\t' read -r -d '' _ _ path; do
  if git cat-file -e "HEAD:$path" 2>/dev/null; then
    git restore --source=HEAD --staged --worktree -- "$path"
  else
    git rm --quiet --cached --ignore-unmatch -- "$path"
    rm -rf -- "$path"
  fi
done < "$patched"
rm -f "$patched"

# 3. The new tests, or nothing.
git apply --whitespace=nowarn /tests/test.patch || exit 1

# 4. Only what this run reports counts.
${deleteReports(verifier.reportPaths)}

# 5. A failing test is no reason to stop here: the comparison decides.
${[...verifier.environment, `${verifier.testCommand} || true`].join('\n')}

# 6. One report out of many; without any it stops here.
${verifier.collect}

# 7. The reward.
${verifier.compare}
`
