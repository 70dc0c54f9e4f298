#!/bin/bash
# Takes everything out of the repository that was committed after the task's base commit, so that the
# upstream fix cannot be read from it: what stays is the branch task-base and what it is made of.
# It leaves the work tree alone.
set -euo pipefail

cd "${1:?usage: seal_git_history.sh REPOSITORY}"
base=$(git rev-parse --verify 'HEAD^{commit}')

git checkout --quiet -B task-base "$base"

git remote | while IFS= read -r remote; do
  git remote remove "$remote"
done

git for-each-ref --format='%(refname)' | while IFS= read -r ref; do
  if [[ $ref != refs/heads/task-base ]]; then
    git update-ref --no-deref -d "$ref"
  fi
done

git_dir=$(git rev-parse --absolute-git-dir)
rm -rf "$git_dir"/{logs,rebase-apply,rebase-merge,sequencer}
find "$git_dir" -maxdepth 1 -type f \( -name '*_HEAD' -o -name '*_MSG' -o -name '*_EDITMSG' \) -delete
git reflog expire --expire=now --expire-unreachable=now --all
git gc --quiet --prune=now

# What follows proves it.

fail() {
  echo "seal_git_history.sh: $1" >&2
  exit 1
}

[[ $(git rev-parse HEAD) == "$base" ]] || fail 'HEAD moved'
[[ $(git symbolic-ref HEAD) == refs/heads/task-base ]] || fail 'HEAD is not on task-base'
[[ $(git for-each-ref --format='%(refname)') == refs/heads/task-base ]] || fail 'there are other refs'
[[ -z $(git remote) ]] || fail 'there is a remote'
[[ -z $(git stash list) ]] || fail 'there is a stash'
[[ ! -e $git_dir/objects/info/alternates ]] || fail 'objects are borrowed from another repository'

reachable=$(git rev-list --objects --no-object-names --all | sort -u)
stored=$(git cat-file --batch-all-objects --batch-check='%(objectname)' | sort -u)
# The index may hold what no commit has, as long as it is what the work tree shows.
indexed=$(git ls-files --stage | awk '{ print $2 }' | sort -u)
beyond=$(comm -13 <(printf '%s\n' "$reachable" "$indexed" | sort -u) <(printf '%s\n' "$stored"))
[[ -z $beyond ]] || fail "there are objects that task-base does not need: $beyond"

echo "Sealed at $base: $(git rev-list --count HEAD) commits."
