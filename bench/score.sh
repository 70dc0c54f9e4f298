#!/usr/bin/env bash
# Scores the same trees with `kotlin-bench score` and with a reference of two processes, in turn, and
# prints how fast they are. Exits 1 where a goal is missed.
# Usage: bench/score.sh [ROUNDS]
# KOTLIN_BENCH_CLI: another bundled command line to measure than the one in dist/.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cli=${KOTLIN_BENCH_CLI:-$here/../dist/cli/index.js}

python3 "$here/score/make_trees.py" "$scratch/trees"
python3 "$here/score/measure.py" "$scratch/trees" "${1:-5}" node "$cli" score
