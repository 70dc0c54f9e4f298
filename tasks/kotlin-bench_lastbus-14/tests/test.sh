#!/bin/bash
# Tests the work tree in /home/lastbus and writes 1 or 0 to /logs/verifier/reward.txt. Whatever goes
# wrong on the way leaves the 0 of the first step.
set -euo pipefail

# 1. Nothing is earned yet. (test-stdout.txt is what this script prints: the harness keeps it open.)
mkdir -p /logs/verifier
find /logs/verifier -mindepth 1 ! -name test-stdout.txt -delete
echo 0 > /logs/verifier/reward.txt

cd /home/lastbus

# 2. What the test patch is about to touch becomes what it was, or goes away.
patched=$(mktemp)
git apply --numstat -z /tests/test.patch > "$patched"
while IFS=$'\t' read -r -d '' _ _ path; do
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
find . -type f -path '*/target/surefire-reports/TEST*.xml' -delete

# 5. A failing test is no reason to stop here: the comparison decides.
mvn --batch-mode --offline clean test || true

# 6. One report out of many; without any it stops here.
bash /tests/kotlin_logs_collector.sh --root . --output /logs/verifier/all-testsuites.xml

# 7. The reward.
python3 /tests/junit_compare.py /logs/verifier/all-testsuites.xml /tests/expected_tests.json /logs/verifier/reward.txt
