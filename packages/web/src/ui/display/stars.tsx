import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from './icon.tsx'
import styles from './stars.module.css'

const PLACES = [1, 2, 3, 4, 5] as const

export interface StarsProps {
  /** 1 to 5. */
  value: number
  /** In words: "5 of 5". */
  label: string
  size?: number | undefined
}

/** A score that was given. */
export function Stars({ value, label, size = 14 }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {PLACES.map((place) => (
        <Icon key={place} of={Star} size={size} filled={place <= value} className={cx(place > value && styles.off)} />
      ))}
    </span>
  )
}

export interface StarInputProps {
  /** What is scored. */
  label: string
  /** Undefined until something is chosen. */
  value: number | undefined
  onChange: (value: number) => void
  /** Each score in words, from 1 to 5: "very poor" … "very good". */
  names: readonly [string, string, string, string, string]
  /** The error text. */
  error?: string | undefined
}

/** The input of a score: five radio buttons drawn as stars, each with a target of 44 px. */
export function StarInput({ label, value = 0, onChange, names, error }: StarInputProps) {
  const name = useId()
  return (
    <fieldset
      role="radiogroup"
      className={styles.input}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
      // A form focuses the first invalid field; here that is the whole group, not one radio button.
      tabIndex={-1}
    >
      <legend className={styles.legend}>{label}</legend>
      <span className={styles.row}>
        {PLACES.map((place) => (
          <label key={place} className={styles.place}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={place === value}
              onChange={() => onChange(place)}
            />
            <span className={cx(styles.mark, place > value && styles.off)}>
              <Icon of={Star} size={26} filled={place <= value} />
            </span>
            <span className="visually-hidden">{names[place - 1]}</span>
          </label>
        ))}
      </span>
      <span className={styles.name} aria-hidden="true">
        {names[value - 1]}
      </span>
      {error && (
        <span id={`${name}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
