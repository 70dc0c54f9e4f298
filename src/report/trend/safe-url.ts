/** A link to where results may send a reader: a page, and nothing that runs. */
export const safeUrl = (text: string | undefined): string | undefined => {
  if (text === undefined || !URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
