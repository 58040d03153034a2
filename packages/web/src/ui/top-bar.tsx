import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import styles from './top-bar.module.css'

interface TopBarProps {
  ref?: Ref<HTMLElement>
  /** What stands in the bar's row. */
  children: ReactNode
  /** A row of its own below. */
  below?: ReactNode
  /** It begins with an icon button. */
  iconed?: boolean
  /** At a large text size it takes a second row rather than cutting its words. */
  wraps?: boolean
}

/** The bar of a page that fills it itself, with a search box say: 44 px above the safe area, sticky. The usual bar is `NavBar`. */
export function TopBar({ ref, children, below, iconed = false, wraps = false }: TopBarProps) {
  return (
    <header ref={ref} className={styles.bar}>
      <div className={cx(styles.row, iconed && styles.iconed, wraps && styles.wraps)}>{children}</div>
      {below}
    </header>
  )
}
