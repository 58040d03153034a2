import type { Page } from '@playwright/test'

/** A control that is too small for a finger: smaller than 44 × 44 px, or than 24 px when it is a link in a text. */
export interface SmallTarget {
  control: string
  width: number
  height: number
}

/** The visible controls of the page that are too small; a label counts as part of its control. */
export function smallTargets(page: Page): Promise<SmallTarget[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input, select, textarea, [role="tab"], [role="option"], [role="button"], [role="switch"]'
    const TARGET = 44
    const INLINE = 24
    // Browsers round by up to half a pixel.
    const ROUNDING = 0.5

    const isReachable = (element: Element): boolean => {
      const { clipPath } = getComputedStyle(element)
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null &&
        clipPath === 'none'
      )
    }
    /** Where a control can be touched: itself, its labels, and an `::after` that it stretches over its card. */
    const boxesOf = (element: Element): { width: number; height: number }[] => {
      const labels = element instanceof HTMLInputElement && element.type !== 'text' ? [...(element.labels ?? [])] : []
      const { position, width, height } = getComputedStyle(element, '::after')
      const stretched =
        position === 'absolute' ? [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }] : []
      return [...[element, ...labels].map((part) => part.getBoundingClientRect()), ...stretched]
    }
    const nameOf = (element: Element): string => {
      const words = element.getAttribute('aria-label') ?? element.textContent
      return `${element.tagName.toLowerCase()} ${words.trim().slice(0, 40) || element.outerHTML.slice(0, 80)}`
    }
    /** A link in a text: in a paragraph or beside the name of a value, without a picture. */
    const isInline = (element: Element): boolean =>
      element.tagName === 'A' && element.closest('p, dd') !== null && element.querySelector('img, svg') === null
    return [...document.querySelectorAll(CONTROLS)].filter(isReachable).flatMap((element) => {
      const boxes = boxesOf(element)
      const width = Math.max(...boxes.map((box) => box.width))
      const height = Math.max(...boxes.map((box) => box.height))
      const least = (isInline(element) ? INLINE : TARGET) - ROUNDING
      return width < least || height < least ? [{ control: nameOf(element), width, height }] : []
    })
  })
}

/** By how many pixels the page can be scrolled sideways; 0 when it cannot. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
