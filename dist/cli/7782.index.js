"use strict";
exports.id = 7782;
exports.ids = [7782];
exports.modules = {

/***/ 885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ writeTask),
/* harmony export */   o: () => (/* binding */ TaskExists)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29866);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98461);
/* harmony import */ var _write_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94373);






/** The folder of a task is there already. */ class TaskExists extends Error {
    name = 'TaskExists';
}
/**
 * Writes a task's files as the folder `name` in `folder` (absolute), all or none.
 * @throws TaskExists where there is something of that name, UserError where the folder cannot be written
 */ const writeTask = async (folder, name, files)=>{
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${name}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    if (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target).catch(()=>null) !== null) throw new TaskExists(`${target} is there already`);
    try {
        await (0,_write_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFiles */ .h)(draft, files);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, target);
    } catch (error) {
        const { code } = error;
        if (code === undefined) throw error;
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(target)} cannot be written (${code}). Name another folder, or make room in this one.`);
    } finally{
        // Where it cannot be removed, that is what was told already.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, {
            recursive: true,
            force: true
        }).catch(()=>{});
    }
};


/***/ }),

/***/ 92617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ readIssue),
/* harmony export */   w: () => (/* binding */ draftInstruction)
/* harmony export */ });
const TESTS = {
    gradle: './gradlew test',
    maven: 'mvn test'
};
/** The first heading of an issue's text is its title, else its first line. */ const readIssue = (text)=>{
    const [first = '', ...rest] = text.replace(/\r/g, '').trim().split('\n');
    return {
        title: first.replace(/^#+\s*/, '').trim(),
        body: rest.join('\n').trim()
    };
};
/** `instruction.md`, to be read and mended by a person: it says no more than its source. */ const draftInstruction = ({ workdir, repositoryName, buildTool, title, body })=>{
    const paragraphs = [
        `# ${title}`,
        `The repository of *${repositoryName}* is in \`${workdir}\`.`,
        body,
        `\`${TESTS[buildTool]}\` runs the tests.`
    ];
    return `${paragraphs.filter((text)=>text !== '').join('\n\n')}\n`;
};


/***/ }),

/***/ 55544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TE: () => (/* binding */ dockerfile),
/* harmony export */   Ve: () => (/* binding */ composeFile),
/* harmony export */   p5: () => (/* binding */ prepareScript),
/* harmony export */   vM: () => (/* binding */ solveScript)
/* harmony export */ });
/** `environment/Dockerfile`: the base, prepared, and with nothing in it that came after. */ const dockerfile = ({ baseImage, workdir, environmentFiles })=>{
    const names = [
        'check_git_changes.sh',
        'prepare.sh',
        'seal_git_history.sh'
    ];
    const copied = [
        ...names,
        ...environmentFiles.map(({ name })=>name)
    ].sort();
    return `FROM ${baseImage}

WORKDIR ${workdir}

COPY ${copied.join(' ')} /home/

RUN bash /home/prepare.sh
RUN bash /home/seal_git_history.sh ${workdir}
`;
};
/** `kotlin-bench/<owner>_<name>:pr-<number>`, as everybody calls a task's image. */ const imageName = ({ repository: { owner, name }, change })=>`kotlin-bench/${owner.toLowerCase()}_${name.toLowerCase()}:pr-${change.id}`;
/** `environment/docker-compose.yaml`: what the image is called on a machine. */ const composeFile = (task)=>`services:
  main:
    image: ${imageName(task)}
`;
const PREPARES = {
    gradle: "which fills Gradle's caches\n# and leaves the reports of an untouched tree.",
    maven: 'which leaves the reports of an\n# untouched tree.'
};
/** `environment/prepare.sh`: the repository at the base commit, its tests run once. */ const prepareScript = (task)=>`#!/bin/bash
# Puts ${task.workdir} at the task's base commit and runs its tests once, ${PREPARES[task.buildTool]}
set -euo pipefail

cd ${task.workdir}
bash /home/check_git_changes.sh
git checkout --quiet ${task.baseSha}

git config core.filemode false
git config core.autocrlf input
echo .gitattributes >> .git/info/exclude
bash /home/check_git_changes.sh

${[
        ...task.testEnvironment,
        task.testCommand + (task.testsFailAtBase ? ' || true' : '')
    ].join('\n')}
`;
/** `solution/solve.sh`: what the oracle does. */ const solveScript = ({ workdir })=>`#!/bin/bash
set -euo pipefail

cd ${workdir}
git apply --whitespace=nowarn /solution/fix.patch
`;


/***/ }),

/***/ 46447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ DEFAULT_TEST_COMMANDS),
/* harmony export */   W: () => (/* binding */ DEFAULT_RESOURCES)
/* harmony export */ });
const BUILD_TOOLS = (/* unused pure expression or super */ null && ([
    'gradle',
    'maven'
]));
/** Tests of all modules, whatever fails in one of them, without a network where the tool can. */ const DEFAULT_TEST_COMMANDS = {
    gradle: './gradlew clean test --continue',
    maven: 'mvn --batch-mode --offline -Dmaven.test.failure.ignore=true clean test'
};
/** What the benchmark's tasks ask for; a hosted runner has it. */ const DEFAULT_RESOURCES = {
    cpus: 4,
    memoryMb: 10_240
};


/***/ }),

/***/ 78900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ taskFiles)
});

// EXTERNAL MODULE: ./src/making/environment-files.js
var environment_files = __webpack_require__(55544);
// EXTERNAL MODULE: ./src/making/expected-tests-text.js
var expected_tests_text = __webpack_require__(66591);
// EXTERNAL MODULE: ../../node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(20528);
;// CONCATENATED MODULE: ./src/making/task-toml.js

/** `key = value`; nothing for a value that is not known. */ const line = (key, value)=>value === null ? [] : [
        (0,dist/* stringify */.As)({
            [key]: value
        }).trimEnd()
    ];
const MODEL_HOSTS = [
    'api.anthropic.com',
    'api.openai.com',
    'generativelanguage.googleapis.com'
];
/** What an agent may reach: models, and where Gradle's wrapper gets Gradle. */ const ALLOWED_HOSTS = {
    gradle: [
        ...MODEL_HOSTS,
        'services.gradle.org'
    ],
    maven: MODEL_HOSTS
};
const metadata = ({ authorName, difficulty, tags })=>[
        ...line('author_name', authorName),
        ...line('difficulty', difficulty),
        ...line('category', 'software-engineering'),
        `tags = [${tags.map((tag)=>JSON.stringify(tag)).join(', ')}]`
    ];
const source = ({ repository, license, change })=>[
        ...line('repository_owner', repository.owner),
        ...line('repository_name', repository.name),
        ...line('repository_url', repository.url),
        ...line('license', license),
        ...line('code_change_type', change.type),
        ...line('code_change_id', change.id),
        ...line('code_change_url', change.url),
        ...line('issue_url', change.issueUrl)
    ];
/** `task.toml`, of schema 1.4. */ const taskToml = (task)=>`schema_version = "1.4"

[metadata]
${metadata(task).join('\n')}

[metadata.source]
${source(task).join('\n')}

[environment]
network_mode = "public"
build_timeout_sec = 1800.0
cpus = ${task.resources.cpus}
memory_mb = ${task.resources.memoryMb}

[agent]
timeout_sec = 1800.0
network_mode = "allowlist"
allowed_hosts = [
${ALLOWED_HOSTS[task.buildTool].map((host)=>`  "${host}",`).join('\n')}
]

[verifier]
timeout_sec = 900.0
network_mode = "public"
`;

;// CONCATENATED MODULE: ./src/making/verbatim-files.js
// Made of tasks/ by npm run generate.
const CHECK_GIT_CHANGES = `#!/bin/bash
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
`;
const SEAL_GIT_HISTORY = `#!/bin/bash
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
`;
const GRADLE_COLLECTOR = `#!/bin/bash
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
`;
const MAVEN_COLLECTOR = `#!/bin/bash
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
`;
const JUNIT_COMPARE = `#!/usr/bin/env python3
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
`;

// EXTERNAL MODULE: ./src/making/verifier-script.js
var verifier_script = __webpack_require__(52105);
;// CONCATENATED MODULE: ./src/making/task-files.js





const COLLECTORS = {
    gradle: GRADLE_COLLECTOR,
    maven: MAVEN_COLLECTOR
};
const script = (text)=>({
        text,
        mode: 0o755
    });
const plain = (text)=>({
        text,
        mode: 0o644
    });
/** All files of a task, by their path in its folder; `tests/expected_tests.json` once it is known. */ const taskFiles = (task)=>new Map([
        [
            'task.toml',
            plain(taskToml(task))
        ],
        [
            'instruction.md',
            plain(task.instruction)
        ],
        [
            'environment/Dockerfile',
            plain((0,environment_files/* dockerfile */.TE)(task))
        ],
        [
            'environment/docker-compose.yaml',
            plain((0,environment_files/* composeFile */.Ve)(task))
        ],
        [
            'environment/check_git_changes.sh',
            script(CHECK_GIT_CHANGES)
        ],
        [
            'environment/prepare.sh',
            script((0,environment_files/* prepareScript */.p5)(task))
        ],
        [
            'environment/seal_git_history.sh',
            script(SEAL_GIT_HISTORY)
        ],
        ...task.environmentFiles.map(({ name, text })=>[
                `environment/${name}`,
                plain(text)
            ]),
        [
            'solution/fix.patch',
            plain(task.fixPatch)
        ],
        [
            'solution/solve.sh',
            script((0,environment_files/* solveScript */.vM)(task))
        ],
        [
            'tests/test.patch',
            plain(task.testPatch)
        ],
        [
            'tests/test.sh',
            script((0,verifier_script/* verifierScript */.MH)({
                workdir: task.workdir,
                environment: task.testEnvironment,
                reportPaths: [
                    verifier_script/* REPORT_PATHS */.aK[task.buildTool]
                ],
                testCommand: task.testCommand,
                collect: verifier_script/* DEFAULT_COLLECT */.$0,
                compare: verifier_script/* DEFAULT_COMPARE */.Ue
            }))
        ],
        [
            'tests/kotlin_logs_collector.sh',
            script(COLLECTORS[task.buildTool])
        ],
        [
            'tests/junit_compare.py',
            script(JUNIT_COMPARE)
        ],
        ...task.expectedTests === null ? [] : [
            [
                'tests/expected_tests.json',
                plain((0,expected_tests_text/* expectedTestsText */.P)(task.expectedTests))
            ]
        ]
    ]);


/***/ }),

/***/ 52105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ DEFAULT_COLLECT),
/* harmony export */   FU: () => (/* binding */ REWARD_FILE),
/* harmony export */   MH: () => (/* binding */ verifierScript),
/* harmony export */   Ue: () => (/* binding */ DEFAULT_COMPARE),
/* harmony export */   aK: () => (/* binding */ REPORT_PATHS)
/* harmony export */ });
/** What the collector of each build tool looks for. */ const REPORT_PATHS = {
    gradle: '*/build/test-results/*/TEST*.xml',
    maven: '*/target/surefire-reports/TEST*.xml'
};
const REPORT = '/logs/verifier/all-testsuites.xml';
/** The reward's place, where the first step writes the 0. */ const REWARD_FILE = '/logs/verifier/reward.txt';
const DEFAULT_COLLECT = `bash /tests/kotlin_logs_collector.sh --root . --output ${REPORT}`;
const DEFAULT_COMPARE = `python3 /tests/junit_compare.py ${REPORT} /tests/expected_tests.json ${REWARD_FILE}`;
/** `find` over one pattern or several. */ const deleteReports = (paths)=>{
    const tests = paths.map((path)=>`-path '${path}'`).join(' -o ');
    return `find . -type f ${paths.length > 1 ? `\\( ${tests} \\)` : tests} -delete`;
};
/** A task's `test.sh`, in the seven steps that leave no way to a reward but the comparison. */ const verifierScript = (verifier)=>`#!/bin/bash
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
${[
        ...verifier.environment,
        `${verifier.testCommand} || true`
    ].join('\n')}

# 6. One report out of many; without any it stops here.
${verifier.collect}

# 7. The reward.
${verifier.compare}
`;


/***/ })

};
;