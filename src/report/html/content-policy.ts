import { createHash } from 'node:crypto'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * A Content-Security-Policy under which only our own program and style have any effect: nothing is
 * loaded or sent, and no other script runs, whatever a name or a patch might have smuggled in.
 */
export const contentPolicy = ({
  script,
  style
}: {
  readonly script: string
  readonly style: string
}): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'"
  ].join('; ')
