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

/** Foreign text of several lines, which keep their breaks; whatever cannot be seen is spelled out. */
export const Lines = ({ text }: { readonly text: string }) => (
  <>
    {(text.length > MOST ? `${text.slice(0, MOST)}…` : text)
      .split('\n')
      .flatMap((line, index): ComponentChildren[] => {
        const shown = visible(line.trimEnd())
        return index === 0 ? [shown] : [<br key={index} />, shown]
      })}
  </>
)
