/** What a Dockerfile builds on: images from outside, not its own earlier stages. */
export const parentImages = (dockerfile: string): string[] => {
  const args = new Map<string, string>()
  const stages = new Set<string>()
  const parents: string[] = []
  // A backslash at the end of a line joins it with the next; comment lines between do not count.
  const lines = dockerfile
    .replace(/\r/g, '')
    .split('\n')
    .filter(line => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n/g, ' ')
    .split('\n')
  let seenFrom = false
  const expand = (text: string) =>
    text.replace(/\$(?:\{(\w+)(?::-([^}]*))?\}|(\w+))/g, (whole, braced, fallback, bare) => {
      const value = args.get(braced ?? bare)
      return value ?? fallback ?? whole
    })
  for (const line of lines) {
    const arg = /^\s*ARG\s+(\w+)(?:=(?:"([^"]*)"|(\S*)))?/i.exec(line)
    if (arg && !seenFrom) args.set(arg[1]!, arg[2] ?? arg[3] ?? '')
    const from = /^\s*FROM\s+(?:--platform=\S+\s+)?(\S+)(?:\s+AS\s+(\S+))?/i.exec(line)
    const copied = /^\s*COPY\s+(?:--\S+\s+)*?--from=(\S+)/i.exec(line)
    if (from) {
      seenFrom = true
      const image = expand(from[1]!)
      if (!stages.has(image.toLowerCase()) && image !== 'scratch') parents.push(image)
      if (from[2]) stages.add(from[2].toLowerCase())
    } else if (copied && !stages.has(copied[1]!.toLowerCase()) && !/^\d+$/.test(copied[1]!)) {
      parents.push(copied[1]!)
    }
  }
  return [...new Set(parents)]
}
