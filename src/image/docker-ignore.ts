import picomatch from 'picomatch'

/**
 * Whether a path is left out by a `.dockerignore` text, by Docker's rules: the last line that matches
 * decides, `!` lets in again, a matched folder takes what is below it along.
 * Source: https://docs.docker.com/build/concepts/context/#dockerignore-files
 */
export const ignoredBy = (text: string): ((path: string) => boolean) => {
  const rules = text
    .split(/\r?\n/)
    .filter(line => !line.startsWith('#'))
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const negated = line.startsWith('!')
      const pattern = line
        .replace(/^!/, '')
        .trim()
        .replace(/^\/+|\/+$/g, '')
        .replace(/^\.\//, '')
      return { negated, matches: picomatch([pattern, `${pattern}/**`], { dot: true, nonegate: true }) }
    })
  return path => rules.reduce((ignored, rule) => (rule.matches(path) ? !rule.negated : ignored), false)
}
