import { cx } from '../cx.ts'
import styles from './dots.module.css'

export interface DotsProps {
  count: number
  /** The one in view, from 0. */
  index: number
}

/** Which of a few slides is in view; hidden from screen readers, which read the row itself. */
export function Dots({ count, index }: DotsProps) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <span key={place} className={cx(styles.dot, place === index && styles.current)} />
      ))}
    </span>
  )
}
