/** Where a prediction stands while it is applied: outside the work tree. */
export const PATCH_FOLDER = '/kotlin-bench/patch'

/**
 * Applies a patch to the work tree, by the first rung of a ladder that takes all of it.
 *
 * Every rung works on a new copy of the files that the patch names, as the image ships them; the work
 * tree itself is written only once, with what the rung that worked made of its copy. So a rung that
 * fails half way leaves nothing behind, and no file that the patch does not name is touched.
 *
 * The image's own repository is used, so that its attributes and line ends count as they would for
 * whoever applied the patch by hand; new objects and the index go elsewhere.
 *
 * What the host put under the folder: `paths`, every path that the patch names and the attributes above
 * them, each ended by NUL, and
 * `0.patch`, `1.patch` ..., what to try at each rung in order. Arguments: working directory, how many.
 *
 * Standard output: a line `attempt` for each attempt that failed, with the rung, which patch, its exit
 * code and the last thing it said, separated by tabs; then `applied` with the rung, or `none`.
 */
export const PATCH_SCRIPT = `
set -eu
cd "$1"
count=$2
s=${PATCH_FOLDER}
trap 'rm -rf ${PATCH_FOLDER.slice(0, PATCH_FOLDER.lastIndexOf('/'))}' EXIT
export LC_ALL=C

g() {
  git -c safe.directory='*' -c core.fsmonitor=false -c core.fileMode=true -c core.symlinks=true -c core.safecrlf=false \\
    -c core.sparseCheckout=false -c advice.addEmbeddedRepo=false "$@"
}
repository=
if top=$(g rev-parse --show-toplevel 2>/dev/null); then
  cd "$top"
  repository=$(g rev-parse --absolute-git-dir)
  objects=$(cd "$(g rev-parse --git-path objects)" && pwd)
fi
root=$PWD

mkdir -p "$s/before" "$s/objects"
: > "$s/folders"
xargs -0 sh -c '
  set -e
  d=$0/before
  for p do
    at= rest=$p whole=1
    while case $rest in */*) ;; *) false ;; esac; do
      at=$at\${rest%%/*} rest=\${rest#*/}
      if [ -L "./$at" ] || [ -f "./$at" ]; then
        if [ ! -e "$d/$at" ] && [ ! -L "$d/$at" ]; then cp -P -p "./$at" "$d/$at"; fi
        whole=
        break
      fi
      if [ ! -d "./$at" ]; then whole=; break; fi
      [ -d "$d/$at" ] || mkdir "$d/$at"
      at=$at/
    done
    [ "$whole" ] || continue
    if [ -L "./$p" ] || [ -f "./$p" ]; then cp -P -p "./$p" "$d/$p"
    elif [ -d "./$p" ]; then
      [ -d "$d/$p" ] || mkdir "$d/$p"
      printf "%s\\0" "$p" >> "$0/folders"
    fi
  done' "$s" < "$s/paths"
# A folder at a path that the patch names, with more in it than the patch knows of, is in its way.
xargs -0 sh -c '
  set -e
  for p do
    if [ "$(find "./$p" ! -type d | wc -l)" != "$(find "$0/$p" ! -type d | wc -l)" ]; then : > "$0/$p/.kotlin-bench"; fi
  done' "$s/before" < "$s/folders"

if [ "$repository" ]; then
  export GIT_DIR="$repository" GIT_WORK_TREE="$s/after" GIT_INDEX_FILE="$s/index" GIT_NO_LAZY_FETCH=1
  export GIT_OBJECT_DIRECTORY="$s/objects" GIT_ALTERNATE_OBJECT_DIRECTORIES="$objects"
fi

exact() { g apply --whitespace=nowarn --no-ignore-whitespace "$1"; }
# Blanks that differ within lines, then hunks whose counts are wrong, then blanks at the ends of lines: in this last case git
# takes them away from the lines around a change as well.
loose() { g apply --whitespace=nowarn --ignore-whitespace "$1"; }
recounted() { g apply --whitespace=nowarn --ignore-whitespace --recount "$1"; }
trimmed() { g -c core.whitespace=cr-at-eol apply --whitespace=fix --no-ignore-whitespace --recount "$1"; }
three_way() {
  if [ ! "$repository" ]; then echo 'the task image has no repository'; return 1; fi
  g add --all --force . && g apply --3way --whitespace=nowarn --no-ignore-whitespace "$1"
}
fuzz() {
  if ! command -v patch; then echo 'the task image has no program patch'; return 1; fi
  patch --batch --forward --unified --binary --strip=1 --fuzz=2 --no-backup-if-mismatch --reject-file=- --input="$1"
}

transfer() {
  for side in before after; do
    (cd "$s/$side" && find . ! -type d ! -name .kotlin-bench -print0) > "$s/$side.list"
  done
  cd "$root"
  xargs -0 sh -c '
    set -e
    for p do
      if [ -L "$0/$p" ] || [ -f "$0/$p" ]; then continue; fi
      rm -f "$p"
      while case $p in ./*/*) p=\${p%/*} ;; *) false ;; esac; do rmdir "$p" 2>/dev/null || break; done
    done' "$s/after" < "$s/before.list"
  xargs -0 sh -c '
    set -e
    for p do
      a=$0/after/$p b=$0/before/$p
      if [ -L "$a" ]; then
        if [ -L "$b" ] && [ "$(readlink "$a")" = "$(readlink "$b")" ]; then continue; fi
      elif [ -f "$b" ] && [ ! -L "$b" ] && cmp -s "$a" "$b"; then
        if [ -x "$a" ]; then [ ! -x "$b" ] || continue; else [ -x "$b" ] || continue; fi
      fi
      mkdir -p "\${p%/*}"
      rm -rf "$p"
      cp -P -p "$a" "$p"
    done' "$s" < "$s/after.list"
}

try() {
  rung=$1
  index=0
  while [ "$index" -lt "$count" ]; do
    rm -rf "$s/after" "$s/index" "$s/index.lock"
    cp -a "$s/before" "$s/after"
    cd "$s/after"
    code=0
    "$2" "$s/$index.patch" > "$s/said" 2>&1 || code=$?
    if [ "$code" = 0 ] && grep -q 'Assuming -R' "$s/said"; then code=1; fi
    {
      echo "$rung, \${index}.patch: exit code $code"
      head -c 65536 "$s/said"
    } >&2
    if [ "$code" = 0 ]; then
      transfer
      printf 'applied\\t%s\\n' "$rung"
      exit 0
    fi
    said=$({ grep -a -E '^(error|fatal|patch): ' "$s/said" || cat "$s/said"; } | tail -n 1 | head -c 500)
    printf 'attempt\\t%s\\t%s\\t%s\\t%s\\n' "$rung" "$index" "$code" "$said"
    index=$((index + 1))
  done
}

try exact exact
try whitespace loose
try whitespace recounted
try whitespace trimmed
try three-way three_way
try fuzz fuzz
echo none
`
