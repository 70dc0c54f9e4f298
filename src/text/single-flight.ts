/** One call for all that ask; a later one tries again where it failed. */
export const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  const made = oncePerKey<null, Value>()
  return () => made.get(null, make)
}

/** Answers that are found once each, also for those that ask while one is being found. */
export interface OncePerKey<Key, Value> {
  /** The answer for a key, made by the first that asks; where that fails, a later one tries again. */
  get(key: Key, make: () => Promise<Value>): Promise<Value>
  /** Makes all answers anew from now on. */
  forget(): void
}

/** Nothing is known at first. */
export const oncePerKey = <Key, Value>(): OncePerKey<Key, Value> => {
  const answers = new Map<Key, Promise<Value>>()
  return {
    get(key, make) {
      const known = answers.get(key)
      if (known) return known
      const made = make()
      answers.set(key, made)
      made.catch(() => {
        // It may have been forgotten, and be under way again.
        if (answers.get(key) === made) answers.delete(key)
      })
      return made
    },
    forget: () => answers.clear()
  }
}
