import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { focusNext } from '../layout/arrow-focus.ts'
import { cx } from '../cx.ts'
import { Image, type ImageProps } from '../media/image.tsx'
import { useUiTexts } from '../texts.tsx'

export interface ChipProps {
  selected: boolean
  onClick: () => void
  /** Not available with the present choice: it can still be focused and read, but a tap does nothing. */
  unavailable?: boolean | undefined
  /** A small picture before the text, such as a colour sample. */
  swatch?: ImageProps['src'] | undefined
  children: ReactNode
}

/** A value that is on or off: a filter, a size, a colour. Arrow keys go through the chips of its group. */
export function Chip({ selected, onClick, unavailable = false, swatch, children }: ChipProps) {
  const texts = useUiTexts()
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={unavailable || undefined}
      className={cx(styles.chip, swatch && styles.pictured, unavailable && styles.unavailable)}
      onClick={unavailable ? undefined : onClick}
      onKeyDown={focusNext}
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
