#!/usr/bin/env python3
"""The benchmark's scoring rules, written from their description and from nothing else.

A second opinion for the tests of src/score: it shares no code with it, and where the rules lean on
Python's own behaviour (XML by expat, regular expressions, text decoding) it uses just that.

Reads one JSON object a line and writes one a line:

    {"files": [{"path", "kind", "content" (base64)}], "expected": {...},
     "gradle": bool, "android": bool, "surefire": bool, "keeps_open_line": bool, "platforms": bool}
    {"reward": 0 | 1, "statuses": {id: status} | null}

`statuses` is null where the collector fails or the merged document does not parse.
"""
import base64
import fnmatch
import json
import re
import sys
from xml.etree import ElementTree

# What a collector may take, in the order it takes them.
PATTERNS = {
    "gradle": "*/build/test-results/*/TEST*.xml",
    "android": "*/build/outputs/androidTest-results/connected/*/TEST*.xml",
    "surefire": "*/target/surefire-reports/TEST*.xml",
}

RANK = ["PASS", "SKIP", "FAIL"]


class CollectorFailed(Exception):
    pass


# --- the collector ---------------------------------------------------------------------------------


def found(files, pattern):
    """`find . -type f -path PATTERN`, in the order given."""
    return [f for f in files if f["kind"] == "file" and fnmatch.fnmatchcase("./" + f["path"], pattern)]


def copied_lines(content, keeps_open_line):
    """What a shell's `read` loop copies: complete lines, one that ends with the file on demand, and no NUL bytes."""
    *complete, open_line = content.replace(b"\0", b"").split(b"\n")
    if keeps_open_line and open_line:
        complete.append(open_line)
    while complete and complete[0].startswith(b"<?xml"):
        complete.pop(0)
    return complete


def collect(files, patterns, keeps_open_line):
    chosen = [f for pattern in patterns for f in found(files, pattern)]
    # Some collectors write an empty document instead, which ends in 0 as well.
    if not chosen:
        raise CollectorFailed("no report")
    if any("\n" in f["path"] for f in chosen):
        raise CollectorFailed("a name that is two lines")
    merged = [b'<?xml version="1.0" encoding="UTF-8"?>', b"<testsuites>"]
    for f in chosen:
        merged.extend(copied_lines(base64.b64decode(f["content"]), keeps_open_line))
    merged.append(b"</testsuites>")
    return b"".join(line + b"\n" for line in merged)


# --- the comparer: from the document to statuses ---------------------------------------------------


def document(data):
    text = data.decode("utf-8", errors="replace")
    # Text files are read with universal line ends.
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = text.lstrip("\ufeff").strip()
    try:
        return ElementTree.fromstring(text)
    except ElementTree.ParseError:
        return ElementTree.fromstring(re.sub(r"(?s)<!--.*?-->", "", text))


def without_platform(name, platforms):
    return re.sub(r"\[(desktop|jvm)\]$", "", name) if platforms else name


def is_parameterized(text):
    return re.search(r"\[.+?\]", text or "") is not None


def without_hash(name):
    return re.sub(r"@[0-9a-fA-F]+$", "", (name or "").strip())


def identity(owner, name, platforms):
    method = without_platform(without_hash(name), platforms)
    if method == "":
        method = "<unnamed>"
    owner = without_hash(owner)
    return method if owner == "" else owner + "." + method


def status_of(case):
    tags = [child.tag for child in case]
    if "skipped" in tags:
        return "SKIP"
    return "FAIL" if "failure" in tags or "error" in tags else "PASS"


def statuses_of(root, platforms):
    statuses = {}
    for case in root.iter("testcase"):
        owner, name = case.get("classname"), case.get("name")
        # A platform goes from the name before this test, not from the class.
        if is_parameterized(owner) or is_parameterized(without_platform(name or "", platforms)):
            continue
        key = identity(owner, name, platforms)
        seen = [status_of(case)] + ([statuses[key]] if key in statuses else [])
        statuses[key] = max(seen, key=RANK.index)
    return statuses


# --- the comparer: from statuses to the reward -----------------------------------------------------


def stage(result):
    passed = set(result.get("passed_tests", []))
    failed = set(result.get("failed_tests", []))
    skipped = set(result.get("skipped_tests", []))

    def look_up(test):
        if test in passed:
            return "PASS"
        if test in failed:
            return "FAIL"
        return "SKIP" if test in skipped else "NONE"

    return look_up


def reward_of(expected, fix):
    wanted = {kind: expected.get(kind + "_tests", []) for kind in ("f2p", "p2p", "s2p", "n2p")}
    if not any(wanted.values()):
        return 0
    if not fix:
        return 0
    test = stage(expected.get("test_patch_result", {}))
    run = stage(expected.get("run_result", {}))
    if any(test(t) == "PASS" and s == "FAIL" for t, s in fix.items()):
        return 0
    if not any(test(t) != "PASS" and s == "PASS" for t, s in fix.items()):
        return 0
    if any(test(t) in ("NONE", "SKIP") and s == "FAIL" and run(t) == "PASS" for t, s in fix.items()):
        return 0
    came_from = {"f2p": "FAIL", "p2p": "PASS", "s2p": "SKIP", "n2p": "NONE"}
    for kind, tests in wanted.items():
        if any(fix.get(t) != "PASS" or test(t) != came_from[kind] for t in tests):
            return 0
    return 1


def answer(question):
    try:
        patterns = [PATTERNS[name] for name in PATTERNS if question[name]]
        merged = collect(question["files"], patterns, question["keeps_open_line"])
        statuses = statuses_of(document(merged), question["platforms"])
    except (CollectorFailed, ElementTree.ParseError):
        return {"reward": 0, "statuses": None}
    return {"reward": reward_of(question["expected"], statuses), "statuses": statuses}


def main():
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
