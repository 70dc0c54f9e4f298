import { posix } from 'node:path'
import picomatch from 'picomatch'

/** Shells' braces, groups and extended patterns are plain letters to Docker. */
const OPTIONS = { dot: true, nonegate: true, nobrace: true, noextglob: true, literalBrackets: false } as const

const escapeGroups = (pattern: string): string => pattern.replace(/[(){}|]/g, '\\$&')

/** A pattern as Docker reads it: cleaned as a path, relative to the context. */
const clean = (pattern: string): string => posix.normalize(pattern).replace(/^\/+|\/+$/g, '')

/**
 * Whether a path is left out by a `.dockerignore` text, by Docker's rules: the last line that matches
 * decides, `!` lets in again, a matched folder takes what is below it along.
 * Source: https://docs.docker.com/build/concepts/context/#dockerignore-files
 */
export const ignoredBy = (text: string): ((path: string) => boolean) => {
  const rules = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(line => !line.startsWith('#'))
    .map(line => line.trim())
    .filter(line => line !== '' && line !== '!')
    .map(line => {
      const negated = line.startsWith('!')
      const pattern = escapeGroups(clean(line.replace(/^!/, '').trim()))
      // As expressions: picomatch's own matcher also takes a name that is spelt like the pattern.
      const shapes = [pattern, `${pattern}/**`].map(glob => picomatch.makeRe(glob, OPTIONS))
      return { negated, matches: (path: string) => shapes.some(shape => shape.test(path)) }
    })
  return path => rules.reduce((ignored, rule) => (rule.matches(path) ? !rule.negated : ignored), false)
}
