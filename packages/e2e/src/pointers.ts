import type { Page } from '@playwright/test'
import { atRest } from './axe.ts'

const CONTROLS =
  'a[href], button, select, input:not([type="hidden"]):not([type="file"]), textarea, [role="tab"], [role="option"]'

/** Names what people see of a control, for a list of those that fail. */
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
  // A field that has the focus says that rather than where the mouse is.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const before = await readStyles(page)
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    // Whoever is over a control is over the label and the field around it.
    selector: '[data-control], label:has([data-control]), :has(> [data-control])',
  })
  for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
  const after = await readStyles(page)
  await devtools.detach()
  return before.flatMap(({ name, style }, at) => (after[at]?.style === style ? [name] : []))
}

/** The controls in sight that show no ring when the keyboard comes to them, or one of which a side is cut off. */
export async function withoutRing(page: Page): Promise<string[]> {
  await page.evaluate(markControls, CONTROLS)
  // From now on what takes the focus by script takes it as from the keyboard.
  await page.keyboard.press('Tab')
  const rings = await page.evaluate(readRings)
  return rings.filter(({ answers }) => !answers).map(({ name }) => name)
}

/** Marks the controls in sight, one of each kind: those of one class look and answer alike. */
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

/** Focuses each control and looks for a ring on it, on what stands for it or on the field around it, within what cuts it off. */
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
  /** What cuts off a side of the control's own ring, if anything does. */
  const cutterOf = (element: Element): Element | undefined => {
    // One that is not drawn itself has its ring on what stands for it.
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
