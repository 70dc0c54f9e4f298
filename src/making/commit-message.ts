/** What a commit's message says that a task can use. */
export interface CommitMessage {
  /** The first line, without the number of a pull request. */
  readonly title: string
  /** The text below it as paragraphs, without trailers and without what it closes; may be empty. */
  readonly body: string
  /** Number of the pull request that brought the commit, as forges write it. */
  readonly pullRequest: string | null
  /** Number of the first issue that it closes. */
  readonly issue: string | null
}

/** `(#26)` at the end, as a squashed pull request has it. */
const SQUASHED = /\(#(\d+)\)$/

/** The subject of a merge: the title is the first line of its body. */
const MERGED = /^Merge pull request #(\d+) from \S+$/

const CLOSES = /^\s*(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d+)\b(?:\s*(?:,|and)\s*#\d+)*\.?\s*$/i

/** Trailers as `git interpret-trailers` knows them, and links that tools add. */
const TRAILER =
  /^(?:[A-Z][A-Za-z]*(?:-[A-Za-z]+)+|Change-Id|Reviewed|PiperOrigin-RevId|Bug|Issue|Ref(?:s|erences)?): \S/

/** Reads a message as git has it, subject first. */
export const readCommitMessage = (text: string): CommitMessage => {
  const [subject = '', ...rest] = text.replace(/\r/g, '').trim().split('\n')
  const merged = MERGED.exec(subject)
  const lines = merged ? rest.join('\n').trim().split('\n') : [subject, ...rest]
  const [written = '', ...below] = lines
  const first = written.trimEnd()
  const squashed = SQUASHED.exec(first)
  const closing = below.map(line => CLOSES.exec(line)?.[1]).find(number => number !== undefined)
  const body = below
    .filter(line => !CLOSES.test(line) && !TRAILER.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return {
    title: (first.replace(SQUASHED, '').trim() || subject.trim()).replace(/\.$/, ''),
    body,
    pullRequest: merged?.[1] ?? squashed?.[1] ?? null,
    issue: closing ?? null
  }
}
