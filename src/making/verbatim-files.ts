// Made of tasks/ by npm run generate.

export const CHECK_GIT_CHANGES = `#!/bin/bash
# Stops with 1 unless the repository in the current directory is free of changes.
set -euo pipefail

if ! git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
  echo "$PWD is no git work tree" >&2
  exit 1
fi

changes=$(git status --porcelain)
if [[ -n $changes ]]; then
  printf '%s has changes:\\n%s\\n' "$PWD" "$changes" >&2
  exit 1
fi
`

export const SEAL_GIT_HISTORY = `#!/bin/bash
# Takes everything out of the repository that was committed after the task's base commit, so that the
# upstream fix cannot be read from it: what stays is the branch task-base and what it is made of.
# It leaves the work tree alone.
set -euo pipefail

cd "\${1:?usage: seal_git_history.sh REPOSITORY}"
base=$(git rev-parse --verify 'HEAD^{commit}')

git checkout --quiet -B task-base "$base"

git remote | while IFS= read -r remote; do
  git remote remove "$remote"
done

git for-each-ref --format='%(refname)' | while IFS= read -r ref; do
  if [[ $ref != refs/heads/task-base ]]; then
    git update-ref --no-deref -d "$ref"
  fi
done

git_dir=$(git rev-parse --absolute-git-dir)
rm -rf "$git_dir"/{logs,rebase-apply,rebase-merge,sequencer}
find "$git_dir" -maxdepth 1 -type f \\( -name '*_HEAD' -o -name '*_MSG' -o -name '*_EDITMSG' \\) -delete
git reflog expire --expire=now --expire-unreachable=now --all
git gc --quiet --prune=now

# What follows proves it.

fail() {
  echo "seal_git_history.sh: $1" >&2
  exit 1
}

[[ $(git rev-parse HEAD) == "$base" ]] || fail 'HEAD moved'
[[ $(git symbolic-ref HEAD) == refs/heads/task-base ]] || fail 'HEAD is not on task-base'
[[ $(git for-each-ref --format='%(refname)') == refs/heads/task-base ]] || fail 'there are other refs'
[[ -z $(git remote) ]] || fail 'there is a remote'
[[ -z $(git stash list) ]] || fail 'there is a stash'
[[ ! -e $git_dir/objects/info/alternates ]] || fail 'objects are borrowed from another repository'

reachable=$(git rev-list --objects --no-object-names --all | sort -u)
stored=$(git cat-file --batch-all-objects --batch-check='%(objectname)' | sort -u)
# The index may hold what no commit has, as long as it is what the work tree shows.
indexed=$(git ls-files --stage | awk '{ print $2 }' | sort -u)
beyond=$(comm -13 <(printf '%s\\n' "$reachable" "$indexed" | sort -u) <(printf '%s\\n' "$stored"))
[[ -z $beyond ]] || fail "there are objects that task-base does not need: $beyond"

echo "Sealed at $base: $(git rev-list --count HEAD) commits."
`

export const GRADLE_COLLECTOR = `#!/bin/bash
# Merges the JUnit reports that Gradle left below a directory into one file.
set -euo pipefail

usage() {
  cat <<TEXT
usage: kotlin_logs_collector.sh [-r DIR] [-o FILE]

  -r, --root DIR      where to look for */build/test-results/*/TEST*.xml (default: .)
  -o, --output FILE   the merged report (default: reports/junit/all-testsuites.xml)
  -h, --help          this text
TEXT
}

die() {
  echo "kotlin_logs_collector.sh: $1" >&2
  exit 1
}

root=.
output=reports/junit/all-testsuites.xml

while [[ $# -gt 0 ]]; do
  case $1 in
    -r | --root)
      [[ $# -ge 2 ]] || die "$1 needs a directory"
      root=$2
      shift 2
      ;;
    -o | --output)
      [[ $# -ge 2 ]] || die "$1 needs a file"
      output=$2
      shift 2
      ;;
    -h | --help)
      usage
      exit 0
      ;;
    *)
      echo "kotlin_logs_collector.sh: unknown argument: $1" >&2
      usage >&2
      exit 1
      ;;
  esac
done

[[ -d $root ]] || die "no such directory: $root"

reports=()
while IFS= read -r -d '' report; do
  reports+=("$report")
done < <(cd "$root" && find . -type f -path '*/build/test-results/*/TEST*.xml' -print0)

[[ \${#reports[@]} -gt 0 ]] || die "no JUnit report below $root"

# body FILE: its lines without the XML declarations at the top. A line is what a newline ends.
body() {
  local line top=true
  while IFS= read -r line; do
    if $top && [[ $line == '<?xml'* ]]; then continue; fi
    top=false
    printf '%s\\n' "$line"
  done <"$1"
}

mkdir -p "$(dirname "$output")"
{
  echo '<?xml version="1.0" encoding="UTF-8"?>'
  echo '<testsuites>'
  for report in "\${reports[@]}"; do
    body "$root/$report"
  done
  echo '</testsuites>'
} >"$output"

echo "Merged \${#reports[@]} reports into $output"
`

export const MAVEN_COLLECTOR = `#!/bin/bash
# Merges the JUnit reports that Surefire left below a directory into one file.
set -euo pipefail

usage() {
  cat <<TEXT
usage: kotlin_logs_collector.sh [-r DIR] [-o FILE]

  -r, --root DIR      where to look for */target/surefire-reports/TEST*.xml (default: .)
  -o, --output FILE   the merged report (default: reports/junit/all-testsuites.xml)
  -h, --help          this text
TEXT
}

die() {
  echo "kotlin_logs_collector.sh: $1" >&2
  exit 1
}

root=.
output=reports/junit/all-testsuites.xml

while [[ $# -gt 0 ]]; do
  case $1 in
    -r | --root)
      [[ $# -ge 2 ]] || die "$1 needs a directory"
      root=$2
      shift 2
      ;;
    -o | --output)
      [[ $# -ge 2 ]] || die "$1 needs a file"
      output=$2
      shift 2
      ;;
    -h | --help)
      usage
      exit 0
      ;;
    *)
      echo "kotlin_logs_collector.sh: unknown argument: $1" >&2
      usage >&2
      exit 1
      ;;
  esac
done

[[ -d $root ]] || die "no such directory: $root"

reports=()
while IFS= read -r -d '' report; do
  reports+=("$report")
done < <(cd "$root" && find . -type f -path '*/target/surefire-reports/TEST*.xml' -print0)

[[ \${#reports[@]} -gt 0 ]] || die "no JUnit report below $root"

# body FILE: its lines without the XML declarations at the top. Surefire ends no report with a newline, so
# the last line counts without one.
body() {
  local line top=true
  while IFS= read -r line || [[ -n $line ]]; do
    if $top && [[ $line == '<?xml'* ]]; then continue; fi
    top=false
    printf '%s\\n' "$line"
  done <"$1"
}

mkdir -p "$(dirname "$output")"
{
  echo '<?xml version="1.0" encoding="UTF-8"?>'
  echo '<testsuites>'
  for report in "\${reports[@]}"; do
    body "$root/$report"
  done
  echo '</testsuites>'
} >"$output"

echo "Merged \${#reports[@]} reports into $output"
`

export const JUNIT_COMPARE = `#!/usr/bin/env python3
"""Compares a merged JUnit report with the transitions a task expects and writes the reward, 1 or 0.

usage: junit_compare.py REPORT EXPECTED REWARD

REPORT    the XML that kotlin_logs_collector.sh wrote
EXPECTED  expected_tests.json: what the tests did before (run_result), with the new tests alone
          (test_patch_result), and which of them have to pass now, by their status with the new tests
          alone: f2p failed, p2p passed, s2p were skipped, n2p did not run
REWARD    the file to write

The exit code is 0 whatever the reward.
"""

import json
import re
import sys
from collections import Counter
from xml.etree import ElementTree

PASS, FAIL, SKIP, NONE = "PASS", "FAIL", "SKIP", "NONE"

# When one id is reported more than once, the worst counts.
SEVERITY = {PASS: 0, SKIP: 1, FAIL: 2}

# A test with parameters in its name is not the same test everywhere, so it is left out.
PARAMETERS = re.compile(r"\\[.+?\\]")

# The hash that Object.toString() puts behind a class name differs from run to run.
OBJECT_HASH = re.compile(r"@[0-9a-fA-F]+$")

COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)

LISTS = {"p2p_tests": PASS, "f2p_tests": FAIL, "s2p_tests": SKIP, "n2p_tests": NONE}

SHOWN = 20


def load(path):
    """The root of the XML at path; raises ParseError where it is none, comments or no comments."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    text = text[1:] if text.startswith("\\ufeff") else text
    text = text.strip()
    try:
        return ElementTree.fromstring(text)
    except ElementTree.ParseError:
        return ElementTree.fromstring(COMMENT.sub("", text))


def test_id(testcase):
    """class.name of a testcase element, or None for one with parameters."""
    class_name = testcase.get("classname") or ""
    name = testcase.get("name") or ""
    if PARAMETERS.search(name) or PARAMETERS.search(class_name):
        return None
    class_name = OBJECT_HASH.sub("", class_name.strip())
    name = OBJECT_HASH.sub("", name.strip()) or "<unnamed>"
    return f"{class_name}.{name}" if class_name else name


def status_of(testcase):
    children = {child.tag for child in testcase}
    if "skipped" in children:
        return SKIP
    if "failure" in children or "error" in children:
        return FAIL
    return PASS


def read_statuses(root):
    """Status by id of every testcase below root."""
    statuses = {}
    for testcase in root.iter("testcase"):
        id_ = test_id(testcase)
        if id_ is None:
            continue
        status = status_of(testcase)
        known = statuses.get(id_)
        if known is None or SEVERITY[status] > SEVERITY[known]:
            statuses[id_] = status
    return statuses


def recorded_statuses(result):
    """Status by id of a recorded stage; raises ValueError where the record contradicts itself."""
    statuses = {}
    for key, status in (("passed", PASS), ("failed", FAIL), ("skipped", SKIP)):
        tests = result[f"{key}_tests"]
        if result[f"{key}_count"] != len(set(tests)):
            raise ValueError(f"{key}_count is {result[f'{key}_count']}, but there are {len(set(tests))} tests")
        for id_ in tests:
            if statuses.setdefault(id_, status) != status:
                raise ValueError(f"{id_} is both {statuses[id_]} and {status}")
    return statuses


def objections(expected, now):
    """What speaks against a reward of 1: pairs of a sentence and the tests it is about."""
    before = recorded_statuses(expected["run_result"])
    unfixed = recorded_statuses(expected["test_patch_result"])
    wanted = {key: expected.get(key) or [] for key in LISTS}

    def without_fix(id_):
        return unfixed.get(id_, NONE)

    general = {
        "The task expects no test at all": not any(wanted.values()),
        "No test was reported": not now,
        "No test was fixed": not any(status == PASS and without_fix(id_) != PASS for id_, status in now.items()),
    }
    failed = [id_ for id_, status in now.items() if status == FAIL]
    about_tests = {
        "Passed without the fix and fail now": [id_ for id_ in failed if without_fix(id_) == PASS],
        "Passed before, did not run without the fix, and fail now": [
            id_ for id_ in failed if without_fix(id_) in (NONE, SKIP) and before.get(id_) == PASS
        ],
    }
    for key, status in LISTS.items():
        about_tests[f"Expected in {key} and do not pass"] = [id_ for id_ in wanted[key] if now.get(id_) != PASS]
        about_tests[f"Expected in {key}, but not recorded as {status} without the fix"] = [
            id_ for id_ in wanted[key] if without_fix(id_) != status
        ]

    return [(text, []) for text, holds in general.items() if holds] + [
        (text, ids) for text, ids in about_tests.items() if ids
    ]


def judge(report_path, expected_path):
    """The reward, after printing what speaks against a 1."""
    try:
        now = read_statuses(load(report_path))
    except (OSError, ElementTree.ParseError) as error:
        print(f"The report cannot be read: {error}")
        return 0

    counts = Counter(now.values())
    print(f"Tests: {counts[PASS]} passed, {counts[FAIL]} failed, {counts[SKIP]} skipped")

    try:
        with open(expected_path, encoding="utf-8") as file:
            found = objections(json.load(file), now)
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"The expectations cannot be read: {error}")
        return 0

    for text, ids in found:
        print(f"{text}: {len(ids)}" if ids else text)
        for id_ in ids[:SHOWN]:
            print(f"  {id_}")
        if len(ids) > SHOWN:
            print(f"  and {len(ids) - SHOWN} more")
    return 0 if found else 1


def main(arguments):
    if len(arguments) != 3:
        sys.exit(__doc__)
    report_path, expected_path, reward_path = arguments
    reward = judge(report_path, expected_path)
    with open(reward_path, "w", encoding="utf-8") as file:
        file.write(f"{reward}\\n")
    print(f"Reward: {reward}")


if __name__ == "__main__":
    main(sys.argv[1:])
`
