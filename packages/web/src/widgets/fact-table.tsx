import type { ReactNode } from 'react'
import styles from './fact-table.module.css'

interface FactProps {
  name: string
  /** The language of both texts, if it is not the page's. */
  lang?: string | undefined
  children: ReactNode
}

/** One fact: its name at the left, its value beside it. */
export function Fact({ name, lang, children }: FactProps) {
  return (
    <div className={styles.row} lang={lang}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** Facts of a product in two columns. */
export function FactTable({ children }: { children: ReactNode }) {
  return <dl className={styles.table}>{children}</dl>
}
