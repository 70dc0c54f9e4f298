#!/bin/bash
# Stops with 1 unless the repository in the current directory is free of changes.
set -euo pipefail

if ! git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
  echo "$PWD is no git work tree" >&2
  exit 1
fi

changes=$(git status --porcelain)
if [[ -n $changes ]]; then
  printf '%s has changes:\n%s\n' "$PWD" "$changes" >&2
  exit 1
fi
