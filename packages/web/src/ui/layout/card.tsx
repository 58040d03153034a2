import { useId, type ReactNode } from 'react'
import styles from './card.module.css'
import { cx } from '../cx.ts'

export interface CardProps {
  /** A heading; the card is then a named section. */
  title?: string | undefined
  /** Beside the heading, at the far end: "All", a switch. */
  aside?: ReactNode
  /** Content reaches the edges (lists, pictures). */
  flush?: boolean | undefined
  children: ReactNode
}

/** A white area with 12 px padding, for one subject of the page. */
export function Card({ title, aside, flush = false, children }: CardProps) {
  const id = useId()
  const body = <div className={cx(!flush && styles.body, title && styles.under)}>{children}</div>
  if (!title) return <div className={styles.card}>{body}</div>
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {body}
    </section>
  )
}
