/** Something that happens once, and is heard of also by who listens later. */
export interface OneTimeEvent<Value> {
  /** Only the first counts. */
  happen(value: Value): void
  on(listener: (value: Value) => void): void
  /** undefined as long as it has not happened. */
  readonly value: Value | undefined
}

/** It has not happened yet. */
export const oneTimeEvent = <Value>(): OneTimeEvent<Value> => {
  let value: { of: Value } | undefined
  const listeners: Array<(value: Value) => void> = []
  return {
    happen(of) {
      if (value) return
      value = { of }
      for (const listener of listeners) listener(of)
    },
    on(listener) {
      if (value) listener(value.of)
      else listeners.push(listener)
    },
    get value() {
      return value?.of
    }
  }
}
