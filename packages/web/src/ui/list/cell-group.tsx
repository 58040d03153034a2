import { useId, type ReactNode } from 'react'
import styles from './cell-group.module.css'

export interface CellGroupProps {
  /** A small heading above the card. */
  title?: string | undefined
  /** A line of explanation below the card. */
  note?: string | undefined
  children: ReactNode
}

/** A card of Cells with hairlines between them. */
export function CellGroup({ title, note, children }: CellGroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <div className={styles.card}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  )
}
