/** What the verifiers of the original dataset do differently from one repository to the next. */
export interface OldVerifier {
  workdir: string
  environment: readonly string[]
  /** With what happens where it fails, most often `|| true`. */
  run: string
  /** Whether it puts back what test.patch touches; the oldest do not. */
  restores: boolean
  /** What it does without a report: a reward by the exit code, a 0, or nothing. */
  fallback: 'exit-code' | 'zero' | 'none'
  /** How it calls the collector: with its complaints or without. */
  collect: string
  compare: string
}

export const COMMON: OldVerifier = {
  workdir: '/home/larder',
  environment: [],
  run: './gradlew clean test --continue || true',
  restores: false,
  fallback: 'exit-code',
  collect: 'bash /tests/kotlin_logs_collector.sh --root . --output "$MERGED" 2>/dev/null',
  compare: 'python3 /tests/junit_compare.py "$MERGED" /tests/expected_tests.json /logs/verifier/reward.txt'
}

const RESTORE = `touched=()
while IFS= read -r header; do
  if [[ "$header" != "diff --git a/"* ]]; then
    continue
  fi
  names="\${header#diff --git a/}"
  touched+=("\${names%% b/*}")
done < /tests/test.patch

for file in "\${touched[@]}"; do
  if git restore --source=HEAD -- "$file" 2>/dev/null; then
    continue
  fi
  git rm --cached -f -- "$file" 2>/dev/null || true
  rm -f -- "$file" || exit 1
done
`

const FALLBACKS = {
  'exit-code': `else
  echo "no report: the exit code decides" >&2
  if [ $exit_code -eq 0 ]; then
    echo 1 > /logs/verifier/reward.txt
  else
    echo 0 > /logs/verifier/reward.txt
  fi
`,
  zero: `else
  echo "no report" >&2
  echo 0 > /logs/verifier/reward.txt
`,
  none: ''
} as const

/** A test.sh from before the seven steps, in the form that the dataset's have. */
export const oldVerifier = (changes: Partial<OldVerifier> = {}): string => {
  const { workdir, environment, run, restores, fallback, collect, compare } = { ...COMMON, ...changes }
  return `#!/bin/bash
set -uo pipefail

mkdir -p /logs/verifier

# The hidden tests, and then all of them.
cd ${workdir}
${restores ? RESTORE : ''}git apply --whitespace=nowarn /tests/test.patch

${[...environment, run].join('\n')}
${fallback === 'exit-code' ? 'exit_code=$?\n' : ''}
MERGED=/logs/verifier/all-testsuites.xml
if ${collect}; then
  ${compare}
${FALLBACKS[fallback]}fi
`
}
