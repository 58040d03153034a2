import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// Level A and AA of WCAG 2.0, 2.1 and 2.2; the tag names are axe-core's.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** One accessibility rule that a page breaks, short enough to be read in a failed assertion. */
export interface Violation {
  rule: string
  impact: string
  help: string
  /** Where, as selectors (those inside frames or shadow roots joined by " > "). */
  elements: string[]
}

/** Waits until transitions have ended: text that is half faded in has too little contrast. Endless animations are not waited for. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    return Promise.allSettled(passing.map(({ finished }) => finished)).then(() => undefined)
  })

/** The app has no frames, so axe checks within the page; its other mode opens a second page to join the results of frames. */
const builderFor = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** A target that a bar at the edge of the window covers in part counts as too small only if it is too small in the middle of the window too. */
async function withoutCovered(page: Page, violations: Found): Promise<Found> {
  const judged = violations.map(async (violation) => {
    if (violation.id !== 'target-size') return violation
    const nodes: typeof violation.nodes = []
    for (const node of violation.nodes) {
      const selector = node.target.flat().join(' ')
      await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const again = await builderFor(page).include(selector).withRules('target-size').analyze()
      if (again.violations.length > 0) nodes.push(node)
    }
    return { ...violation, nodes }
  })
  return (await Promise.all(judged)).filter(({ nodes }) => nodes.length > 0)
}

/**
 * The accessibility violations of a page as it stands: `expect(await axe(page)).toEqual([])`.
 * @param rules only these rules of axe-core, when the others were checked before
 */
export async function axe(page: Page, rules?: string[]): Promise<Violation[]> {
  await atRest(page)
  const builder = builderFor(page)
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(tags)).analyze()
  return (await withoutCovered(page, violations)).map(({ id, impact, help, nodes }) => ({
    rule: id,
    impact: impact ?? 'unknown',
    help,
    elements: nodes.map(({ target }) => target.flat().join(' > ')),
  }))
}
