import { useId, type ReactNode } from 'react'
import styles from './segmented.module.css'

export interface SegmentedItem<Key extends string> {
  key: Key
  label: ReactNode
}

export interface SegmentedProps<Key extends string> {
  /** What is chosen, for screen readers: "Period". */
  label: string
  items: readonly SegmentedItem<Key>[]
  value: Key
  onChange: (key: Key) => void
}

/** Two to four views of the same thing: day, week, month; list or map. */
export function Segmented<Key extends string>({ label, items, value, onChange }: SegmentedProps<Key>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {items.map((item) => (
        <label key={item.key} className={styles.item}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={item.key === value}
            onChange={() => onChange(item.key)}
          />
          <span className={styles.words}>{item.label}</span>
        </label>
      ))}
    </div>
  )
}
