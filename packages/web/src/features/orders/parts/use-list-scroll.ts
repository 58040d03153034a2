import { useLayoutEffect, useRef } from 'react'

/**
 * Each list of a page keeps its own place: going to another one and back finds it as it was left. A list that was not
 * yet seen begins at its top.
 */
export function useListScroll(list: string): void {
  const memory = useRef(new Map<string, number>())
  const shown = useRef(list)
  const lastY = useRef(0)
  useLayoutEffect(() => {
    // Read while scrolling: when another list has taken this one's place, the window has already been clamped to it.
    const follow = () => {
      lastY.current = window.scrollY
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  useLayoutEffect(() => {
    // Also runs when a kept page comes back into sight: that is no change of list.
    if (shown.current === list) return
    memory.current.set(shown.current, lastY.current)
    shown.current = list
    lastY.current = memory.current.get(list) ?? 0
    window.scrollTo(0, lastY.current)
  }, [list])
}
