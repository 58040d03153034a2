import type { ReactNode } from 'react'
import styles from './fact-table.module.css'

/** One fact of a table: its name at the left, what holds beside it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** Facts of a product in two columns. */
export function FactTable({ children }: { children: ReactNode }) {
  return <dl className={styles.table}>{children}</dl>
}
