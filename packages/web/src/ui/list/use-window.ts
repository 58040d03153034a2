import { useEffect, useState, type RefObject } from 'react'

/** The number of rows drawn above and below the visible ones. */
const SPARE = 6

export interface RowWindow {
  from: number
  to: number
  /** The height of one row in pixels, as it is drawn. */
  rowHeight: number
}

/**
 * Which rows of a long list of equally high rows are to be drawn now. The height is measured on a row, since it
 * grows with the reader's text size. The list must be its own scroller.
 */
export function useWindow(list: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [view, setView] = useState({ top: 0, height: 480, rowHeight: 48 })

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = () => {
      const row = element.querySelector<HTMLElement>('[role="option"]')
      setView((was) => ({
        top: element.scrollTop,
        height: element.clientHeight || was.height,
        rowHeight: row?.offsetHeight || was.rowHeight,
      }))
    }
    // Reports once at the start, and again when the sheet opens, the window turns or the text grows.
    const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : undefined
    sizes?.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes?.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [list])

  const { top, height, rowHeight } = view
  const first = Math.floor(top / rowHeight) - SPARE
  const from = Math.max(0, Math.min(first, count - 1))
  return { from, to: Math.min(count, Math.ceil((top + height) / rowHeight) + SPARE), rowHeight }
}
