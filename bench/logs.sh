#!/usr/bin/env bash
# How long the parsers of SWE-PolyBench take for logs that are made to hold them up, 50 MB each.
# Exits 1 where one takes a processor longer than 20 s.
# usage: bench/logs.sh [MEGABYTES]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=/dev/null
. bench/lib/bundle.sh

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
bundle bench/logs/measure.ts "$scratch/measure.mjs"
node --max-old-space-size=6000 "$scratch/measure.mjs" "${1:-50}" 20
