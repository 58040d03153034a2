import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { Icon, type DrawnIcon } from '../display/icon.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** What is missing. */
  title: string
  /** Why it is empty, or how to fill it. */
  hint?: string | undefined
  /** The next step: a LinkButton or Button. */
  action?: ReactNode
  /** The icon of what is missing (a cart, an order). */
  art?: DrawnIcon | undefined
}

/** A list or page with nothing in it yet. It always offers the next step when there is one. */
export function EmptyState({ title, hint, action, art = Inbox }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <span className={styles.art}>
        <Icon of={art} size={36} />
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
