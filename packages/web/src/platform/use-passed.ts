import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether a stretch at the top of the page has been scrolled past. The mark covers that stretch: a point would be
 * missed by a fast scroll. It needs no scroll listener, and none while the page is hidden.
 */
export function usePassed(): { mark: RefObject<HTMLDivElement | null>; passed: boolean } {
  const mark = useRef<HTMLDivElement>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const element = mark.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { mark, passed }
}
