import Check from 'lucide-react/icons/check'
import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../display/icon.tsx'
import styles from './radio-group.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  note?: ReactNode
  /** At the far end: a price, a logo. */
  aside?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string> {
  /** The question; with `hideLabel` only screen readers get it. */
  label: string
  hideLabel?: boolean | undefined
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** `list` gives each option a row (payment methods), `inline` sets them side by side. */
  layout?: 'list' | 'inline' | undefined
}

/** A choice of one of a few visible options. For many use SelectSheet. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, options, value, onChange, layout = 'list' } = props
  const name = useId()
  return (
    <fieldset className={cx(styles.group, styles[layout])}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.mark}>
            <Icon of={Check} size={14} />
          </span>
          <span className={styles.words}>
            <span>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          {option.aside}
        </label>
      ))}
    </fieldset>
  )
}
