/** The lines of a text, without the line feeds that part them, one at a time. */
export function* linesOf(text: string): Generator<string> {
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf('\n', start)
    if (end < 0) {
      yield text.slice(start)
      return
    }
    yield text.slice(start, end)
    start = end + 1
  }
}
