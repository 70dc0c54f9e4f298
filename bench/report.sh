#!/usr/bin/env bash
# How long a report on 10,000 trials takes, with their diffs and logs, and how much memory.
# Exits 1 where a goal is missed.
# usage: bench/report.sh [TASKS], each tried twice by two agents
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=/dev/null
. bench/lib/bundle.sh

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
bundle bench/report/measure.ts "$scratch/measure.mjs"
node "$scratch/measure.mjs" "${1:-2500}"
