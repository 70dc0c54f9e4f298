/** An IPv4 address in its usual spelling as a number of 32 bits. */
export const ipv4Bits = (text: string): bigint =>
  text.split('.').reduce((bits, part) => (bits << 8n) | BigInt(part), 0n)

/** An IPv6 address without zone, in any of its spellings, as a number of 128 bits. */
export const ipv6Bits = (text: string): bigint => {
  const embedded = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  let hex = text
  if (embedded) {
    const low = ipv4Bits(embedded[2]!)
    hex = `${embedded[1]}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`
  }
  const [head = '', tail] = hex.split('::')
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const left = groups(head)
  const right = tail === undefined ? [] : groups(tail)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n)
}
