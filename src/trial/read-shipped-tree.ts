import { FaultError } from '../contracts/errors.js'
import type { ShippedTree, StoredFile } from '../contracts/shipped-tree.js'
import type { Container } from '../engine/container.js'
import { failureSignature, lastLines } from '../engine/engine-failure.js'
import { TRUST_WORK_TREES } from '../engine/git-in-container.js'
import { fileEntry } from '../engine/tar.js'
import { STAGING } from './hand-over/git-scripts.js'

const FOLDER = `${STAGING}/inspect`

/** As many commits as are told by name. */
const NAMED_COMMITS = 20

/**
 * Reads the repository first and applies the patches last. New objects and the index that the fix is
 * put into lie beside the image's own. Pairs of a key and a value come out, each ended by NUL.
 *
 * A fix's file counts as hidden in the repository where its blob is there and no commit that HEAD
 * reaches has it: what the past holds is no secret. Argument: working directory.
 */
const SCRIPT = `
set -u
cd "$1" || exit 3
${TRUST_WORK_TREES}
export LC_ALL=C
s=${FOLDER}
root=$(git rev-parse --show-toplevel) || exit 4
cd "$root" || exit 3
git rev-parse --verify -q HEAD > "$s/head" || exit 5
objects=$(cd "$(git rev-parse --git-path objects)" && pwd) || exit 6

each() { xargs -0 sh -c 'key=$0; for value do printf "%s\\0%s\\0" "$key" "$value"; done' "$1"; }
lines() { tr '\\n' '\\0' | each "$1"; }

git status --porcelain -z --no-renames > "$s/status" || exit 6
each dirty < "$s/status"
git for-each-ref --no-merged HEAD --format='%(refname)' | lines ref

git rev-list --objects HEAD | cut -d ' ' -f 1 | sort -u > "$s/reached"
git cat-file --batch-all-objects --batch-check='%(objecttype) %(objectname)' | sort -u > "$s/all"
sed -n 's/^commit //p' "$s/all" | comm -13 "$s/reached" - > "$s/beyond"
if [ -s "$s/beyond" ]; then
  head -n ${NAMED_COMMITS} "$s/beyond" | git log --no-walk=unsorted --stdin --format='%H %s' | lines commit
  sed '1,${NAMED_COMMITS}d' "$s/beyond" | lines commit
fi

# What it says of a patch that it takes is of no interest.
apply() {
  if git apply --whitespace=nowarn "$@" > /dev/null 2> "$s/said"; then : > "$s/said"; return 0; fi
  [ -s "$s/said" ] || echo 'git apply failed' > "$s/said"
  return 1
}
said() { printf '%s\\0' "$1"; head -c 2000 "$s/said"; printf '\\0'; }

if [ -f "$s/fix.patch" ]; then
  mkdir "$s/objects"
  (
    export GIT_OBJECT_DIRECTORY="$s/objects" GIT_ALTERNATE_OBJECT_DIRECTORIES="$objects" GIT_INDEX_FILE="$s/index"
    git read-tree HEAD && apply --cached "$s/fix.patch" &&
      git diff-index --cached --raw -z --no-renames --no-abbrev HEAD
  ) > "$s/fixed"
  xargs -0 -n 200 sh -c '
    while [ "$#" -gt 1 ]; do
      new=$(echo "$1" | cut -d " " -f 4)
      if grep -q -x "blob $new" "$0/all" && ! grep -q -x "$new" "$0/reached" && [ "$(git cat-file -s "$new")" != 0 ]; then
        printf "stored\\0%s %s\\0" "$new" "$2"
      fi
      shift 2
    done' "$s" < "$s/fixed"
fi
if [ -f "$s/test.patch" ]; then
  apply --check "$s/test.patch"
  said tests
fi
if [ -f "$s/fix.patch" ]; then
  if apply "$s/fix.patch"; then fits=yes; else fits=; fi
  said fix
  if [ "$fits" ] && [ -f "$s/test.patch" ]; then
    apply --check "$s/test.patch"
    said testsOnFix
  fi
fi
`

const WHY_NOT: Readonly<Record<number, string>> = {
  3: 'it has no folder %. Set WORKDIR in its Dockerfile, or [environment] workdir',
  4: '% is in no git work tree',
  5: 'the repository at % has no commit checked out'
}

const readPairs = (output: Buffer): ReadonlyMap<string, string[]> => {
  const fields = output.toString('utf8').split('\0')
  const found = new Map<string, string[]>()
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [key = '', value = ''] = fields.slice(index, index + 2)
    found.set(key, [...(found.get(key) ?? []), value])
  }
  return found
}

const storedFile = (text: string): StoredFile => {
  const end = text.indexOf(' ')
  return { id: text.slice(0, end), path: text.slice(end + 1) }
}

/**
 * Asks a container that was just started from a task's image what it ships. Afterwards the container is
 * of no other use: the fix is applied in it.
 * @throws FaultError `task` where the image has no repository that can be read, `infrastructure` where
 * the engine failed
 */
export const readShippedTree = async (
  pristine: Container,
  {
    workdir,
    fix,
    tests,
    signal
  }: {
    readonly workdir: string
    /** The texts of fix.patch and test.patch; null where the task has none. */
    readonly fix: string | null
    readonly tests: string | null
    readonly signal: AbortSignal
  }
): Promise<ShippedTree> => {
  const folder = FOLDER.slice(1)
  const patches = { 'fix.patch': fix, 'test.patch': tests }
  await pristine.copyIn([
    { path: folder, type: 'directory' },
    ...Object.entries(patches).flatMap(([name, text]) =>
      text === null ? [] : [fileEntry(`${folder}/${name}`, text)]
    )
  ])
  const result = await pristine.exec({
    command: ['sh', '-c', SCRIPT, 'sh', workdir],
    user: 0,
    signal,
    maxBytes: 64 * 1024 * 1024
  })
  if (result.exitCode !== 0) {
    const why = WHY_NOT[result.exitCode]?.replace('%', workdir)
    const fault = why === undefined ? failureSignature(result.stderr) : undefined
    throw new FaultError(
      fault?.kind ?? 'task',
      fault?.code ?? 'image-unreadable',
      `The task image cannot be looked at: ${why ?? lastLines(result.stderr, 3)}.`
    )
  }
  const found = readPairs(result.stdout)
  const all = (key: string): string[] => found.get(key) ?? []
  const failure = (key: string): string | null | undefined => {
    const [text] = all(key)
    return text === undefined ? undefined : text.trim() || null
  }
  return {
    dirty: all('dirty'),
    refsBeyond: all('ref'),
    commitsBeyond: all('commit'),
    fixedFiles: all('stored').map(storedFile),
    applying: { fix: failure('fix'), tests: failure('tests'), testsOnFix: failure('testsOnFix') }
  }
}
