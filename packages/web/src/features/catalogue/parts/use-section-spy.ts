import { useEffect, useEffectEvent, useRef } from 'react'

/** Where a section counts as the one that is read: this far below the window's top, under the sticky bar. */
const LINE_PX = 120

/** Tells which of the marked sections (`data-code`) stands at the line, each time another one does. */
export function useSectionSpy(ready: boolean, onSection: (code: string) => void) {
  const root = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onSection)
  useEffect(() => {
    const element = root.current
    if (!ready || !element) return undefined
    // A band of one pixel: exactly one section crosses it at a time.
    const rootMargin = `-${LINE_PX}px 0px -${Math.max(0, window.innerHeight - LINE_PX - 1)}px 0px`
    const observer = new IntersectionObserver(
      (entries) => {
        const code = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.getAttribute('data-code')
        if (code) tell(code)
      },
      { rootMargin },
    )
    for (const section of element.querySelectorAll('[data-code]')) observer.observe(section)
    return () => observer.disconnect()
  }, [ready])
  return root
}
