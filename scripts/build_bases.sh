#!/usr/bin/env bash
# Builds every base image of bases/manifest and skips those that exist.
# usage: scripts/build_bases.sh [--rebuild]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
exec node "$root/dist/cli/index.js" bases --bases "$root/bases" "$@"
