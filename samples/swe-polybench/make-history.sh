#!/bin/bash
# Makes the git repository of a sample from the files beside this script:
#
#   <repository>/history/*.patch    the commits of main from the first on, in the order of their names
#
# Authors and dates come from those files and git reads no other configuration, so every machine
# makes the same commit ids.
#
# usage: make-history.sh REPOSITORY DIRECTORY
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
repository=${1:?usage: make-history.sh REPOSITORY DIRECTORY}
target=${2:?usage: make-history.sh REPOSITORY DIRECTORY}

export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 TZ=UTC LC_ALL=C.UTF-8
export GIT_COMMITTER_NAME='Maintainers' GIT_COMMITTER_EMAIL="maintainers@$repository.example"

umask 022
mkdir -p "$target"
cd "$target"
git init --quiet --initial-branch=main
git config core.autocrlf false
git config gc.auto 0
git am --quiet --no-gpg-sign --committer-date-is-author-date "$here/$repository"/history/*.patch

# What a clone of a project on a forge would have.
git remote add origin "https://github.com/kotlin-bench/$repository.git"
git update-ref refs/remotes/origin/main refs/heads/main
git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/main

rm -rf .git/hooks
git config --unset gc.auto
