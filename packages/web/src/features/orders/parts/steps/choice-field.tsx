import { useId } from 'react'
import styles from './choice-field.module.css'

export interface ChoiceFieldProps<Value extends string> {
  name: string
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
}

/** A choice of one of a few short options, with none chosen at first: a reason, a carrier. */
export function ChoiceField<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
  error,
}: ChoiceFieldProps<Value>) {
  const errorId = useId()
  return (
    <fieldset
      role="radiogroup"
      className={styles.field}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      // The form focuses the first invalid field; here that is the whole group, not one option.
      tabIndex={-1}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
