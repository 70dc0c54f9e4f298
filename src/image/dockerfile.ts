interface Instruction {
  readonly text: string
  /** The line that it begins on, from 0. */
  readonly line: number
}

/**
 * The instructions of a Dockerfile, each on one line: a backslash at the end of a line joins it with
 * the next, comment lines between do not count, and here-documents are left out.
 */
const instructions = (dockerfile: string): Instruction[] => {
  const found: Instruction[] = []
  let joined = ''
  let begin = 0
  const ends: string[] = []
  for (const [number, line] of dockerfile.replace(/\r/g, '').split('\n').entries()) {
    if (joined === '') begin = number
    if (ends.length > 0) {
      if (line.replace(/^\t+/, '') === ends[0]) ends.shift()
      continue
    }
    if (/^\s*#/.test(line)) continue
    const goesOn = /^(.*)\\[ \t]*$/.exec(line)
    joined += goesOn ? `${goesOn[1]} ` : line
    if (goesOn) continue
    if (/^\s*(?:RUN|COPY|ADD)\s/i.test(joined)) {
      for (const match of joined.matchAll(/<<-?(["']?)(\w+)\1/g)) ends.push(match[2]!)
    }
    found.push({ text: joined, line: begin })
    joined = ''
  }
  return [...found, { text: joined, line: begin }]
}

const FROM = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i
const ARG = /^\s*ARG\s+(\w+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/i
const COPY = /^\s*(?:COPY|ADD)\s+(?:--\S+\s+)*?--from=(\S+)/i
const MOUNT = /--mount=(\S+)/gi
const MOUNT_FROM = /^from=(.+)/i

/** No image's name is longer; of a recipe that doubles its arguments again and again nothing longer is kept. */
const LONGEST_NAME = 1000

/** What may be an image's name: the engine is asked about nothing else, least of all about an option of its own. */
const NAME = /^[A-Za-z0-9][\w./:@-]*$/

/** No recipe builds on more, and about each the engine is asked. */
const MOST_PARENTS = 100

/** Of what a mount's options name, the image that it is from. */
const mountedImage = (options: string): string | undefined =>
  options
    .split(',')
    .map(option => MOUNT_FROM.exec(option)?.[1])
    .findLast(image => image !== undefined)

/** What a Dockerfile builds on: images from outside, not its own earlier stages. */
export const parentImages = (dockerfile: string): string[] => {
  const args = new Map<string, string>()
  const stages = new Set<string>()
  const parents = new Set<string>()
  const expand = (text: string) =>
    text.length > LONGEST_NAME
      ? text
      : text.replace(
          /\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/g,
          (whole, braced, fallback, bare) => args.get(braced ?? bare) || (fallback ?? whole)
        )
  const isOutside = (image: string) =>
    parents.size < MOST_PARENTS &&
    image.length <= LONGEST_NAME &&
    NAME.test(image) &&
    image !== 'scratch' &&
    !/^\d+$/.test(image) &&
    !stages.has(image.toLowerCase())
  let seenFrom = false
  for (const { text: line } of instructions(dockerfile)) {
    const arg = ARG.exec(line)
    const from = FROM.exec(line)
    const copied = COPY.exec(line)
    if (arg && !seenFrom) {
      const value = expand(arg[2] ?? arg[3] ?? arg[4] ?? '')
      args.set(arg[1]!, value.length > LONGEST_NAME ? '' : value)
    } else if (from) {
      seenFrom = true
      const image = expand(from[1]!)
      if (isOutside(image)) parents.add(image)
      if (from[2]) stages.add(from[2].toLowerCase())
    } else if (copied) {
      if (isOutside(copied[1]!)) parents.add(copied[1]!)
    } else if (/^\s*RUN\s/i.test(line)) {
      for (const [, options = ''] of line.matchAll(MOUNT)) {
        const image = mountedImage(options)
        if (image !== undefined && isOutside(image)) parents.add(image)
      }
    }
  }
  return [...parents]
}

/**
 * What a Dockerfile does before anything of the context goes in, which it may share with others; null
 * where it runs nothing by then.
 */
export const sharedPart = (dockerfile: string): string | null => {
  const all = instructions(dockerfile)
  const first = all.find(({ text }) => /^\s*(?:COPY|ADD)\s/i.test(text))
  if (first === undefined) return null
  const runs = all.some(({ text, line }) => line < first.line && /^\s*RUN\s/i.test(text))
  return runs ? `${dockerfile.split('\n').slice(0, first.line).join('\n')}\n` : null
}
