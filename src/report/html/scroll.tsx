import type { ComponentChildren } from 'preact'

/** What may be wider or longer than its place, and can be scrolled with a keyboard as well. */
export const Scroll = ({
  label,
  kind,
  children
}: {
  /** What a screen reader calls it. */
  readonly label: string
  /** A class of the style. */
  readonly kind: 'scroll' | 'diff' | 'log'
  readonly children: ComponentChildren
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  <section class={kind} tabIndex={0} aria-label={label}>
    {children}
  </section>
)
