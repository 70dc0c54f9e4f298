/** Characters that XML 1.0 forbids anywhere, raw or by reference. Surrogates cannot come from UTF-8. */
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/

/** Whether all characters of decoded text may stand in XML 1.0. */
export const isCharacterData = (text: string): boolean => !FORBIDDEN.test(text)

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'"
}

/**
 * The character that `&…;` stands for, or null where it is no reference of a document without a
 * document type. Written as a loop, since a number may have any count of leading zeros.
 */
export const dereference = (reference: string): string | null => {
  if (reference[1] !== '#') return Object.hasOwn(ENTITIES, reference) ? ENTITIES[reference]! : null
  const hex = reference[2] === 'x'
  let value = 0
  const start = hex ? 3 : 2
  const end = reference.length - 1
  if (start >= end || reference[end] !== ';') return null
  for (let at = start; at < end; at++) {
    const digit = digitValue(reference.charCodeAt(at), hex)
    if (digit < 0) return null
    value = value * (hex ? 16 : 10) + digit
    if (value > 0x10ffff) return null
  }
  const forbidden = value >= 0xd800 && value <= 0xdfff
  const character = forbidden ? '' : String.fromCodePoint(value)
  return character !== '' && isCharacterData(character) ? character : null
}

const digitValue = (code: number, hex: boolean): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const lower = code | 0x20
  return hex && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}

/** Whether `&…;` may stand in content. */
export const isReference = (reference: string): boolean => dereference(reference) !== null

/**
 * The value of an attribute as it stands in the document: line breaks and tabs become blanks,
 * references their characters (so `&#10;` stays a line feed). Null when a reference is none.
 * Source: XML 1.0, 3.3.3 and 2.11.
 */
export const attributeValue = (raw: string): string | null => {
  const blanked = BREAKS.test(raw) ? blanksForBreaks(raw) : raw
  let reference = blanked.indexOf('&')
  if (reference < 0) return blanked
  let value = ''
  let done = 0
  while (reference >= 0) {
    const end = blanked.indexOf(';', reference)
    const character = end < 0 ? null : dereference(blanked.slice(reference, end + 1))
    if (character === null) return null
    value += blanked.slice(done, reference) + character
    done = end + 1
    reference = blanked.indexOf('&', done)
  }
  return value + blanked.slice(done)
}

const BREAKS = /[\t\r\n]/

/** One literal after the other: a pattern of several would take hundreds of bytes for each match. */
const blanksForBreaks = (raw: string): string =>
  raw.replaceAll('\r\n', ' ').replaceAll('\r', ' ').replaceAll('\n', ' ').replaceAll('\t', ' ')
