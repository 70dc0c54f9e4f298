/** Characters that XML 1.0 forbids anywhere, raw or by reference. Surrogates cannot come from UTF-8. */
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/

/** Whether all characters of decoded text may stand in XML 1.0. */
export const isCharacterData = (text: string): boolean => !FORBIDDEN.test(text)

/** The text without the characters that may not stand in XML 1.0. */
export const withoutForbidden = (text: string): string =>
  isCharacterData(text) ? text : text.replace(new RegExp(FORBIDDEN, 'g'), '')

/** Blank, tab, line feed and carriage return: all that XML takes for white space. */
export const isWhiteSpace = (code: number): boolean =>
  code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d

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

/**
 * The value of an attribute as it stands in the document: line breaks and tabs become blanks,
 * references their characters (so `&#10;` stays a line feed). Null when a reference is none.
 * Source: XML 1.0, 3.3.3 and 2.11.
 */
export const attributeValue = (raw: string): string | null => {
  const blanked = BREAKS.test(raw) ? blanksForBreaks(raw) : raw
  return blanked.includes('&') ? withoutReferences(blanked) : blanked
}

const BREAKS = /[\t\r\n]/

/** Longer values are worked on in slices: replacing takes hundreds of bytes for each match in a text. */
const SLICE = 1 << 16

const blanksForBreaks = (raw: string): string => {
  if (raw.length <= SLICE) return raw.replace(/\r\n?|[\t\n]/g, ' ')
  const slices: string[] = []
  for (let at = 0; at < raw.length; ) {
    let end = at + SLICE
    if (raw[end - 1] === '\r' && raw[end] === '\n') end++
    slices.push(blanksInSlice(raw.slice(at, end)))
    at = end
  }
  return slices.join('')
}

/** The same, code unit by code unit. */
const blanksInSlice = (slice: string): string => {
  const units = new Uint16Array(slice.length)
  let length = 0
  for (let at = 0; at < slice.length; at++) {
    const unit = slice.charCodeAt(at)
    if (unit === 0x0a && at > 0 && slice.charCodeAt(at - 1) === 0x0d) continue
    units[length++] = unit === 0x09 || unit === 0x0a || unit === 0x0d ? 0x20 : unit
  }
  return Buffer.from(units.buffer, 0, length * 2).toString('utf16le')
}

/** The text with its references replaced, or null where one is none. */
const withoutReferences = (text: string): string | null => {
  const slices: string[] = []
  let slice = ''
  let done = 0
  for (let reference = text.indexOf('&'); reference >= 0; reference = text.indexOf('&', done)) {
    const end = text.indexOf(';', reference)
    const character = end < 0 ? null : dereference(text.slice(reference, end + 1))
    if (character === null) return null
    slice += text.slice(done, reference) + character
    if (slice.length > SLICE) {
      slices.push(slice)
      slice = ''
    }
    done = end + 1
  }
  return slices.join('') + slice + text.slice(done)
}
