import type { Page } from '@playwright/test'
import { atRest } from './axe.ts'

const CONTROLS =
  'a[href], button, select, input:not([type="hidden"]):not([type="file"]), textarea, [role="tab"], [role="option"]'

/** A control by its visible name, and whether its style changes. */
interface Named {
  name: string
  answers: boolean
}

/** The controls in sight whose style stays the same while a mouse is over them. The page needs a mouse (`hasTouch: false`). */
export async function withoutHover(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  await page.evaluate(markControls, CONTROLS)
  // A field with the focus has the style of the focus, not of the mouse.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const before = await readStyles(page)
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    // A mouse over a control is also over the label and the field around it.
    selector: '[data-control], label:has([data-control]), :has(> [data-control])',
  })
  for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
  const after = await readStyles(page)
  await devtools.detach()
  return before.flatMap(({ name, style }, at) => (after[at]?.style === style ? [name] : []))
}

/** The visible controls that show no focus ring at keyboard focus, or whose ring is cut off at a side. */
export async function withoutRing(page: Page): Promise<string[]> {
  await page.evaluate(markControls, CONTROLS)
  // After a key was pressed the browser treats focus by script as focus by keyboard.
  await page.keyboard.press('Tab')
  const rings = await page.evaluate(readRings)
  return rings.filter(({ answers }) => !answers).map(({ name }) => name)
}

/** Marks the visible controls, one of each class: controls of one class have the same styles. */
function markControls(controls: string): void {
  const seen = new Set<string>()
  for (const element of document.querySelectorAll(controls)) {
    const kind = `${element.tagName} ${element.className} ${element.getAttribute('aria-selected') ?? ''}`
    const isOut = !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]') !== null
    if (isOut || seen.has(kind) || element.matches(':disabled, [aria-disabled="true"]')) continue
    seen.add(kind)
    element.setAttribute('data-control', '')
  }
}

/** The style of each control, its label and the field around it, once transitions are over. */
async function readStyles(page: Page): Promise<{ name: string; style: string }[]> {
  await atRest(page)
  return page.evaluate(() => {
    const READ = [
      'background-color',
      'background-image',
      'color',
      'border-color',
      'box-shadow',
      'filter',
      'text-decoration',
    ]
    const styleOf = (element: Element, pseudo?: string): string => {
      const computed = getComputedStyle(element, pseudo)
      return READ.map((name) => computed.getPropertyValue(name)).join()
    }
    return [...document.querySelectorAll('[data-control]')].map((element) => ({
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${element.className}`,
      style: [element, element.closest('label') ?? element, element.parentElement ?? element]
        .flatMap((one) => [styleOf(one), styleOf(one, '::after')])
        .join(),
    }))
  })
}

/** Focuses each control and looks for a whole ring on it, on the element that is drawn in its place, or on the field around it. */
async function readRings(): Promise<Named[]> {
  const LEAST = 2
  const widthOf = (element: Element, pseudo?: string): number => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  }
  const fieldsOf = (element: Element): Element[] =>
    [element.parentElement, element.parentElement?.parentElement].filter((one) => one instanceof Element)
  const framesOf = (element: Element): string =>
    fieldsOf(element)
      .map((one) => getComputedStyle(one).boxShadow)
      .join()
  const hasRing = (element: Element): boolean =>
    [element, element.nextElementSibling, ...fieldsOf(element)]
      .filter((one) => one instanceof Element)
      .some((one) => widthOf(one) >= LEAST || widthOf(one, '::after') >= LEAST)
  /** The element that cuts off a side of the control's own ring, if there is one. */
  const cutterOf = (element: Element): Element | undefined => {
    // A control that is not drawn has its ring on the element that is drawn in its place.
    const own = getComputedStyle(element).opacity === '0' ? 0 : widthOf(element)
    const reach = Number.parseFloat(getComputedStyle(element).outlineOffset) + own - 1
    const box = element.getBoundingClientRect()
    const cuts = (one: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(one)
      const clip = one.getBoundingClientRect()
      const isCutAcross = box.left - reach < clip.left || box.right + reach > clip.right
      const isCutDown = box.top - reach < clip.top || box.bottom + reach > clip.bottom
      // A row is cut off on purpose in the direction in which it scrolls.
      return (['hidden', 'clip'].includes(overflowX) && isCutAcross) || (overflowY !== 'visible' && isCutDown)
    }
    for (let one = element.parentElement; own > 0 && one && one !== document.body; one = one.parentElement)
      if (cuts(one)) return one
    return undefined
  }
  const named: Named[] = []
  for (const element of document.querySelectorAll<HTMLElement>('[data-control]')) {
    const before = framesOf(element)
    element.focus()
    // Reduced motion still leaves a short transition; the style after it is compared.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const isFocused = document.activeElement === element
    const cutter = cutterOf(element)
    named.push({
      name: [element.tagName, element.getAttribute('aria-label') ?? element.textContent, cutter?.className].join(' '),
      answers: !isFocused || ((hasRing(element) || framesOf(element) !== before) && cutter === undefined),
    })
  }
  return named
}
