import { useLayoutEffect, useRef } from 'react'
import { restoreScroll } from '#platform/scroll.ts'

/**
 * Each list of a page keeps its own scroll position, also after a change to another list and back. A list that was not
 * yet seen begins at its top.
 */
export function useListScroll(list: string): void {
  const memory = useRef(new Map<string, number>())
  const shown = useRef(list)
  const lastY = useRef(0)
  useLayoutEffect(() => {
    // Read while scrolling: once another list is shown, the browser has already limited the position to its height.
    const follow = () => {
      lastY.current = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  useLayoutEffect(() => {
    // Also runs when the page becomes visible again, which is no change of list.
    if (shown.current === list) return undefined
    memory.current.set(shown.current, lastY.current)
    shown.current = list
    lastY.current = memory.current.get(list) ?? 0
    // Its rows may still be on their way.
    return restoreScroll(lastY.current)
  }, [list])
}
