import type { ReactNode } from 'react'
import styles from './rows.module.css'

export interface Row {
  key: string
  label: ReactNode
  value: ReactNode
  /** The sum of the rows above it. */
  strong?: boolean | undefined
}

/** Names on the left, values on the right: amounts, times, numbers of an order. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ key, label, value, strong }) => (
        <div key={key} className={strong ? styles.strong : styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
