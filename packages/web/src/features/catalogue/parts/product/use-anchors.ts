import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { scrollPageToElement } from '#platform/scroll.ts'
import { useSectionSpy } from '../use-section-spy.ts'

/** How long a soft scroll may take in browsers without a `scrollend` event. */
const SCROLL_MS = 1500

/** Whether the page cannot go further down. */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2
}

/** Whether the page has scrolled to the target position, or cannot scroll further down. */
function isThere(element: Element): boolean {
  const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  return isAtEnd() || Math.abs(element.getBoundingClientRect().top - line) < 4
}

export interface Anchors<Key extends string> {
  /** Around the parts, which are marked by `data-code`. */
  root: RefObject<HTMLDivElement | null>
  current: Key
  goTo: (anchor: Key) => void
}

/** The part of the page in view, and a function that scrolls to another one. The first part is current at the top, the last at the bottom. */
export function useAnchors<const Key extends string>(keys: readonly [Key, ...Key[]]): Anchors<Key> {
  const [read, setRead] = useState<Key>(keys[0])
  // The last part may be too short to reach the line.
  const [atEnd, setAtEnd] = useState(false)
  // The tapped part stays current until the reader scrolls, because the animated scroll passes other parts.
  const [tapped, setTapped] = useState<Key>()
  const isScrolling = useRef(false)
  const root = useSectionSpy(true, (code) => {
    const key = keys.find((one) => one === code)
    if (key !== undefined) setRead(key)
  })
  const follow = useEffectEvent(() => {
    setAtEnd(isAtEnd())
    if (!isScrolling.current) setTapped(undefined)
  })
  useEffect(() => {
    const listener = () => follow()
    window.addEventListener('scroll', listener, { passive: true })
    return () => window.removeEventListener('scroll', listener)
  }, [])
  const goTo = (anchor: Key) => {
    const element = root.current?.querySelector(`[data-code="${anchor}"]`)
    if (!element) return
    setTapped(anchor)
    isScrolling.current = true
    const arrive = () => {
      isScrolling.current = false
      clearTimeout(timer)
      window.removeEventListener('scrollend', onScrollEnd)
    }
    const onScrollEnd = () => {
      // It may be an earlier scroll that has ended.
      if (isThere(element)) arrive()
    }
    const timer = setTimeout(arrive, SCROLL_MS)
    window.addEventListener('scrollend', onScrollEnd)
    scrollPageToElement(element)
  }
  return { root, current: tapped ?? (atEnd ? (keys.at(-1) ?? read) : read), goTo }
}
