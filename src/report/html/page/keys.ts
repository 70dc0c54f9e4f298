import { listOf } from './app.js'
import { SEARCH_ID } from './filters.js'
import { currentRoute, go } from './navigation.js'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')

const click = (id: string): void => document.getElementById(id)?.click()

/** `/` searches; in a trial `j` and `k` step to the next and the one before, Escape goes back to the list. */
export const listenToKeys = (): void => {
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const { view } = currentRoute()
    if (event.key === '/') {
      event.preventDefault()
      if (view === 'overview' || view === 'trial') go(listOf())
      // The list is drawn by then.
      setTimeout(() => document.getElementById(SEARCH_ID)?.focus(), 50)
    } else if (view === 'trial') {
      if (event.key === 'j') click('kb-after')
      else if (event.key === 'k') click('kb-before')
      else if (event.key === 'Escape') go(listOf())
    }
  })
}
