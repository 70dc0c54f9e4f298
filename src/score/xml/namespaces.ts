import type { Attribute, StartTag } from './tag.js'

const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** The namespaces in scope. Each prefix has a stack, so that depth and number of prefixes cost nothing. */
export class NamespaceScope {
  readonly #bound = new Map<string, string[]>([['xml', [XML]]])
  /** The prefixes that each open element binds; null for the many that bind none. */
  readonly #declared: (readonly string[] | null)[] = []

  /**
   * Enters an element. Returns its name where it is in no namespace, null where it is in one, and
   * undefined where the document is malformed: an attribute twice, a prefix that is not bound or one
   * that may not be bound so.
   * Source: XML 1.0 3.1, Namespaces in XML 1.0; expat's separator `}` may not occur in a name either.
   */
  enter({ name, attributes }: StartTag): string | null | undefined {
    if (attributes.length > 0 && hasDuplicates(attributes)) return undefined
    if (attributes.some(isSpecial)) {
      if (!this.#declare(attributes) || this.#hasDuplicatesByNamespace(attributes)) return undefined
    } else this.#declared.push(null)
    const colon = name.indexOf(':')
    if (colon >= 0) return this.#uri(name.slice(0, colon)) === undefined ? undefined : null
    return this.#uri('') ? null : name
  }

  leave(): void {
    for (const prefix of this.#declared.pop() ?? []) this.#bound.get(prefix)?.pop()
  }

  #uri(prefix: string): string | undefined {
    return this.#bound.get(prefix)?.at(-1)
  }

  #declare(attributes: readonly Attribute[]): boolean {
    const prefixes: string[] = []
    this.#declared.push(prefixes)
    for (const { name, value } of attributes.filter(isDeclaration)) {
      const prefix = name.slice('xmlns:'.length)
      if (!mayBind(prefix, value)) return false
      const stack = this.#bound.get(prefix)
      if (stack) stack.push(value)
      else this.#bound.set(prefix, [value])
      prefixes.push(prefix)
    }
    return true
  }

  /** Whether a prefixed name comes twice by its namespace, or its prefix is not bound. */
  #hasDuplicatesByNamespace(attributes: readonly Attribute[]): boolean {
    const prefixed = attributes.filter(attribute => attribute.name.includes(':') && !isDeclaration(attribute))
    const expanded = prefixed.map(({ name }) => this.#expand(name))
    return expanded.includes(null) || new Set(expanded).size < expanded.length
  }

  /** `{uri}local` for a prefixed name; null for an unbound prefix. */
  #expand(name: string): string | null {
    const colon = name.indexOf(':')
    const uri = this.#uri(name.slice(0, colon))
    return uri === undefined ? null : `{${uri}}${name.slice(colon + 1)}`
  }
}

/** Whether namespaces have to do with an attribute. */
const isSpecial = ({ name }: Attribute): boolean => name.includes(':') || name === 'xmlns'

const isDeclaration = ({ name }: Attribute): boolean => name === 'xmlns' || name.startsWith('xmlns:')

const mayBind = (prefix: string, uri: string): boolean => {
  if (prefix === 'xmlns' || uri === XMLNS || uri.includes('}')) return false
  if (prefix !== '' && uri === '') return false
  return (prefix === 'xml') === (uri === XML)
}

/** Up to so many attributes, comparing all with all takes less time than a set. */
const FEW = 8

const hasDuplicates = (attributes: readonly Attribute[]): boolean => {
  if (attributes.length > FEW) return new Set(attributes.map(({ name }) => name)).size < attributes.length
  for (let one = 0; one < attributes.length; one++)
    for (let other = 0; other < one; other++)
      if (attributes[one]!.name === attributes[other]!.name) return true
  return false
}
