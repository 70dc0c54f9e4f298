#!/usr/bin/env python3
"""Writes the trees that the benchmark scores, as Gradle would leave them.

Usage: make_trees.py DIR
"""
import json
import sys
from pathlib import Path

MIB = 1024 * 1024


def report(path, classname, cases, output=()):
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n')
        out.write(f'<testsuite name="{classname}" tests="{len(cases)}" skipped="0" failures="0" errors="0">\n')
        out.write("  <properties/>\n")
        for case in cases:
            out.write(f'  <testcase name="{case}" classname="{classname}" time="0.012"/>\n')
        out.write("  <system-out><![CDATA[")
        for line in output:
            out.write(line)
        out.write("]]></system-out>\n  <system-err><![CDATA[]]></system-err>\n</testsuite>\n")


def expected(path, ids):
    half = len(ids) // 2
    path.write_text(json.dumps({
        "f2p_tests": [], "p2p_tests": ids[:half], "s2p_tests": [], "n2p_tests": ids[half:],
        "run_result": {"passed_tests": ids[:half], "failed_tests": [], "skipped_tests": []},
        "test_patch_result": {"passed_tests": ids[:half], "failed_tests": [], "skipped_tests": []},
    }, indent=2))


def many_files(tree, files=1000, tests=5):
    ids = []
    for index in range(files):
        classname = f"com.example.module{index % 20}.Suite{index}Test"
        cases = [f"does thing {number} of {index}()&#10;on a second line" for number in range(tests)]
        ids += [f"{classname}.does thing {number} of {index}()\non a second line" for number in range(tests)]
        folder = tree / f"module{index % 20}" / "build" / "test-results" / "test"
        report(folder / f"TEST-{classname}.xml", classname, cases, [f"started {index}\n"] * 10)
    expected(tree / "expected_tests.json", ids)


def log_lines(size):
    """A log of that many bytes, lines of about a hundred."""
    written = number = 0
    while written < size:
        line = f"2026-01-01 00:00:00.{number % 1000:03d} [worker-{number % 7}] DEBUG com.example.Service - request {number} handled\n"
        written += len(line)
        number += 1
        yield line


def large_output(tree):
    classname = "com.example.LargeTest"
    cases = [f"case {number}" for number in range(200)]
    folder = tree / "build" / "test-results" / "test"
    report(folder / f"TEST-{classname}.xml", classname, cases, log_lines(60 * MIB))
    expected(tree / "expected_tests.json", [f"{classname}.{case}" for case in cases])


def large_suite(tree):
    """The same size in test cases, most of them with a stack trace."""
    classname = "com.example.LargeTest"
    trace = "".join(f"\tat com.example.Deep.call{depth}(Deep.kt:{depth})\n" for depth in range(40))
    folder = tree / "build" / "test-results" / "test"
    folder.mkdir(parents=True)
    with (folder / f"TEST-{classname}.xml").open("w", encoding="utf-8") as out:
        out.write(f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="{classname}">\n')
        number = 0
        while out.tell() < 60 * MIB:
            number += 1
            out.write(f'  <testcase name="case {number}" classname="{classname}" time="0.1">\n')
            out.write(f'    <failure message="expected &lt;1&gt; but was &lt;{number}&gt;" type="Error">{trace}</failure>\n  </testcase>\n')
            out.write(f'  <testcase name="good {number}" classname="{classname}" time="0.1"/>\n')
        out.write("</testsuite>\n")
    expected(tree / "expected_tests.json", [f"{classname}.good {number}" for number in range(1, 201)])


root = Path(sys.argv[1])
for name, make in [("many", many_files), ("output", large_output), ("suite", large_suite)]:
    (root / name).mkdir(parents=True)
    make(root / name)
