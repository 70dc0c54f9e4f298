import type { ComponentChildren } from 'preact'
import { visible } from '../escape.js'

/** A sentence of ours in which backticks mark code. */
export const MarkedText = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split(/(`[^`]*`)/)
      .map(part =>
        part.length > 1 && part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part
      )}
  </>
)

const MOST = 2_000
const FIRST_LINES = 3
const LAST_LINES = 8

/** The lines of a text that are worth showing: of a long one the first and the last. */
const worthShowing = (text: string): string[] => {
  const lines = (text.length > MOST ? `${text.slice(0, MOST)}…` : text)
    .split('\n')
    .map(line => visible(line.trimEnd()))
  return lines.length <= FIRST_LINES + LAST_LINES + 1
    ? lines
    : [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-LAST_LINES)]
}

/** Foreign text of several lines, which keep their breaks; whatever cannot be seen is spelled out. */
export const Lines = ({ text }: { readonly text: string }) => (
  <>
    {worthShowing(text).flatMap((line, index): ComponentChildren[] =>
      index === 0 ? [line] : [<br key={index} />, line]
    )}
  </>
)
