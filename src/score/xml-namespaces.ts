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
    const declared = attributes.filter(isDeclaration)
    if (declared.length === 0) return true
    const bindings = new Map(this.#current)
    for (const { name, value } of declared) {
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

/** Whether a name comes twice, as written or by its namespace; or has a prefix that is not bound. */
const hasDuplicates = (attributes: readonly Attribute[], bindings: Bindings): boolean => {
  if (attributes.length === 0) return false
  const seen = new Set<string>()
  for (const attribute of attributes) {
    const expanded = isDeclaration(attribute) ? attribute.name : expand(attribute.name, bindings)
    if (expanded === null || seen.has(attribute.name)) return true
    seen.add(attribute.name)
    if (expanded !== attribute.name) {
      if (seen.has(expanded)) return true
      seen.add(expanded)
    }
  }
  return false
}

/** `{uri}local` for a prefixed name, the name itself without a prefix, null for an unbound prefix. */
const expand = (name: string, bindings: Bindings): string | null => {
  const colon = name.indexOf(':')
  if (colon < 0) return name
  const uri = bindings.get(name.slice(0, colon))
  return uri === undefined ? null : `{${uri}}${name.slice(colon + 1)}`
}
