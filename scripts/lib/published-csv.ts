/** One cell as Python's csv module writes it: quoted only where it has to be. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A line of a CSV file, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\n`

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A string as Python's `repr` writes it: in single quotes, unless it has some and no double ones. */
const pythonString = (text: string): string => {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = text.replace(/[\\\n\r\t]/g, character => ESCAPES[character]!)
  return `${quote}${quote === "'" ? escaped.replaceAll("'", "\\'") : escaped}${quote}`
}

/** A list of strings as Python's `repr` writes it, which is how the published files have theirs. */
export const pythonList = (items: readonly string[]): string => `[${items.map(pythonString).join(', ')}]`
