/** `# canary …` or `<!-- canary … -->`. */
const isCanary = (line: string): boolean =>
  /canary/i.test(line) && (line.startsWith('#') || (line.startsWith('<!--') && line.endsWith('-->')))

/**
 * An instruction without the comment lines at its start that mark a benchmark's files for those who
 * gather training data, and without the blank lines after them. They are none of the task, and Harbor
 * shows them to no agent either.
 */
export const withoutCanary = (text: string): string => {
  const lines = text.split('\n')
  let start = 0
  while (start < lines.length && isCanary(lines[start]!.trim())) start++
  while (start < lines.length && lines[start]!.trim() === '') start++
  return lines.slice(start).join('\n')
}
