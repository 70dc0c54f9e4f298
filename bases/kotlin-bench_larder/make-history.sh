#!/bin/bash
# Makes larder's git repository from the files beside this script:
#
#   larder/              the tree of the first commit
#   history/*.patch      the commits of main after it, in the order of their names
#   history/<name>/      the same for a branch that was never merged
#   history/refs         tags, branches and pull requests, by the commit's subject
#
# Authors and dates come from those files and git reads no other configuration, so every machine
# makes the same commit ids.
#
# usage: make-history.sh DIRECTORY
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
target=${1:?usage: make-history.sh DIRECTORY}

export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 TZ=UTC LC_ALL=C.UTF-8
export GIT_COMMITTER_NAME='Larder Maintainers' GIT_COMMITTER_EMAIL='maintainers@larder.example'

umask 022
mkdir -p "$target"
cp -R "$here/larder/." "$target"
cd "$target"

# A build context may have lost the modes: gradlew is the only file to execute.
find . -type d -exec chmod 755 {} +
find . -type f -exec chmod 644 {} +
chmod 755 gradlew

git init --quiet --initial-branch=main
git config core.autocrlf false
git config gc.auto 0

# apply_commits PATCH...: one commit a patch, committed at the time it was written
apply_commits() {
  git am --quiet --no-gpg-sign --committer-date-is-author-date "$@"
}

# commit_called SUBJECT: the one commit with this subject
commit_called() {
  local found
  found=$(git log --all --format='%H %s' | awk -v subject="$1" \
    '{ id = $1; sub(/^[^ ]+ /, ""); if ($0 == subject) print id }')
  if [[ $(wc -w <<<"$found") -ne 1 ]]; then
    echo "history/refs: no commit, or more than one, is called '$1'" >&2
    return 1
  fi
  echo "$found"
}

git add --all
GIT_AUTHOR_NAME='Mina Okafor' GIT_AUTHOR_EMAIL='mina@larder.example' \
GIT_AUTHOR_DATE='2023-03-04T10:12:00+0000' GIT_COMMITTER_DATE='2023-03-04T10:12:00+0000' \
  git commit --quiet --no-verify --no-gpg-sign -m 'Start larder'

shopt -s nullglob
commits=("$here"/history/*.patch)
if [[ ${#commits[@]} -gt 0 ]]; then apply_commits "${commits[@]}"; fi

for branch in "$here"/history/*/; do
  name=$(basename "$branch")
  git switch --quiet --create "$name" "$(commit_called "$(cat "$branch/base")")"
  apply_commits "$branch"/*.patch
  git switch --quiet main
  git update-ref "refs/remotes/origin/$name" "refs/heads/$name"
  git branch --quiet -D "$name"
done

# What a clone of a project on a forge would have: a remote, its branches, tags, pull requests.
git remote add origin https://github.com/kotlin-bench/larder.git
git update-ref refs/remotes/origin/main refs/heads/main
git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/main
if [[ -f $here/history/refs ]]; then
  while IFS=' ' read -r ref subject; do
    [[ -z $ref || $ref == '#'* ]] && continue
    git update-ref "$ref" "$(commit_called "$subject")"
  done <"$here/history/refs"
fi

rm -rf .git/hooks
git config --unset gc.auto
git reset --quiet --hard
if [[ -n $(git status --porcelain) ]]; then
  echo 'The work tree is not what was committed.' >&2
  exit 1
fi
git log --format='%h %ad %s' --date=short
