import { visible } from '../escape.js'

/** Code points that XML 1.0 allows in no form, and that are none of those `visible` spells out. */
const NO_CHARACTER = /[\ufffe\uffff]/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;'
}

/** Text as the value of an XML attribute, on one line. */
const xmlLine = (line: string): string =>
  visible(line)
    .replace(NO_CHARACTER, character => `\\u${character.charCodeAt(0).toString(16)}`)
    .replace(/[&<>"]/g, character => ENTITIES[character]!)

/** Text between XML tags, its lines kept; what cannot be seen, and XML could not hold, is spelled out. */
export const xmlText = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(xmlLine)
    .join('\n')

/** An element's start tag without its end: name and attributes, those that are undefined left out. */
export const xmlTag = (
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>
): string => {
  const parts = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${xmlLine(String(value))}"`]
  )
  return `<${name}${parts.join('')}`
}
