#!/bin/bash
# Puts /home/lastbus at the task's base commit and runs its tests once, which leaves the reports of an
# untouched tree.
set -euo pipefail

cd /home/lastbus
bash /home/check_git_changes.sh
git checkout --quiet 431d83c16e0021369a517bac6ce1c4d99e0930b9

git config core.filemode false
git config core.autocrlf input
echo .gitattributes >> .git/info/exclude
bash /home/check_git_changes.sh

mvn --batch-mode --offline clean test
