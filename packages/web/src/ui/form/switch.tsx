import styles from './switch.module.css'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The accessible name; the visible label is beside it, in a Cell. */
  label: string
  disabled?: boolean | undefined
}

/** Turns a setting on or off at once. In a form that is sent, use Checkbox. */
export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  return (
    <span className={styles.root}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        className={styles.input}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} />
    </span>
  )
}
