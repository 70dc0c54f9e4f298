#!/usr/bin/env python3
"""Runs our scorer and the two processes of the reference in turn, and prints how they compare.

Bare Node's start is taken off our time and bare Python's off theirs, and bare Node's memory off ours.
Usage: measure.py TREES ROUNDS COMMAND...
"""
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
GOALS = {"many": (1.5, None), "output": (6.0, 1 / 3), "suite": (6.0, 1 / 3)}
TITLES = {"many": "5,000 tests in 1,000 files", "output": "one file of 60 MB, output", "suite": "one file of 60 MB, test cases"}


def run(*command):
    """Seconds and peak memory in MiB of one process, and what it printed."""
    with tempfile.TemporaryFile() as out:
        start = time.perf_counter()
        process = os.posix_spawnp(command[0], command, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, out.fileno(), 1)])
        _, status, usage = os.wait4(process, 0)
        seconds = time.perf_counter() - start
        out.seek(0)
        text = out.read().decode()
    if status != 0:
        sys.exit(f"{command} failed with status {status}")
    return seconds, usage.ru_maxrss / 1024, text


def measure(tree, rounds, ours):
    times = {"ours": [], "collector": [], "comparer": [], "node": [], "python": []}
    memory = {"ours": [], "comparer": [], "node": []}
    with tempfile.TemporaryDirectory() as scratch:
        merged = os.path.join(scratch, "merged.xml")
        expected = str(tree / "expected_tests.json")
        for _ in range(rounds):
            commands = {
                "node": ("node", "-e", "0"),
                "ours": (*ours, "--expected", expected, "--reports", str(tree), "--json"),
                "python": (sys.executable, "-c", "0"),
                "collector": ("bash", str(HERE / "collect.sh"), str(tree), merged),
                "comparer": (sys.executable, str(HERE / "compare.py"), merged, expected),
            }
            texts = {}
            for name, command in commands.items():
                seconds, mebibytes, texts[name] = run(*command)
                times[name].append(seconds)
                if name in memory:
                    memory[name].append(mebibytes)
            if f'"reward": {texts["comparer"].strip()}' not in texts["ours"]:
                sys.exit(f"{tree}: the rewards differ: {texts['ours'][:200]} {texts['comparer']}")
    median = {name: statistics.median(values) for name, values in times.items()}
    peak = {name: statistics.median(values) for name, values in memory.items()}
    return median, peak


def main():
    trees, rounds, ours = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    missed = False
    for name, (speed_goal, memory_goal) in GOALS.items():
        median, peak = measure(trees / name, rounds, ours)
        mine = median["ours"] - median["node"]
        theirs = median["collector"] + median["comparer"] - median["python"]
        ratio = theirs / mine
        share = (peak["ours"] - peak["node"]) / peak["comparer"]
        print(f"{TITLES[name]}")
        print(f"  ours      {mine * 1000:7.0f} ms beyond node -e 0 ({median['node'] * 1000:.0f} ms), {peak['ours'] - peak['node']:.0f} MiB beyond its {peak['node']:.0f}")
        print(f"  reference {theirs * 1000:7.0f} ms beyond python3 -c 0 ({median['python'] * 1000:.0f} ms): collector {median['collector'] * 1000:.0f}, comparer {median['comparer'] * 1000:.0f} with {peak['comparer']:.0f} MiB")
        print(f"  speed  {ratio:6.2f} times (goal {speed_goal}) {'ok' if ratio >= speed_goal else 'MISSED'}")
        missed |= ratio < speed_goal
        if memory_goal:
            print(f"  memory {share:6.2f} of the comparer's (goal {memory_goal:.2f}) {'ok' if share <= memory_goal else 'MISSED'}")
            missed |= share > memory_goal
    sys.exit(1 if missed else 0)


main()
