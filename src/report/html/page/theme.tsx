import { useLayoutEffect, useState } from 'preact/hooks'

const THEMES = ['auto', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]
const KEY = 'kotlin-bench-theme'

// A page opened from a disk may have no storage.
const stored = (): Theme => {
  try {
    return THEMES.find(theme => theme === localStorage.getItem(KEY)) ?? 'auto'
  } catch {
    return 'auto'
  }
}

const store = (theme: Theme): void => {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // It holds until the page is closed.
  }
}

const NAMES: Readonly<Record<Theme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' }

/** Goes from the system's colours to light ones to dark ones. */
export const ThemeButton = () => {
  const [theme, setTheme] = useState(stored)
  // Before the page is painted: else it flashes in the other colours, and the button says what is not yet so.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    store(theme)
  }, [theme])
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  return (
    <button
      type="button"
      class="theme"
      aria-label={`Colours: ${NAMES[theme]}. Change to ${NAMES[next]}`}
      onClick={() => setTheme(next)}
    >
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" class="ring" />
        <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" class="half" />
      </svg>
      {NAMES[theme]}
    </button>
  )
}
