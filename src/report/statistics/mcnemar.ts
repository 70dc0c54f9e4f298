/** C(n, k) / 2^n: halved on the way wherever it grows, so that it neither overflows nor underflows early. */
const binomialChance = (n: number, k: number): number => {
  let chance = 1
  let halvings = n
  for (let factor = 1; factor <= k; factor++) {
    chance = (chance * (n - factor + 1)) / factor
    for (; chance > 1 && halvings > 0; halvings--) chance /= 2
  }
  return chance * 2 ** -halvings
}

/**
 * Exact two-sided McNemar test: how likely so uneven a split of the discordant pairs is when each falls
 * to either side like a coin. Null where no pair is discordant.
 */
export const mcnemarP = (gained: number, lost: number): number | null => {
  const discordant = gained + lost
  if (discordant === 0) return null
  const smaller = Math.min(gained, lost)
  // The tail as multiples of its largest term, which is the last to underflow.
  let multiples = 1
  let term = 1
  for (let count = smaller; count >= 1; count--) {
    term *= count / (discordant - count + 1)
    multiples += term
  }
  return Math.min(1, 2 * binomialChance(discordant, smaller) * multiples)
}
