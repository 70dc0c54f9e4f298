import { render } from 'preact'
import type { Place } from '../page-data.js'
import { App, Views } from './app.js'
import { listenToKeys } from './keys.js'
import { type Index, indexOf } from './query.js'
import { unpackPlaces, unpackRows } from './unpack.js'

/** On paper all is open, and lists are not paged; what was closed is closed again afterwards. */
const listenToPrinting = (draw: (isPrinted: boolean) => void): void => {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    draw(true)
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const details of opened) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
    draw(false)
  })
}

const start = (index: Index, places: readonly Place[]): void => {
  const { rows, agents } = index.data
  const isTasksUseful = agents.length > 1 || rows.some(({ attempt }) => attempt > 1)
  const draw = (isPrinted: boolean): void =>
    render(<App index={index} places={places} isPrinted={isPrinted} />, document.getElementById('kb-view')!)
  history.scrollRestoration = 'manual'
  render(<Views isTasksUseful={isTasksUseful} />, document.getElementById('kb-views')!)
  draw(false)
  listenToKeys()
  listenToPrinting(draw)
}

try {
  start(indexOf(await unpackRows()), await unpackPlaces())
} catch (error) {
  const view = document.getElementById('kb-view')!
  view.textContent = `The trials of this page cannot be read: ${error instanceof Error ? error.message : String(error)}`
}
