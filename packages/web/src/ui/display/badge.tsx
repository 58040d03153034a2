import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { cx } from '../cx.ts'
import { useUiTexts } from '../texts.tsx'

export interface BadgeProps {
  /** Nothing is drawn at 0; above 99 it reads 99+. */
  count?: number | undefined
  /** Something new, without a number. */
  dot?: boolean | undefined
  /** Its text for screen readers, when "3 unread" does not fit ("3 items in the cart"). */
  label?: string | undefined
  /** The element that it overlays; without one the badge is inline. */
  children?: ReactNode
  /** It takes the room that it grows into: at the edge of the window it would be cut off. */
  takesRoom?: boolean | undefined
}

const MAX_SHOWN = 99

type MarkProps = Omit<BadgeProps, 'children' | 'takesRoom'> & { floating: boolean }

function Mark({ count = 0, dot, label, floating }: MarkProps) {
  const texts = useUiTexts()
  const counted = count > 0
  if (!counted && !dot) return null
  return (
    <span className={cx(styles.mark, counted ? styles.count : styles.dot, floating && styles.floating)}>
      {counted && <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>}
      <span className="visually-hidden">{label ?? (counted ? texts.badge(count) : texts.dot)}</span>
    </span>
  )
}

/** A count or a dot on an icon, a tab or a row; its text becomes part of the control's name. */
export function Badge({ children, takesRoom = false, ...mark }: BadgeProps) {
  if (children === undefined) return <Mark {...mark} floating={false} />
  return (
    <span className={cx(styles.anchor, takesRoom && styles.roomy)}>
      {children}
      <Mark {...mark} floating />
    </span>
  )
}
