import { dereference, isCharacterData, isWhiteSpace } from './characters.js'
import { Mark } from './mark.js'
import { isNameChar, isNameStart } from './names.js'
import { NamespaceScope } from './namespaces.js'
import { parseEndTag, parseStartTag, type StartTag } from './tag.js'
import { TagCollector, wholeTagEnd } from './tag-collector.js'

/** Where the scanner reports what it reads. */
export interface ContentHandler {
  /** `name` is null for an element in a namespace, which no lookup by a plain name finds. */
  open(name: string | null, attributes: StartTag['attributes']): void
  close(): void
  /** Character data as it stands in the document, with its references. */
  text?(text: string): void
}

type State = 'text' | 'tag' | 'reference' | 'comment' | 'cdata' | 'pi-target' | 'pi-body'

const CDATA_OPEN = '<![CDATA['
const COMMENT_OPEN = '<!--'

/**
 * A streaming scanner of XML content: what may stand between a root's tags. It accepts exactly what
 * expat accepts there with namespaces on and no document type: the parser of the reference comparer,
 * whose input always starts with the collector's own declaration and root. Takes linear time and,
 * beyond one tag, no memory that grows with its input.
 *
 * It is ours because no streaming parser for Node reads names by XML 1.0's fourth edition with namespaces
 * on, as expat does: each takes documents that the comparer refuses, or the other way round, and a reward
 * depends on that.
 */
export class XmlScanner {
  readonly #handler: ContentHandler
  readonly #scope = new NamespaceScope()
  readonly #open: string[] = []
  #state: State = 'text'
  /** The few characters at the end of a chunk that cannot be told without the next. */
  #carry = ''
  /** The pieces so far of a reference or a target that spans chunks. */
  #pieces: string[] = []
  readonly #longTags = new TagCollector()
  #malformation: string | null = null
  readonly #tags = new Mark('<')
  readonly #references = new Mark('&')
  readonly #ends = new Mark(']]>')

  constructor(handler: ContentHandler) {
    this.#handler = handler
  }

  /** What is wrong with the content so far, as a phrase; null while it is well-formed. */
  get malformation(): string | null {
    return this.#malformation
  }

  /** Reads on; returns false, and ignores the rest, once the content is malformed. */
  push(chunk: string): boolean {
    if (this.#malformation !== null) return false
    if (!isCharacterData(chunk)) this.#fail('a character that XML does not allow')
    const text = this.#carry + chunk
    this.#carry = ''
    let at = 0
    this.#tags.reset()
    this.#references.reset()
    this.#ends.reset()
    while (at < text.length && this.#malformation === null) at = this.#step(text, at)
    return this.#malformation === null
  }

  /** Whether the content read so far is complete: every element closed and nothing begun. */
  end(): boolean {
    if (this.#malformation !== null) return false
    if (this.#state !== 'text') this.#fail(`an end inside a ${ENDS_INSIDE[this.#state]}`)
    else if (this.#carry.startsWith('<')) this.#fail('an end inside a tag')
    else if (this.#open.length > 0) this.#fail(`an end before </${this.#open.at(-1)!.slice(0, 100)}>`)
    return this.#malformation === null
  }

  #step(text: string, at: number): number {
    switch (this.#state) {
      case 'text':
        return this.#text(text, at)
      case 'tag':
        return this.#tag(text, at)
      case 'reference':
        return this.#reference(text, at)
      case 'comment':
        return this.#comment(text, at)
      case 'cdata':
        return this.#cdata(text, at)
      case 'pi-target':
        return this.#piTarget(text, at)
      case 'pi-body':
        return this.#piBody(text, at)
    }
  }

  #text(text: string, at: number): number {
    const markup = this.#tags.next(text, at)
    const reference = this.#references.next(text, at)
    const end = Math.min(markup, reference)
    if (this.#ends.next(text, at) < end) return this.#fail(']]> outside CDATA')
    if (end > at) {
      if (end === text.length) return this.#holdBrackets(text, at)
      this.#handler.text?.(text.slice(at, end))
    }
    if (reference < markup) return this.#reference(text, reference)
    return this.#markup(text, markup)
  }

  /** Text or CDATA up to the end of a chunk: `]]` there may become `]]>` with the next. */
  #holdBrackets(text: string, at: number): number {
    const held = text.endsWith(']]') ? 2 : text.endsWith(']') ? 1 : 0
    const end = Math.max(at, text.length - held)
    if (end > at) this.#handler.text?.(text.slice(at, end))
    return this.#hold(text, end)
  }

  #markup(text: string, at: number): number {
    const next = text[at + 1]
    if (next === undefined) return this.#hold(text, at)
    if (next === '/' || isNameStart(next.charCodeAt(0))) return this.#tag(text, at)
    if (next === '?') return this.#enter('pi-target', at + 2, text)
    if (next !== '!') return this.#fail('< that starts no tag')
    if (text.startsWith(COMMENT_OPEN, at)) return this.#enter('comment', at + COMMENT_OPEN.length, text)
    if (text.startsWith(CDATA_OPEN, at)) return this.#enter('cdata', at + CDATA_OPEN.length, text)
    const begun = text.slice(at, at + CDATA_OPEN.length)
    if (at + begun.length === text.length && (CDATA_OPEN.startsWith(begun) || COMMENT_OPEN.startsWith(begun)))
      return this.#hold(text, at)
    return this.#fail(begun.startsWith('<!DOCTYPE') ? 'a document type' : '<! that starts nothing')
  }

  /** Changes state; what the new state needs may lie in the next chunk. */
  #enter(state: State, at: number, text: string): number {
    this.#state = state
    return Math.min(at, text.length)
  }

  #hold(text: string, at: number): number {
    this.#carry = text.slice(at)
    return text.length
  }

  /** A tag within one chunk at once, any other piece by piece. */
  #tag(text: string, at: number): number {
    const end = this.#longTags.isOpen ? -1 : wholeTagEnd(text, at)
    return end < 0 ? this.#longTag(text, at) : this.#endTag(text.slice(at, end), end)
  }

  #longTag(text: string, at: number): number {
    this.#state = 'tag'
    const end = this.#longTags.read(text, at)
    if (this.#longTags.hasLessThan) return this.#fail('< inside a tag')
    return end < 0 ? text.length : this.#endTag(this.#longTags.take(), end)
  }

  #endTag(tag: string, next: number): number {
    this.#state = 'text'
    return tag[1] === '/' ? this.#close(tag, next) : this.#start(tag, next)
  }

  #start(tag: string, next: number): number {
    const parsed = parseStartTag(tag)
    if (typeof parsed === 'string') return this.#fail(parsed)
    const name = this.#scope.enter(parsed)
    if (name === undefined) return this.#fail(`a namespace error in <${parsed.name.slice(0, 100)}>`)
    this.#handler.open(name, parsed.attributes)
    if (parsed.selfClosing) {
      this.#scope.leave()
      this.#handler.close()
    } else this.#open.push(parsed.name)
    return next
  }

  #close(tag: string, next: number): number {
    const name = parseEndTag(tag)
    if (name === null || this.#open.at(-1) !== name) return this.#fail('an end tag that matches no start')
    this.#open.pop()
    this.#scope.leave()
    this.#handler.close()
    return next
  }

  #reference(text: string, at: number): number {
    const from = this.#state === 'reference' ? at : at + 1
    let end = from
    while (end < text.length && isReferenceChar(text.charCodeAt(end))) end++
    if (end === text.length) {
      this.#pieces.push(text.slice(at))
      this.#state = 'reference'
      return end
    }
    const reference = this.#collected(text.slice(at, end + 1))
    if (dereference(reference) === null) return this.#fail('a reference to no character')
    this.#state = 'text'
    this.#handler.text?.(reference)
    return end + 1
  }

  #comment(text: string, at: number): number {
    const dashes = text.indexOf('--', at)
    if (dashes < 0) return this.#holdTail(text, at, '-')
    if (dashes + 2 === text.length) return this.#hold(text, dashes)
    if (text[dashes + 2] !== '>') return this.#fail('-- inside a comment')
    return this.#enter('text', dashes + 3, text)
  }

  #cdata(text: string, at: number): number {
    const close = text.indexOf(']]>', at)
    if (close < 0) return this.#holdBrackets(text, at)
    if (close > at) this.#handler.text?.(text.slice(at, close))
    return this.#enter('text', close + 3, text)
  }

  #piTarget(text: string, at: number): number {
    let end = at
    while (end < text.length && isNameChar(text.charCodeAt(end))) end++
    if (end === text.length || (text[end] === '?' && end + 1 === text.length)) {
      this.#pieces.push(text.slice(at, end))
      return this.#hold(text, end)
    }
    const target = this.#collected(text.slice(at, end))
    if (target === '' || !isNameStart(target.charCodeAt(0)) || /^xml$/i.test(target))
      return this.#fail(
        /^xml$/i.test(target) ? 'an XML declaration that is not at the start' : '<? that starts nothing'
      )
    if (isWhiteSpace(text.charCodeAt(end))) return this.#enter('pi-body', end + 1, text)
    if (text.startsWith('?>', end)) return this.#enter('text', end + 2, text)
    return this.#fail('a malformed processing instruction')
  }

  #piBody(text: string, at: number): number {
    const close = text.indexOf('?>', at)
    return close < 0 ? this.#holdTail(text, at, '?') : this.#enter('text', close + 2, text)
  }

  #holdTail(text: string, at: number, first: string): number {
    return this.#hold(text, text.endsWith(first) ? Math.max(at, text.length - 1) : text.length)
  }

  #collected(last: string): string {
    if (this.#pieces.length === 0) return last
    const whole = this.#pieces.join('') + last
    this.#pieces = []
    return whole
  }

  /** Notes what is wrong; the place returned ends the reading. */
  #fail(malformation: string): number {
    this.#malformation ??= malformation
    this.#pieces = []
    return Number.POSITIVE_INFINITY
  }
}

const ENDS_INSIDE: Record<Exclude<State, 'text'>, string> = {
  tag: 'tag',
  reference: 'reference',
  comment: 'comment',
  cdata: 'CDATA section',
  'pi-target': 'processing instruction',
  'pi-body': 'processing instruction'
}

const isReferenceChar = (code: number): boolean =>
  code === 0x23 ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x61 && code <= 0x7a)
