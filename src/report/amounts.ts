/** Tokens for people: `950`, `12.3k`, `4.57M`. */
export const formatTokens = (tokens: number): string => {
  if (tokens < 1_000) return String(Math.round(tokens))
  if (tokens < 999_950) return `${(tokens / 1_000).toFixed(1)}k`
  return `${(tokens / 1_000_000).toFixed(2)}M`
}

/** US dollars for people: `$12.40`, and below one dollar `$0.0312`; what is less than shown says so. */
export const formatUsd = (usd: number): string => {
  if (usd >= 1 || usd === 0) return `$${usd.toFixed(2)}`
  return usd < 0.0001 ? '<$0.0001' : `$${usd.toFixed(4)}`
}
