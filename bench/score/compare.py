#!/usr/bin/env python3
"""A comparer as the dataset's verifiers have one: the merged document as a tree, then the rules.

Only for the comparison of speed and memory; the rules are those of the tests' reference.
Usage: compare.py MERGED EXPECTED
"""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "test" / "reference"))

import reference  # noqa: E402

expected = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
statuses = reference.statuses_of(reference.document(Path(sys.argv[1]).read_bytes()), platforms=False)
print(reference.reward_of(expected, statuses))
