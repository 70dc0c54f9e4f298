/** A text with its first letter as a capital. */
export const capital = (text: string): string => text.replace(/^./su, letter => letter.toUpperCase())

/** A clause, such as `tests were edited`, as a sentence of its own. */
export const sentence = (clause: string): string => `${capital(clause)}.`
