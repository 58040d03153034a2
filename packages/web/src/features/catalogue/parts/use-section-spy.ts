import { useEffect, useEffectEvent, useRef } from 'react'

/** The line, this far below the window's top and under the sticky bar; the section that crosses it is the current one. */
const LINE_PX = 120

/** Reports which of the marked sections (`data-code`) is at the line, each time that changes. */
export function useSectionSpy(ready: boolean, onSection: (code: string) => void) {
  const root = useRef<HTMLDivElement>(null)
  const notify = useEffectEvent(onSection)
  useEffect(() => {
    const element = root.current
    if (!ready || !element) return undefined
    // A band of one pixel: exactly one section crosses it at a time.
    const rootMargin = `-${LINE_PX}px 0px -${Math.max(0, window.innerHeight - LINE_PX - 1)}px 0px`
    const observer = new IntersectionObserver(
      (entries) => {
        const code = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.getAttribute('data-code')
        if (code) notify(code)
      },
      { rootMargin },
    )
    for (const section of element.querySelectorAll('[data-code]')) observer.observe(section)
    return () => observer.disconnect()
  }, [ready])
  return root
}
