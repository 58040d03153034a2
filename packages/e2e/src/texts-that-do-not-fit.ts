import type { Page } from '@playwright/test'

/**
 * Texts that do not fit: broken inside a word without a hyphen, cut off at an edge, wider than their block, or on top of
 * another control. A text that an ellipsis shortens, or that is in a row that scrolls sideways, counts as fitting.
 */
export function textsThatDoNotFit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const WORDS = /\p{Script=Han}+|\p{Script=Latin}{2,}|\d{3,}/gu
    const HAN = /\p{Script=Han}/u
    /** Chinese wraps anywhere. A number may take up to three lines, a word one. */
    const linesFor = (word: string): number => (HAN.test(word) ? Infinity : /\d/.test(word) ? 3 : 1)
    const BARS = 'header, [class*="bar"]'

    const linesOf = (range: Range): number =>
      new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size

    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element]

    /** Whether an edge cuts a word off without an ellipsis. */
    const isCut = (element: Element, box: DOMRect): boolean => {
      for (const one of ancestorsOf(element)) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(one)
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
        if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) return false
        const clip = one.getBoundingClientRect()
        const isOut = box.left < clip.left - 1 || box.right > clip.right + 1 || box.bottom > clip.bottom + 2
        if (overflowX !== 'visible' && isOut) return true
      }
      return false
    }
    /** Whether a Chinese text, which could wrap, is wider than its block. */
    const isOver = (element: Element, box: DOMRect): boolean => {
      const ancestors = ancestorsOf(element)
      const styles = ancestors.map((one) => getComputedStyle(one))
      if (styles.some(({ overflowX, textOverflow }) => overflowX !== 'visible' || textOverflow === 'ellipsis'))
        return false
      const block = ancestors[styles.findIndex(({ display }) => !display.startsWith('inline'))]?.getBoundingClientRect()
      return block !== undefined && (box.left < block.left - 1 || box.right > block.right + 1)
    }
    /** What of a control is in sight: in a row that scrolls sideways it ends where the row does. */
    const shownOf = (one: Element): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const row = ancestorsOf(one).find((ancestor) => getComputedStyle(ancestor).overflowX === 'auto')
      const edge = row?.getBoundingClientRect() ?? { left, right }
      return { left: Math.max(left, edge.left), right: Math.min(right, edge.right), top, bottom }
    }
    const isUnder = (element: Element, box: DOMRect): boolean => {
      if (ancestorsOf(element).some((one) => getComputedStyle(one).overflowX === 'auto')) return false
      const bar = element.closest(BARS)
      const others = [...(bar?.querySelectorAll('button, a') ?? [])].filter((one) => !one.contains(element))
      return others.some((one) => {
        const other = shownOf(one)
        return (
          other.left < other.right &&
          other.left < box.right - 2 &&
          other.right > box.left + 2 &&
          other.top < box.bottom - 4 &&
          other.bottom > box.top + 4
        )
      })
    }
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      ancestorsOf(element).every((one) => getComputedStyle(one).clipPath === 'none' && !one.matches('[inert], option'))

    const faultOf = (element: Element, range: Range, word: string): string | undefined => {
      const box = range.getBoundingClientRect()
      if (linesOf(range) > linesFor(word) && getComputedStyle(element).hyphens !== 'auto') return 'broken'
      if (isCut(element, box)) return 'cut'
      if (HAN.test(word) && isOver(element, box)) return 'over'
      return isUnder(element, box) ? 'under' : undefined
    }
    const faultsIn = (node: Node): string[] => {
      const element = node.parentElement
      if (!element || !isShown(element)) return []
      return [...(node.nodeValue ?? '').matchAll(WORDS)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const fault = faultOf(element, range, word)
        return fault === undefined ? [] : [`${fault}: ${word} in ${element.className || element.tagName}`]
      })
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(...faultsIn(node))
    return [...new Set(found)]
  })
}

/** Placeholders that are longer than their empty field: an input never wraps, and shows no ellipsis. */
export function cutPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const widthOf = (text: string, { font }: CSSStyleDeclaration): number => {
      if (!pen) throw new Error('no canvas to measure text')
      pen.font = font
      return pen.measureText(text).width
    }
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((input) => {
      const style = getComputedStyle(input)
      const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const isCut = input.checkVisibility() && input.value === '' && widthOf(input.placeholder, style) > room
      return isCut ? [`cut: ${input.placeholder}`] : []
    })
  })
}
