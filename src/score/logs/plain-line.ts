/** No line that tells of a test is longer. */
const LONGEST_LINE = 4096

const COLOUR = /\u001b\[[\d;]{0,20}m/g

/** A line without colours and without blanks at its end; of one that is too long, its beginning. */
export const plainLine = (raw: string, longest = LONGEST_LINE): string => {
  const line = raw.length > longest ? raw.slice(0, longest) : raw
  return (line.includes('\u001b') ? line.replace(COLOUR, '') : line).trimEnd()
}
