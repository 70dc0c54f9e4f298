import type { Attribute, StartTag } from './xml-tag.js'

const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

type Bindings = ReadonlyMap<string, string>

const INITIAL: Bindings = new Map([['xml', XML]])

/** The namespaces in scope, element by element. */
export class NamespaceScope {
  #current: Bindings = INITIAL
  readonly #outer: Bindings[] = []

  /**
   * Enters an element. Returns its name where it is in no namespace, null where it is in one, and
   * undefined where the document is malformed: an attribute twice, a prefix that is not bound or one
   * that may not be bound so.
   * Source: XML 1.0 3.1, Namespaces in XML 1.0; expat's separator `}` may not occur in a name either.
   */
  enter({ name, attributes }: StartTag): string | null | undefined {
    this.#outer.push(this.#current)
    if (!this.#declare(attributes) || hasDuplicates(attributes, this.#current)) return undefined
    const colon = name.indexOf(':')
    if (colon >= 0) return this.#current.has(name.slice(0, colon)) ? null : undefined
    return this.#current.get('') ? null : name
  }

  leave(): void {
    this.#current = this.#outer.pop() ?? INITIAL
  }

  #declare(attributes: readonly Attribute[]): boolean {
    if (!attributes.some(isDeclaration)) return true
    const bindings = new Map(this.#current)
    for (const { name, value } of attributes.filter(isDeclaration)) {
      const prefix = name.slice('xmlns:'.length)
      if (!mayBind(prefix, value)) return false
      bindings.set(prefix, value)
    }
    this.#current = bindings
    return true
  }
}

const isDeclaration = ({ name }: Attribute): boolean => name === 'xmlns' || name.startsWith('xmlns:')

const mayBind = (prefix: string, uri: string): boolean => {
  if (prefix === 'xmlns' || uri === XMLNS || uri.includes('}')) return false
  if (prefix !== '' && uri === '') return false
  return (prefix === 'xml') === (uri === XML)
}

/** Up to so many attributes, comparing all with all takes less time than a set. */
const FEW = 8

/** Whether a name comes twice, as written or by its namespace; or has a prefix that is not bound. */
const hasDuplicates = (attributes: readonly Attribute[], bindings: Bindings): boolean => {
  if (attributes.length <= FEW) {
    for (let one = 0; one < attributes.length; one++)
      for (let other = 0; other < one; other++)
        if (attributes[one]!.name === attributes[other]!.name) return true
  } else if (new Set(attributes.map(({ name }) => name)).size < attributes.length) return true
  const prefixed = attributes.filter(attribute => attribute.name.includes(':') && !isDeclaration(attribute))
  if (prefixed.length === 0) return false
  const expanded = prefixed.map(({ name }) => expand(name, bindings))
  return expanded.includes(null) || new Set(expanded).size < expanded.length
}

/** `{uri}local` for a prefixed name; null for an unbound prefix. */
const expand = (name: string, bindings: Bindings): string | null => {
  const colon = name.indexOf(':')
  const uri = bindings.get(name.slice(0, colon))
  return uri === undefined ? null : `{${uri}}${name.slice(colon + 1)}`
}
