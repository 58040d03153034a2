import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../display/icon.tsx'
import styles from './strip.module.css'
import { useUiTexts } from '../texts.tsx'

export interface StripProps {
  /** One element, the row that scrolls sideways. */
  children: ReactNode
}

/** Whether a row continues before and after its visible part. */
interface More {
  before: boolean
  after: boolean
}

const NOTHING: More = { before: false, after: false }

function moreOf({ scrollLeft, clientWidth, scrollWidth }: Element): More {
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
}

/**
 * Wraps a row that scrolls sideways. For a mouse it adds a scroll button at each end where the row continues.
 * The buttons show on hover and are not focusable: the keyboard moves through the elements of the row.
 */
export function Strip({ children }: StripProps) {
  const texts = useUiTexts()
  const root = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState(NOTHING)
  const row = () => root.current?.firstElementChild ?? undefined
  const measure = () => {
    const element = row()
    if (element) setMore(moreOf(element))
  }
  const push = (direction: 1 | -1) => () => {
    const element = row()
    if (element) element.scrollLeft += direction * Math.max(element.clientWidth * 0.8, 1)
  }
  return (
    <div ref={root} className={styles.root} role="presentation" onPointerEnter={measure} onScrollCapture={measure}>
      {children}
      {more.before && (
        <button type="button" className={styles.button} tabIndex={-1} aria-label={texts.previous} onClick={push(-1)}>
          <Icon of={ChevronLeft} size={20} />
        </button>
      )}
      {more.after && (
        <button
          type="button"
          className={cx(styles.button, styles.after)}
          tabIndex={-1}
          aria-label={texts.next}
          onClick={push(1)}
        >
          <Icon of={ChevronRight} size={20} />
        </button>
      )}
    </div>
  )
}
