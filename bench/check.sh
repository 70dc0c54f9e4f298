#!/usr/bin/env bash
# How long the static checks of 110 tasks take, copies of the samples, by the command line.
# Exits 1 above 5 s.
# usage: bench/check.sh
# KOTLIN_BENCH_CLI: another bundled command line to measure than the one in dist/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

cli=${KOTLIN_BENCH_CLI:-dist/cli/index.js}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/tasks"
samples=(tasks/*/)
for ((copy = 0; copy < 110; copy++)); do
  cp -r "${samples[copy % ${#samples[@]}]}" "$scratch/tasks/kotlin-bench_copy-$copy"
done
start=$(date +%s%N)
# The copies are near-identical to each other, which is a warning.
node "$cli" check --path "$scratch/tasks" --bases bases --static --json > "$scratch/check.json"
milliseconds=$((($(date +%s%N) - start) / 1000000))
echo "static checks of 110 tasks: $milliseconds ms"
[ "$milliseconds" -le 5000 ]
