/** Holm's step-down correction: p-values adjusted for how many there are, in the order given, at most 1. */
export const holm = (pValues: readonly number[]): number[] => {
  const order = pValues.map((_, place) => place).sort((a, b) => pValues[a]! - pValues[b]!)
  const adjusted = pValues.map(() => 1)
  let largest = 0
  order.forEach((place, rank) => {
    largest = Math.max(largest, Math.min(1, (pValues.length - rank) * pValues[place]!))
    adjusted[place] = largest
  })
  return adjusted
}
