import { useEffect, useRef, useState, type RefObject } from 'react'

export interface Snap<Row extends HTMLElement> {
  row: RefObject<Row | null>
  /** The slide in view. */
  index: number
  /** Scrolls to a slide; smoothly unless the reader asked for less motion (base.css). */
  go: (index: number) => void
}

/** Follows a horizontal scroll-snap row of slides that are each as wide as the row. */
export function useSnap<Row extends HTMLElement>(start = 0): Snap<Row> {
  const row = useRef<Row>(null)
  const [index, setIndex] = useState(start)
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const follow = () => {
      if (element.clientWidth > 0) setIndex(Math.round(element.scrollLeft / element.clientWidth))
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [])
  const go = (to: number) => {
    const element = row.current
    if (element) element.scrollLeft = to * element.clientWidth
  }
  return { row, index, go }
}

/** The index after an arrow key in a row of `count` slides, or undefined. */
export function slideFor(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(index + 1, count - 1)
  if (key === 'ArrowLeft') return Math.max(index - 1, 0)
  return undefined
}
