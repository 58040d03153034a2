import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

export interface BottomBarProps {
  /** A line above the buttons: a hint, an agreement. */
  note?: ReactNode
  children: ReactNode
}

/** The bar with the actions of the page, fixed to the bottom above the safe area. Goes into Page's `bottomBar`. */
export function BottomBar({ note, children }: BottomBarProps) {
  return (
    <div className={styles.bar}>
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.row}>{children}</div>
    </div>
  )
}
