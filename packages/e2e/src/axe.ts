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

/** Waits for what comes and goes: half faded, everything has too little contrast. What turns for ever is left alone. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    return Promise.allSettled(passing.map(({ finished }) => finished)).then(() => undefined)
  })

/**
 * The accessibility violations of a page as it stands: `expect(await axe(page)).toEqual([])`.
 * @param rules only these rules of axe-core, where the rest has been looked at
 */
export async function axe(page: Page, rules?: string[]): Promise<Violation[]> {
  await atRest(page)
  const builder = new AxeBuilder({ page })
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(tags)).analyze()
  return violations.map(({ id, impact, help, nodes }) => ({
    rule: id,
    impact: impact ?? 'unknown',
    help,
    elements: nodes.map(({ target }) => target.flat().join(' > ')),
  }))
}
