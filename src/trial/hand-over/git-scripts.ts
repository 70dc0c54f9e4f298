import { TRUST_WORK_TREES } from '../../engine/git-in-container.js'
import { REPORT_PATH_GLOBS } from '../../score/index.js'

/** Where a hand-over's files stand in the fresh container; not in the work tree, not on any path of a task. */
export const STAGING = '/.kotlin-bench'

/** Takes away the tests and what a verifier left, and makes the folders that `test.sh` writes to. */
const EMPTY_FOLDERS = `rm -rf /tests /logs/verifier
mkdir -p /logs/verifier /logs/agent /logs/artifacts
chmod 777 /logs/verifier /logs/agent /logs/artifacts`

/** `find`'s words for the paths of reports. */
export const REPORT_WORDS: readonly string[] = REPORT_PATH_GLOBS.flatMap(glob => ['-o', '-path', glob]).slice(
  1
)

/** In the work tree, with `REPORT_WORDS` as arguments. */
export const REMOVE_REPORTS = `find . -name .git -prune -o '(' "$@" ')' -prune -exec rm -rf -- {} +`

/**
 * Asks the image's own git, in a fresh container, about paths that the agent changed.
 *
 * Standard input: the paths whose fate is asked, then the folders that have changes below, each name
 * ended by NUL. Arguments: work tree, bytes of the first list.
 * Standard output: a line with the byte counts of three lists, then the lists, names ended by NUL:
 * 1. those that the image's ignore rules leave out;
 * 2. the files that the image ships at or below the paths (tracked, or untracked and not ignored);
 * 3. the folders that the image ships as something else than a folder.
 *
 * A rule that hides `.gitattributes` is not honoured: those files change how others are read.
 */
export const ASK_SCRIPT = `
set -eu
cd "$1"
s=${STAGING}/ask
mkdir -p "$s"
cat > "$s/in"
head -c "$2" "$s/in" > "$s/paths"
tail -c "+$(($2 + 1))" "$s/in" > "$s/folders"
${TRUST_WORK_TREES}
code=0
git check-ignore -z --stdin < "$s/paths" > "$s/ignored" || code=$?
[ "$code" -le 1 ]
if [ -s "$s/paths" ]; then
  xargs -0 git --literal-pathspecs ls-files -z --cached --others --exclude-standard --exclude='!.gitattributes' -- < "$s/paths" > "$s/shipped"
else
  : > "$s/shipped"
fi
if [ -s "$s/folders" ]; then
  xargs -0 sh -c 'for p do if [ -L "$p" ] || [ ! -d "$p" ]; then printf "%s\\0" "$p"; fi; done' sh < "$s/folders" > "$s/turned"
else
  : > "$s/turned"
fi
echo "$(wc -c < "$s/ignored") $(wc -c < "$s/shipped") $(wc -c < "$s/turned")"
cat "$s/ignored" "$s/shipped" "$s/turned"
`

/**
 * Makes the difference, applies it, and gets the container ready for the tests.
 *
 * What the host put under the staging folder: `b/` the agent's files; `lists/shipped` the image's
 * files that the agent touched; `lists/turned` files and links that became folders; `lists/deleted`
 * and `lists/written` what is to be applied; `tests/` the task's tests. Arguments: work tree, then
 * `find`'s words for the paths of reports.
 *
 * The two trees are made in a repository of their own, so that no configuration and no attributes,
 * neither the image's nor the agent's, change a byte. The image's HEAD, refs and index stay as they are.
 *
 * Standard output: a line with the two tree ids and the byte count of a list, the list of paths that
 * are not as they should be (names ended by NUL), and the patch.
 */
export const APPLY_SCRIPT = `
set -eu
root=$1
shift
s=${STAGING}
mkdir -p "$s/a" "$s/b" "$s/lists"

${EMPTY_FOLDERS}
if [ -d "$s/tests" ]; then mv "$s/tests" /tests; fi

cd "$root"
each() {
  list=$1
  shift
  if [ -s "$s/lists/$list" ]; then xargs -0 sh -c "$@" < "$s/lists/$list"; fi
}

each shipped '
  for p do
    if [ -L "$p" ] || [ -f "$p" ]; then
      case $p in */*) d=$0/\${p%/*}; [ -d "$d" ] || mkdir -p "$d" ;; esac
      cp -P -p -- "$p" "$0/$p"
    fi
  done' "$s/a"

export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null GIT_DIR="$s/git"
git init -q --bare --template= "$s/git"
mkdir -p "$s/git/info"
echo '* -text -ident -filter -working-tree-encoding !eol !diff !binary' > "$s/git/info/attributes"
tree() {
  (
    cd "$s/$1"
    export GIT_WORK_TREE="$s/$1" GIT_INDEX_FILE="$s/index-$1"
    git -c core.bare=false -c core.fileMode=true -c core.symlinks=true -c core.autocrlf=false -c core.safecrlf=false \\
      -c core.ignoreCase=false -c core.excludesFile=/dev/null -c core.attributesFile=/dev/null -c advice.addEmbeddedRepo=false \\
      add --all --force . && git write-tree
  )
}
before=$(tree a)
after=$(tree b)
git -c core.quotePath=true -c core.attributesFile=/dev/null diff-tree -r -p -U3 --binary --full-index --no-renames --no-ext-diff \\
  --no-textconv --no-color --src-prefix=a/ --dst-prefix=b/ "$before" "$after" > "$s/patch"
unset GIT_DIR

each turned 'for p do if [ -L "$p" ] || [ ! -d "$p" ]; then rm -f -- "$p"; fi; done' sh
each deleted 'for p do if [ -d "$p" ] && [ ! -L "$p" ]; then rmdir -- "$p" 2>/dev/null || :; else rm -f -- "$p"; fi; done' sh
each deleted '
  for p do
    while case $p in */*) p=\${p%/*} ;; *) false ;; esac; do rmdir -- "$p" 2>/dev/null || break; done
  done' sh
each written '
  for p do
    case $p in */*) [ -d "\${p%/*}" ] || mkdir -p -- "\${p%/*}" ;; esac
    if [ -d "$p" ] && [ ! -L "$p" ]; then rm -rf -- "$p"; else rm -f -- "$p"; fi
    cp -P -p -- "$0/$p" "$p"
  done' "$s/b"
owner=$(stat -c %u:%g .)
if [ "$owner" != 0:0 ]; then
  each written '
    for p do
      chown -h "$0" "./$p"
      while case $p in */*) p=\${p%/*} ;; *) false ;; esac; do chown "$0" "./$p"; done
    done' "$owner"
fi

{
  each deleted '
    for p do
      q=$p
      while case $q in */*) q=\${q%/*} ;; *) false ;; esac; do
        # What is seen behind a link is another file.
        [ ! -L "$q" ] || continue 2
      done
      if [ -L "$p" ] || { [ -e "$p" ] && [ ! -d "$p" ]; }; then printf "%s\\0" "$p"; fi
    done' sh
  each written '
    for p do
      s=$0/$p
      if [ -L "$s" ]; then [ -L "$p" ] && [ "$(readlink -- "$p")" = "$(readlink -- "$s")" ]
      else
        [ ! -L "$p" ] && [ -f "$p" ] && cmp -s -- "$s" "$p" &&
          if [ -x "$s" ]; then [ -x "$p" ]; else [ ! -x "$p" ]; fi
      fi || printf "%s\\0" "$p"
    done' "$s/b"
} > "$s/wrong"

${REMOVE_REPORTS}

echo "$before $after $(wc -c < "$s/wrong")"
cat "$s/wrong" "$s/patch"
rm -rf "$s"
`

/**
 * Gets a container in which an agent has worked ready for the tests: no tests, no output of them, no
 * report in the work tree. Arguments: work tree, then `find`'s words for the paths of reports.
 */
export const EMPTY_SCRIPT = `
set -eu
root=$1
shift
${EMPTY_FOLDERS}
cd "$root"
${REMOVE_REPORTS}
echo
`
