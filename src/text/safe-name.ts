const LONGEST = 100

/** A text as the name of a file, or of a folder, that every system takes; what it cannot hold is a line. */
export const safeName = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .replace(/^[.-]+/, '')
    .slice(0, LONGEST) || 'unnamed'
