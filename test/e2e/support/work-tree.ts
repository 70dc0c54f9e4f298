import { execFileSync } from 'node:child_process'

/** Where the tiny image has its work tree. */
export const ROOT = '/home/tiny'

/**
 * Shell that prints every file and link below the current folder, but no repository data: what it is,
 * whether it can be executed, its bytes' SHA-256 or its target, its path. Records end in NUL.
 */
export const LIST_TREE = `find . -name .git -prune -o '(' -type f -o -type l ')' -print0 | sort -z | xargs -0 -r sh -c '
  for p do
    if [ -L "$p" ]; then printf "link %s %s\\0" "$(readlink "$p" | sha256sum | cut -c-16)" "$p"
    else
      x=file; [ -x "$p" ] && x=program
      printf "%s %s %s\\0" "$x" "$(sha256sum < "$p" | cut -c-16)" "$p"
    fi
  done' sh`

/** Shell that prints what a repository is: HEAD, refs, index, configuration, hooks. */
export const LIST_REPOSITORY = `
  cat .git/HEAD; git -c safe.directory='*' rev-parse HEAD
  git -c safe.directory='*' for-each-ref
  sha256sum < .git/index
  cat .git/config; ls .git/hooks .git/info; cat .git/info/* 2>/dev/null`

/** Shell that prints {@link LIST_TREE}'s records after whatever was printed before. */
export const PRINT_TREE = `( ${LIST_TREE} ) > /tmp/tree; printf '\\0'; cat /tmp/tree`

/** A tree as {@link LIST_TREE} printed it: what each path is. */
export const parseTree = (printed: Buffer): Map<string, string> =>
  new Map(
    printed
      .toString('utf8')
      .split('\0')
      .flatMap(record => {
        const [, what = '', path = ''] = /^(\S+ \S+) \.\/(.*)$/s.exec(record) ?? []
        return path === '' ? [] : [[path, what] as const]
      })
  )

/** The part of a tree below a folder, by path within it. */
export const below = (tree: ReadonlyMap<string, string>, folder: string): Record<string, string> =>
  Object.fromEntries(
    [...tree].flatMap(([path, what]) =>
      path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), what] as const] : []
    )
  )

/** Runs shell in a new container of an image, which is removed afterwards; gives what it printed. */
export const inImage = (image: string, script: string, input: string | Buffer = ''): Buffer =>
  execFileSync(
    'docker',
    ['run', '--rm', '--interactive', '--network', 'none', '--workdir', ROOT, image, 'sh', '-euc', script],
    { input, maxBuffer: 64 * 1024 * 1024, stdio: ['pipe', 'pipe', 'inherit'] }
  )
