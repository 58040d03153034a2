import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './row-list.module.css'

export interface RowListProps {
  label?: string | undefined
  /** Right below a heading. */
  under?: boolean
  /** Its `li`, each with a background of its own. */
  children: ReactNode
}

/** A list on a card, with hairlines between its rows. */
export function RowList({ label, under = false, children }: RowListProps) {
  return (
    <ul className={cx(styles.list, under && styles.under)} aria-label={label}>
      {children}
    </ul>
  )
}
