#!/bin/bash
# Makes lastbus's git repository from the files beside this script:
#
#   history/*.patch      the commits of main from the first on, in the order of their names
#   history/refs         tags and pull requests, by the commit's subject
#
# Authors and dates come from those files and git reads no other configuration, so every machine
# makes the same commit ids.
#
# usage: make-history.sh DIRECTORY
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
target=${1:?usage: make-history.sh DIRECTORY}

export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 TZ=UTC LC_ALL=C.UTF-8
export GIT_COMMITTER_NAME='Lastbus Maintainers' GIT_COMMITTER_EMAIL='maintainers@lastbus.example'

umask 022
mkdir -p "$target"
cd "$target"
git init --quiet --initial-branch=main
git config core.autocrlf false
git config gc.auto 0
git am --quiet --no-gpg-sign --committer-date-is-author-date "$here"/history/*.patch

# What a clone of a project on a forge would have: a remote, its branches, tags, pull requests.
git remote add origin https://github.com/kotlin-bench/lastbus.git
git update-ref refs/remotes/origin/main refs/heads/main
git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/main

while IFS=' ' read -r ref subject; do
  [[ -z $ref || $ref == '#'* ]] && continue
  commit=$(git log --format='%H %s' main | awk -v subject="$subject" \
    '{ id = $1; sub(/^[^ ]+ /, ""); if ($0 == subject) print id }')
  if [[ $(wc -w <<<"$commit") -ne 1 ]]; then
    echo "history/refs: no commit, or more than one, is called '$subject'" >&2
    exit 1
  fi
  git update-ref "$ref" "$commit"
done <"$here/history/refs"

rm -rf .git/hooks
git config --unset gc.auto
git log --format='%h %ad %s' --date=short
