import { type RefObject, useRef, useState } from 'react'
import { scrollPageToElement } from '../../../platform/scroll.ts'
import { useSectionSpy } from './use-section-spy.ts'

/** The parts of a product's page that the bar leads to. */
export type Anchor = 'goods' | 'parameters' | 'detail'

const isAnchor = (code: string): code is Anchor => code === 'goods' || code === 'parameters' || code === 'detail'

/** How long a soft scroll may take in browsers that do not tell its end. */
const SCROLL_MS = 1500

/** Whether the page stands where an element was to be brought, or cannot go further down. */
function isThere(element: Element): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  const atEnd = window.scrollY + clientHeight >= scrollHeight - 2
  return atEnd || Math.abs(element.getBoundingClientRect().top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) < 4
}

/** Which part of the page is read, and the way to another. */
export function useAnchors(): { root: RefObject<HTMLDivElement | null>; current: Anchor; goTo: (anchor: Anchor) => void } {
  const [current, setCurrent] = useState<Anchor>('goods')
  // On the way to a part the others are passed: the last one may be too short to reach the line at all.
  const onTheWay = useRef(false)
  const root = useSectionSpy(true, (code) => {
    if (!onTheWay.current && isAnchor(code)) setCurrent(code)
  })
  const goTo = (anchor: Anchor) => {
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
