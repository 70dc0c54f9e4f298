/** A count with its noun: `1 task`, `2 tasks`; `many` for a noun whose plural is not made by an `s`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
