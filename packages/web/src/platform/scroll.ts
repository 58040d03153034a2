const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls the page to a height in px; softly unless the reader asked for less motion. */
export function scrollPageTo(top: number): void {
  window.scrollTo({ top, behavior: wantsLessMotion() ? 'auto' : 'smooth' })
}

/** Brings an element to the top of the page, below the bars that its `scroll-margin` allows for. */
export function scrollPageToElement(element: Element): void {
  element.scrollIntoView({ block: 'start', behavior: wantsLessMotion() ? 'auto' : 'smooth' })
}
