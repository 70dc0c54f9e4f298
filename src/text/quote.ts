/** A value as it is shown in a message: in backticks, control characters spelled out, not too long. */
export const quote = (value: string): string => {
  const spelled = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\')
  return `\`${spelled.length > 120 ? `${spelled.slice(0, 117)}...` : spelled}\``
}
