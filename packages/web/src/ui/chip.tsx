import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { cx } from './cx.ts'
import { useUiTexts } from './texts.tsx'

export interface ChipProps {
  selected: boolean
  onClick: () => void
  /** Cannot be chosen with what is chosen now; it can still be reached and read, and a tap does nothing. */
  unavailable?: boolean | undefined
  children: ReactNode
}

/** A value that is on or off: a filter, a size, a colour. */
export function Chip({ selected, onClick, unavailable = false, children }: ChipProps) {
  const texts = useUiTexts()
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={unavailable || undefined}
      className={cx(styles.chip, unavailable && styles.unavailable)}
      onClick={unavailable ? undefined : onClick}
    >
      {children}
      {unavailable && <span className="visually-hidden">{texts.unavailable}</span>}
    </button>
  )
}
