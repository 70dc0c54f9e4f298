/** A shell or Python script with its lines that are wholly comments left empty. */
export const withoutComments = (script: string): string =>
  script
    .split('\n')
    .map(line => (/^\s*#/.test(line) ? '' : line))
    .join('\n')
