#!/usr/bin/env bash
# How good plans are, as a ratio to what none can beat, and how long planning takes: of many shapes by
# the planner alone, then of a dataset of 10,000 task folders by the command line.
# Exits 1 where the ratio is above 1.05, or the planner takes more than 2 s.
# usage: bench/plan.sh [TASKS]
# KOTLIN_BENCH_CLI: another bundled command line to measure than the one in dist/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=/dev/null
. bench/lib/bundle.sh

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
bundle bench/plan/measure.ts "$scratch/measure.mjs"
code=0
node "$scratch/measure.mjs" || code=$?

cli=${KOTLIN_BENCH_CLI:-dist/cli/index.js}
node bench/plan/make-dataset.mjs "$scratch" "${1:-10000}"
start=$(date +%s%N)
node "$cli" plan --path "$scratch/tasks" --out "$scratch/plan.json" --quiet > /dev/null
echo "command line, ${1:-10000} task folders: $((($(date +%s%N) - start) / 1000000)) ms"
exit "$code"
