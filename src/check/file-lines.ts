/** The line (from 1) where a text first occurs; null where it does not. */
export const lineOfText = (content: string, text: string): number | null => {
  const index = content.indexOf(text)
  return index < 0 ? null : content.slice(0, index).split('\n').length
}

/** The first line (from 1) that matches; null where none does. */
export const lineMatching = (content: string, pattern: RegExp): number | null => {
  const index = content.split('\n').findIndex(line => pattern.test(line))
  return index < 0 ? null : index + 1
}
