import type { Mark, TrialRow } from '../page-data.js'

/** What a reader is told of an outcome; an error is that there is no verdict. */
export const OUTCOME_TEXT: Readonly<Record<TrialRow['outcome'], string>> = {
  resolved: 'resolved',
  unresolved: 'unresolved',
  error: 'no verdict',
  'not-run': 'not run'
}

/** What a reader is told of a mark. */
export const MARK_TEXT: Readonly<Record<Mark, string>> = {
  suspect: 'suspect',
  disputed: 'disputed',
  'second-verdict': 'verified twice',
  unverified: 'unverified',
  note: 'note'
}

const Shape = ({ outcome }: { readonly outcome: TrialRow['outcome'] }) => {
  switch (outcome) {
    case 'resolved':
      return <path class="shape" d="M2.5 8.5l3.5 3.5 7-8" />
    case 'unresolved':
      return <path class="shape" d="M3.5 3.5l9 9m0-9l-9 9" />
    case 'error':
      return <path class="shape" d="M8 2.5v7M8 12.5v.6" />
    case 'not-run':
      return <path class="shape" d="M4 8h8" />
  }
}

/** An outcome as a shape, since colours do not tell all readers; its text has to stand beside it. */
export const OutcomeIcon = ({ outcome }: { readonly outcome: TrialRow['outcome'] }) => (
  <svg class={`outcome-icon ${outcome}`} width="12" height="12" viewBox="0 0 16 16" aria-hidden="true">
    <Shape outcome={outcome} />
  </svg>
)

/** An outcome in a word, with its shape. */
export const Outcome = ({ outcome }: { readonly outcome: TrialRow['outcome'] }) => (
  <span class={`outcome ${outcome}`}>
    <OutcomeIcon outcome={outcome} />
    {OUTCOME_TEXT[outcome]}
  </span>
)

/** A trial's marks as badges. */
export const Marks = ({ marks }: { readonly marks: readonly Mark[] }) => (
  <>
    {marks.map(mark => (
      <span class={`badge ${mark}`} key={mark}>
        {MARK_TEXT[mark]}
      </span>
    ))}
  </>
)
