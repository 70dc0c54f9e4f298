import type { GateCheck } from '../../../contracts/gate.js'
import type { GateVerdict } from '../input.js'
import { Lines } from '../marked-text.js'

const WORDS: Readonly<Record<GateCheck['outcome'], string>> = {
  passed: 'Passed',
  failed: 'Failed',
  'not-judged': 'Not judged'
}

/** What the gate says; where it asks several things, each says for itself how it came out. */
export const Gate = ({ gate: { passed, checks } }: { readonly gate: GateVerdict }) => (
  <section class={passed ? 'banner passed' : 'banner failed'} aria-label="Gate">
    <strong>{passed ? 'Gate passed' : 'Gate failed'}</strong>
    <ul>
      {checks.map(({ gate, outcome, sentence }) => (
        <li key={gate}>
          {checks.length > 1 && <b>{WORDS[outcome]}: </b>}
          <Lines text={sentence} />
        </li>
      ))}
    </ul>
  </section>
)
