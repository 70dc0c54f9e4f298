import { shellWords } from './shell-text.js'

/** A value that means the same in quotes and without. */
export const PLAIN_VALUE = /^[\w./:@%+,=-]*$/

/** The variables that a script sets, as far as they have been read. */
export class ScriptVariables {
  readonly #own = new Map<string, { value: string; statement: string; isUsed: boolean }>()
  readonly #exported: string[] = []

  /** Takes a statement that sets a variable; false for any other. */
  read(text: string): boolean {
    // What a variable of this kind is for is the fallback, which goes.
    if (/^[A-Za-z_]\w*=\$\?$/.test(text)) return true
    const [, exported, name = ''] = /^(export )?([A-Za-z_]\w*)=/.exec(text) ?? []
    const words = shellWords(text)
    if (name === '' || words.length > (exported === undefined ? 1 : 2) || /\$\(|[`;&|<>]/.test(text))
      return false
    if (exported !== undefined) this.#exported.push(text)
    else {
      const value = words[0]!.slice(name.length + 1)
      this.#own.set(name, { value, statement: text, isUsed: false })
    }
    return true
  }

  /** The text with the values of variables that the script itself has set. */
  resolved(text: string): string {
    return text.replace(/\$(?:(\w+)|\{(\w+)\})/g, (reference, plain?: string, braced?: string) => {
      const known = this.#own.get(plain ?? braced ?? '')
      if (known === undefined || !PLAIN_VALUE.test(known.value)) return reference
      known.isUsed = true
      return known.value
    })
  }

  /** The statements that are still needed, once the values that were put in stand where they are used. */
  remaining(): string[] {
    const kept = [...this.#own.values()].filter(({ isUsed }) => !isUsed)
    return [...kept.map(({ statement }) => statement), ...this.#exported]
  }
}
