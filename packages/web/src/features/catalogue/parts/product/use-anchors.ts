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

/** Whether the page stands where an element was to be brought, or cannot go further down. */
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

/** Which part of a page is read, and a function that scrolls to another part. The first part is current at the start, the last at the end. */
export function useAnchors<const Key extends string>(keys: readonly [Key, ...Key[]]): Anchors<Key> {
  const [read, setRead] = useState<Key>(keys[0])
  // The last part may be too short to reach the line at all.
  const [atEnd, setAtEnd] = useState(false)
  // What was tapped stays the current one until the reader scrolls: the scroll passes the others.
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
