const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls the page to a height in px; softly unless the reader asked for less motion. */
export function scrollPageTo(top: number): void {
  window.scrollTo({ top, behavior: wantsLessMotion() ? 'auto' : 'smooth' })
}

/** Brings an element to the top of the page, below the bars that its `scroll-margin` allows for. */
export function scrollPageToElement(element: Element): void {
  element.scrollIntoView({ block: 'start', behavior: wantsLessMotion() ? 'auto' : 'smooth' })
}

/** Scrolls as little as brings an element into sight, clear of the bars that its `scroll-margin` allows for. */
export function scrollIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'auto' : 'smooth' })
}

/** How long a page may take to fill before its old scroll position is dropped. */
const SETTLE_MS = 1500

/**
 * Scrolls to where somebody was, in px. A page that is not yet tall enough for it is scrolled again as it grows, until it is, the
 * reader scrolls, or time is up. @returns stops that
 */
export function restoreScroll(y: number): () => void {
  window.scrollTo(0, y)
  if (Math.abs(window.scrollY - y) <= 1) return () => undefined
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['wheel', 'touchstart', 'keydown'] as const) window.removeEventListener(event, stop)
  }
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, y)
    if (Math.abs(window.scrollY - y) <= 1) stop()
  })
  const timer = setTimeout(stop, SETTLE_MS)
  observer.observe(document.body)
  for (const event of ['wheel', 'touchstart', 'keydown'] as const)
    window.addEventListener(event, stop, { passive: true })
  return stop
}
