import { isOpen, splitOutsideQuotes, UnreadableScript, unquotedPart, withoutComment } from './shell-text.js'

export interface Command {
  readonly kind: 'command'
  /** From 1. */
  readonly line: number
  readonly text: string
}

export interface Condition {
  readonly kind: 'if'
  readonly line: number
  readonly branches: readonly { readonly condition: string; readonly body: readonly Statement[] }[]
  /** null without `else`. */
  readonly otherwise: readonly Statement[] | null
}

export interface Loop {
  readonly kind: 'loop'
  readonly line: number
  /** Such as `for f in "${files[@]}"`. */
  readonly head: string
  readonly body: readonly Statement[]
  /** What stands behind `done`, such as `< /tests/test.patch`. */
  readonly tail: string
}

export type Statement = Command | Condition | Loop

interface Piece {
  readonly line: number
  readonly text: string
}

/** Longer than any that is written by hand; what reads commands takes quadratic time on some that are. */
const LONGEST = 4_000

/** The script without comments, its continued lines joined and its lines cut at semicolons. */
const pieces = (script: string): Piece[] => {
  const found: Piece[] = []
  let begun: Piece | null = null
  for (const [index, raw] of script.split('\n').entries()) {
    const line: number = begun?.line ?? index + 1
    const text: string = begun === null ? raw.trim() : `${begun.text} ${raw.trim()}`
    begun = null
    if (text.length > LONGEST)
      throw new UnreadableScript(line, `has a command of more than ${LONGEST} characters`)
    if (/(?:^|[^\\])(?:\\\\)*\\$/.test(text)) {
      begun = { line, text: text.slice(0, -1).trimEnd() }
      continue
    }
    const bare = withoutComment(text).trim()
    if (isOpen(bare)) throw new UnreadableScript(line, 'has a quote that goes on in the next line')
    if (/<<(?!<)/.test(unquotedPart(bare))) throw new UnreadableScript(line, 'begins a here-document')
    for (const part of splitOutsideQuotes(bare, ';')) {
      // `then x` and `x` in the line below are the same.
      const [, keyword, rest = ''] = /^(then|do|else)\s+(.+)$/.exec(part) ?? []
      const texts = keyword === undefined ? [part] : [keyword, rest]
      found.push(...texts.filter(one => one !== '').map(one => ({ line, text: one })))
    }
  }
  if (begun !== null) found.push(begun)
  return found
}

/** Deeper than any that is written by hand. */
const DEEPEST = 50

/** Reads statements until one of the words that end a block; a block within it is read whole. */
class Reader {
  #at = 0
  #depth = 0
  readonly #all: readonly Piece[]

  constructor(all: readonly Piece[]) {
    this.#all = all
  }

  /** The statements up to a piece that matches, which is left; up to the end without one. */
  statements(end: RegExp | null): Statement[] {
    const found: Statement[] = []
    for (;;) {
      const piece = this.#all[this.#at]
      if (piece === undefined) {
        if (end !== null) throw new UnreadableScript(this.#lastLine(), 'leaves a block open')
        return found
      }
      if (end?.test(piece.text)) return found
      found.push(this.#statement(this.#take()))
    }
  }

  #statement(piece: Piece): Statement {
    if (/^if\s/.test(piece.text)) return this.#block(piece, () => this.#condition(piece))
    if (/^(?:for|while|until)\s/.test(piece.text)) return this.#block(piece, () => this.#loop(piece))
    if (/^(?:then|do|else|elif|fi|done)(?:\s|$)/.test(piece.text))
      throw new UnreadableScript(piece.line, 'ends a block that was not begun')
    return { kind: 'command', ...piece }
  }

  #block(begin: Piece, read: () => Statement): Statement {
    if (this.#depth >= DEEPEST) throw new UnreadableScript(begin.line, 'nests its blocks too deep')
    this.#depth++
    const found = read()
    this.#depth--
    return found
  }

  #condition({ line, text }: Piece): Condition {
    const branches = []
    let condition: string | null = text.replace(/^if\s+/, '')
    let otherwise: Statement[] | null = null
    while (condition !== null) {
      this.#expect(/^then$/)
      const body = this.statements(/^(?:elif\s.*|else|fi)$/)
      branches.push({ condition, body })
      const next = this.#take().text
      condition = next.startsWith('elif') ? next.replace(/^elif\s+/, '') : null
      if (next === 'else') {
        otherwise = this.statements(/^fi$/)
        this.#expect(/^fi$/)
      }
    }
    return { kind: 'if', line, branches, otherwise }
  }

  #loop({ line, text }: Piece): Loop {
    this.#expect(/^do$/)
    const body = this.statements(/^done(?:\s.*)?$/)
    const tail = this.#take().text.replace(/^done\s*/, '')
    return { kind: 'loop', line, head: text, body, tail }
  }

  #take(): Piece {
    const piece = this.#all[this.#at]
    if (piece === undefined) throw new UnreadableScript(this.#lastLine(), 'leaves a block open')
    this.#at++
    return piece
  }

  #expect(pattern: RegExp): void {
    const { line, text } = this.#take()
    if (!pattern.test(text))
      throw new UnreadableScript(line, `has ${JSON.stringify(text)} where "then" or "do" belongs`)
  }

  #lastLine(): number {
    return this.#all.at(-1)?.line ?? 1
  }
}

/**
 * Reads a script of simple commands, conditions and loops. Functions, `case` and the rest come out as
 * commands that nobody knows.
 * @throws UnreadableScript where a block or a quote is not closed, for here-documents and for endless commands
 */
export const shellStatements = (script: string): Statement[] => new Reader(pieces(script)).statements(null)
