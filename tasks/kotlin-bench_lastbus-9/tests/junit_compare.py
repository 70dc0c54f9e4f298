#!/usr/bin/env python3
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
PARAMETERS = re.compile(r"\[.+?\]")

# The hash that Object.toString() puts behind a class name differs from run to run.
OBJECT_HASH = re.compile(r"@[0-9a-fA-F]+$")

COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)

LISTS = {"p2p_tests": PASS, "f2p_tests": FAIL, "s2p_tests": SKIP, "n2p_tests": NONE}

SHOWN = 20


def load(path):
    """The root of the XML at path; raises ParseError where it is none, comments or no comments."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    text = text[1:] if text.startswith("\ufeff") else text
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
        file.write(f"{reward}\n")
    print(f"Reward: {reward}")


if __name__ == "__main__":
    main(sys.argv[1:])
