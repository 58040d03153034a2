import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './tag.module.css'

export type TagTone = 'neutral' | 'primary' | 'price' | 'success' | 'warning' | 'violet' | 'teal'

export interface TagProps {
  tone?: TagTone | undefined
  children: ReactNode
}

/** A short text about the item beside it: a state, a promise, a role. It cannot be pressed; for that use Chip. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={cx(styles.tag, styles[tone])}>{children}</span>
}
