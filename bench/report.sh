#!/usr/bin/env bash
# How long a report on 10,000 trials takes, with their diffs and logs, and how much memory.
# Exits 1 where a goal is missed.
# usage: bench/report.sh [TASKS], each tried twice by two agents
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

node scripts/run-ts.mjs bench/report/measure.ts "${1:-2500}"
