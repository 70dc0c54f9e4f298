import { REMOVE_REPORTS, STAGING } from '../hand-over/git-scripts.js'

/** Where a grading's patches and script stand in its container: outside the work tree, writable for all. */
export const ROW_FOLDER = `${STAGING}/row`

/** Paths that test_patch touches, relative to the work tree, each ended by NUL. */
export const TEST_PATHS = `${ROW_FOLDER}/test-paths`

/** How much of what the rungs of a ladder say is kept. */
export const SAID_BYTES = 8192

/**
 * Applies a patch by the first rung that takes all of it, each on a clean tree: neither of git's writes
 * anything before it has found place for everything, and `patch` is asked before it is let.
 *
 * It is read as the bytes that it is, by an empty repository of ours: neither attributes nor filters,
 * hooks or monitors that the image or a change before have a part in it. Arguments: work tree, patch, and
 * `fuzz` where `patch` may be tried, which also writes what git refuses to.
 *
 * Standard output: a line with the rung, or `none`, and then what was said.
 */
export const CLEAN_LADDER = `
cd "$1" || exit 3
s=${ROW_FOLDER}
file=$2
export LC_ALL=C HOME="$s" GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null GIT_DIR="$s/git" GIT_WORK_TREE="$1"
# git refuses to make a repository while it is told which one to work in.
if [ ! -d "$s/git" ] && env -u GIT_DIR -u GIT_WORK_TREE git init -q --bare --template= "$s/git"; then
  mkdir -p "$s/git/info"
  echo '* -text -ident -filter -working-tree-encoding !eol' > "$s/git/info/attributes"
fi
: > "$s/said"
end() {
  echo "$1"
  head -c ${SAID_BYTES} "$s/said"
  exit 0
}
try() {
  echo "$1:" >> "$s/said"
  rung=$1
  shift
  if "$@" >> "$s/said" 2>&1; then end "$rung"; fi
}
g() {
  git -c core.bare=false -c core.fsmonitor=false -c core.fileMode=true -c core.symlinks=true -c core.autocrlf=false \\
    -c core.ignoreCase=false apply --whitespace=nowarn "$@" "$file"
}
p() { patch --batch --fuzz=5 -p1 -f --no-backup-if-mismatch --reject-file=- "$@" -i "$file"; }
fuzz() { p --dry-run && p; }
try git-apply g --no-ignore-whitespace
try git-apply-whitespace g --ignore-whitespace
if [ "\${3:-}" = fuzz ]; then try patch-fuzz fuzz; fi
end none
`

/** Puts the files that test_patch touches aside, as the image ships them. Argument: work tree. */
export const SAVE_TESTS = `
set -eu
cd "$1"
mkdir -p ${ROW_FOLDER}/base
xargs -0 sh -c '
  set -e
  for p do
    if [ -L "./$p" ] || [ -f "./$p" ]; then
      case $p in */*) mkdir -p "$0/\${p%/*}" ;; esac
      cp -P -p "./$p" "$0/$p"
    fi
  done' ${ROW_FOLDER}/base < ${TEST_PATHS}
echo
`

/**
 * Puts them back, whatever a change has made of them or of the folders above, and takes away the reports
 * that the image or the change has. Arguments: work tree, then `find`'s words for the paths of reports.
 */
export const RESTORE_TESTS = `
set -eu
cd "$1"
shift
xargs -0 sh -c '
  set -e
  for p do
    at=. rest=$p
    while case $rest in */*) ;; *) false ;; esac; do
      at=$at/\${rest%%/*} rest=\${rest#*/}
      if [ -L "$at" ] || { [ -e "$at" ] && [ ! -d "$at" ]; }; then rm -f "$at"; fi
    done
    rm -rf "./$p"
    if [ -L "$0/$p" ] || [ -f "$0/$p" ]; then
      case $p in */*) mkdir -p "./\${p%/*}" ;; esac
      cp -P -p "$0/$p" "./$p"
    fi
  done' ${ROW_FOLDER}/base < ${TEST_PATHS}
${REMOVE_REPORTS}
echo
`
