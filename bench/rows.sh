#!/usr/bin/env bash
# How long reading and filtering a SWE-PolyBench file takes, 2,110 rows in 100 MB of CSV that it makes
# itself, and how much memory: of one language with its rows kept, of all of them one by one, and of the
# same packed with gzip, which unpacking makes slower.
# Exits 1 where the median of the rounds is above 3 s (of the packed file 4 s), or one takes over 300 MB.
# usage: bench/rows.sh [ROUNDS]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=/dev/null
. bench/lib/bundle.sh

most_megabytes=300
rounds=${1:-3}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# Bundled, so that what is measured is the reader and not what makes JavaScript of it.
bundle bench/rows/measure.ts "$scratch/measure.mjs"
npx tsx bench/rows/make-rows.ts "$scratch/rows.csv"
gzip --keep --fast "$scratch/rows.csv"
echo "rows.csv: $(stat --format %s "$scratch/rows.csv") bytes"

code=0
measure() {
  local longest_seconds=$1 name=$2
  shift 2
  for ((round = 0; round < rounds; round++)); do node "$scratch/measure.mjs" "$@"; done >"$scratch/figures"
  sort -n -k1 "$scratch/figures" | awk -v name="$name" -v longest="$longest_seconds" -v most="$most_megabytes" '
    { seconds[NR] = $1; rows = $3; problems = $4; if ($2 > megabytes) megabytes = $2 }
    END {
      median = seconds[int((NR + 1) / 2)]
      printf "%s: %d rows, %d problems, %.2f s, %d MB\n", name, rows, problems, median, megabytes
      exit rows == 0 || median > longest || megabytes > most
    }' || code=1
}
measure 3 'javascript of rows.csv, kept' "$scratch/rows.csv" javascript
measure 3 'all of rows.csv, one by one' "$scratch/rows.csv"
measure 4 'all of rows.csv.gz, one by one' "$scratch/rows.csv.gz"
exit "$code"
