import type { GateVerdict } from '../input.js'
import { Lines } from '../marked-text.js'

export const Gate = ({ gate }: { readonly gate: GateVerdict }) => (
  <section class={gate.passed ? 'banner passed' : 'banner failed'} aria-label="Gate">
    <strong>{gate.passed ? 'Gate passed' : 'Gate failed'}</strong>
    <ul>
      {gate.sentences.map(sentence => (
        <li key={sentence}>
          <Lines text={sentence} />
        </li>
      ))}
    </ul>
  </section>
)
