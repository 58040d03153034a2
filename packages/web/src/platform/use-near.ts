import { type RefObject, useEffect, useRef, useState } from 'react'

/** The distance from the window at which an element counts as near. */
const MARGIN_PX = 300

/** Whether an element has ever been near the window: its data are fetched then. */
export function useNear<T extends Element>(): { mark: RefObject<T | null>; isNear: boolean } {
  const mark = useRef<T>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = mark.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return { mark, isNear }
}
