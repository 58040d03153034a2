import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './page.module.css'

export interface PageProps {
  /** The NavBar, with the page's h1. */
  nav: ReactNode
  children: ReactNode
  /** A BottomBar. */
  bottomBar?: ReactNode
  /** A tab page: reserves space for the tab bar below. */
  tabbed?: boolean | undefined
  /** `card` for pages that are one white sheet (sign in, reading), `page` for cards on grey. */
  ground?: 'page' | 'card' | undefined
  /** The content begins at the very top: a picture under the bar. */
  flush?: boolean | undefined
  /** While its first data load and skeletons are shown. */
  busy?: boolean | undefined
}

/** The frame of every page: one column as wide as the page maximum, the bar on top, the main landmark, the bar below. */
export function Page({ nav, children, bottomBar, tabbed, ground = 'page', flush, busy }: PageProps) {
  return (
    <div className={cx(styles.page, styles[ground], tabbed && styles.tabbed)}>
      {nav}
      <main className={cx(styles.main, flush && styles.flush)} aria-busy={busy}>
        {children}
      </main>
      {bottomBar}
    </div>
  )
}
