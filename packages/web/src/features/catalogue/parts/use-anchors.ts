import { type RefObject, useRef, useState } from 'react'
import { scrollPageToElement } from '#platform/scroll.ts'
import { useSectionSpy } from './use-section-spy.ts'

/** How long a soft scroll may take in browsers that do not tell its end. */
const SCROLL_MS = 1500

/** Whether the page stands where an element was to be brought, or cannot go further down. */
function isThere(element: Element): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  const atEnd = window.scrollY + clientHeight >= scrollHeight - 2
  return (
    atEnd ||
    Math.abs(
      element.getBoundingClientRect().top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    ) < 4
  )
}

export interface Anchors<Key extends string> {
  /** Around the parts, which are marked by `data-code`. */
  root: RefObject<HTMLDivElement | null>
  current: Key
  goTo: (anchor: Key) => void
}

/** Which part of a page is read, and the way to another; it begins with the first. */
export function useAnchors<const Key extends string>(keys: readonly [Key, ...Key[]]): Anchors<Key> {
  const [current, setCurrent] = useState<Key>(keys[0])
  // On the way to a part the others are passed: the last one may be too short to reach the line at all.
  const onTheWay = useRef(false)
  const root = useSectionSpy(true, (code) => {
    const key = keys.find((one) => one === code)
    if (!onTheWay.current && key !== undefined) setCurrent(key)
  })
  const goTo = (anchor: Key) => {
    const element = root.current?.querySelector(`[data-code="${anchor}"]`)
    if (!element) return
    setCurrent(anchor)
    onTheWay.current = true
    const arrive = () => {
      onTheWay.current = false
      clearTimeout(timer)
      window.removeEventListener('scrollend', look)
    }
    const look = () => {
      // It may be an earlier scroll that has ended.
      if (isThere(element)) arrive()
    }
    const timer = setTimeout(arrive, SCROLL_MS)
    window.addEventListener('scrollend', look)
    scrollPageToElement(element)
  }
  return { root, current, goTo }
}
