import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import styles from './top-bar.module.css'

interface TopBarProps {
  ref?: Ref<HTMLElement>
  /** The content of the bar's row. */
  children: ReactNode
  /** A row of its own below. */
  below?: ReactNode
  /** It begins with an icon button. */
  iconed?: boolean
  /** At a large text size it uses a second row, so that no text is cut off. */
  wraps?: boolean
}

/** The bar of a page with its own content, such as a search box: 44 px high below the safe area, sticky. The usual bar is `NavBar`. */
export function TopBar({ ref, children, below, iconed = false, wraps = false }: TopBarProps) {
  return (
    <header ref={ref} className={styles.bar}>
      <div className={cx(styles.row, iconed && styles.iconed, wraps && styles.wraps)}>{children}</div>
      {below}
    </header>
  )
}
