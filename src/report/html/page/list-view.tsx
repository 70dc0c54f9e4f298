import type { ComponentChildren } from 'preact'
import { plural } from '../../../text/plural.js'
import type { PageData } from '../page-data.js'
import { Scroll } from '../scroll.js'
import { Filters } from './filters.js'
import { narrow } from './navigation.js'
import { Pager, pageOf } from './pager.js'
import type { Query } from './query.js'

const WORDS = {
  trials: { title: 'Trials', one: 'trial' },
  tasks: { title: 'Tasks', one: 'task' }
} as const

/** A list of trials or of tasks: what narrows it, how many are left, a page of them, the way to other pages. */
export const ListView = <Item,>({
  view,
  data,
  query,
  isPrinted,
  total,
  selected,
  controls,
  table
}: {
  readonly view: 'trials' | 'tasks'
  readonly data: PageData
  readonly query: Query
  readonly isPrinted: boolean
  /** How many there are without a query. */
  readonly total: number
  /** What the query selects, in its order. */
  readonly selected: readonly Item[]
  /** What stands beside the filters. */
  readonly controls?: ComponentChildren
  /** The table of what is on the page. */
  readonly table: (shown: readonly Item[]) => ComponentChildren
}) => {
  const { title, one } = WORDS[view]
  const { shown, page } = pageOf(selected, { page: query.page, isPrinted })
  const onQuery = (next: Query): void => narrow(view, next)
  return (
    <section class="list">
      <h2 tabIndex={-1}>{title}</h2>
      <Filters data={data} query={query} only={view} onQuery={onQuery}>
        {controls}
      </Filters>
      <p class="status" role="status">
        {selected.length === total ? plural(total, one) : `${selected.length} of ${plural(total, one)}`}
        {isPrinted && shown.length < selected.length && `, the first ${shown.length} printed`}
      </p>
      <Scroll label={title} kind="scroll">
        {table(shown)}
      </Scroll>
      {selected.length === 0 && <p class="empty">No {one} matches.</p>}
      <Pager
        count={selected.length}
        page={page}
        isPrinted={isPrinted}
        onPage={next => onQuery({ ...query, page: next })}
      />
    </section>
  )
}
