import type { Problem, StaticCheck } from '../static-check.js'

const SECRETS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})\b/],
  ['a GitLab token', /\bglpat-[A-Za-z0-9_-]{20,}/],
  ['an Anthropic key', /\bsk-ant-[A-Za-z0-9_-]{24,}/],
  ['an OpenAI key', /\bsk-(?:(?:proj|svcacct|admin)-[A-Za-z0-9_-]{32,}|[A-Za-z0-9]{32,})/],
  ['an AWS access key', /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/],
  ['a Google API key', /\bAIza[A-Za-z0-9_-]{35}\b/],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a Hugging Face token', /\bhf_[A-Za-z0-9]{34}\b/],
  ['a password in an address', /\w:\/\/[^\s/:@'"<>{}$]{1,100}:[^\s/:@'"<>{}$]{8,200}@\w/]
]

/** One look at a file of megabytes; only where it has something are its lines looked at. */
const ANY = new RegExp(SECRETS.map(([, pattern]) => pattern.source).join('|'))

const inLine = (file: string, content: string, line: number): Problem[] => {
  // Minified and generated lines are no place for a secret that somebody typed.
  const found = content.length > 5_000 ? undefined : SECRETS.find(([, pattern]) => pattern.test(content))
  if (found === undefined) return []
  return [
    {
      file,
      line,
      message: `${file} has what looks like ${found[0]}.`,
      advice:
        'Revoke it and take it out; where it is made up for a test, turn this check off with that reason.'
    }
  ]
}

export const secrets: StaticCheck = {
  id: 'secrets',
  sentence: 'No file holds what looks like a key or a token.',
  level: 'warning',
  why: 'A dataset is public. The secret is not repeated here; patches may hold made-up ones.',
  run: ({ files }) =>
    [...files].flatMap(([file, { text }]) =>
      text === null || !ANY.test(text)
        ? []
        : text.split('\n').flatMap((content, index) => inLine(file, content, index + 1))
    )
}
