/** Git's own words where a patch does not apply; null where it does, undefined where there is none. */
type ApplyFailure = string | null | undefined

/** A version of a file, as git stores it. */
export interface StoredFile {
  /** Of the blob. */
  readonly id: string
  readonly path: string
}

/** What a task's image ships, before anything ran in it, as its own git tells. */
export interface ShippedTree {
  /** Paths that differ from HEAD, each with git's two letters before it. */
  readonly dirty: readonly string[]
  /** Refs that lead to commits which HEAD does not reach. */
  readonly refsBeyond: readonly string[]
  /** Commits that HEAD does not reach, `<id> <subject>`: of refs, of the reflog, of nothing any more. */
  readonly commitsBeyond: readonly string[]
  /** Files as the fix leaves them that the repository holds, and HEAD does not reach. */
  readonly fixedFiles: readonly StoredFile[]
  readonly applying: {
    readonly fix: ApplyFailure
    /** test.patch on the tree as shipped. */
    readonly tests: ApplyFailure
    /** test.patch on the fixed tree; undefined also where the fix does not apply. */
    readonly testsOnFix: ApplyFailure
  }
}
