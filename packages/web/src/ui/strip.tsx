import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import styles from './strip.module.css'
import { useUiTexts } from './texts.tsx'

export interface StripProps {
  /** One element, the row that is pushed sideways. */
  children: ReactNode
}

/** Whether there is more of a row before what is in sight, and after. */
interface More {
  before: boolean
  after: boolean
}

const NOTHING: More = { before: false, after: false }

function moreOf({ scrollLeft, clientWidth, scrollWidth }: Element): More {
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
}

/**
 * Around a row that a finger pushes sideways: for a mouse, which cannot, a button at each end behind which there is more.
 * They come when the pointer does, and are none for the keyboard: that moves through what stands in the row.
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
  const push = (way: 1 | -1) => () => {
    const element = row()
    if (element) element.scrollLeft += way * Math.max(element.clientWidth * 0.8, 1)
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
