/** What would end a link's target, or hide where it leads. */
const NOT_IN_TARGET = /[\s<>()[\]\\"'`|\p{Cc}\p{Cf}]/gu

/** Escapes that a single character of a well-formed text gives; a lone surrogate has none. */
const encode = (character: string): string =>
  [...new TextEncoder().encode(character)]
    .map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')

/** A link in Markdown; `text` is Markdown already. Only what leads to the web or is relative becomes one. */
export const markdownLink = (text: string, target: string): string => {
  const isWeb = /^https?:\/\//i.test(target)
  const isOther = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(target) && !isWeb
  return isOther ? text : `[${text}](${target.replace(NOT_IN_TARGET, encode)})`
}
