import type { ComponentChildren } from 'preact'

/** What is known of something: names, each with its value. */
export const FactList = ({
  facts
}: {
  readonly facts: readonly (readonly [string, ComponentChildren])[]
}) => (
  <dl class="circumstances">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
