/** One of the choices of a `Select`. */
export interface Choice {
  readonly value: string
  readonly text: string
}

/** A field with choices, its label beside it. */
export const Select = ({
  label,
  value,
  choices,
  onChange
}: {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}) => (
  <label class="select">
    <span>{label}</span>
    <select value={value} onChange={event => onChange(event.currentTarget.value)}>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  </label>
)
