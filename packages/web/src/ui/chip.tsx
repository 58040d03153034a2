import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { cx } from './cx.ts'
import { Image, type ImageProps } from './image.tsx'
import { useUiTexts } from './texts.tsx'

export interface ChipProps {
  selected: boolean
  onClick: () => void
  /** Cannot be chosen with what is chosen now; it can still be reached and read, and a tap does nothing. */
  unavailable?: boolean | undefined
  /** A small picture before the words: what a colour looks like. */
  swatch?: ImageProps['src'] | undefined
  children: ReactNode
}

/** A value that is on or off: a filter, a size, a colour. */
export function Chip({ selected, onClick, unavailable = false, swatch, children }: ChipProps) {
  const texts = useUiTexts()
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={unavailable || undefined}
      className={cx(styles.chip, swatch && styles.pictured, unavailable && styles.unavailable)}
      onClick={unavailable ? undefined : onClick}
    >
      {swatch && (
        <span className={styles.swatch}>
          <Image src={swatch} alt="" sizes="28px" />
        </span>
      )}
      {children}
      {unavailable && <span className="visually-hidden">{texts.unavailable}</span>}
    </button>
  )
}
