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

/** The accessibility violations of a page as it stands: `expect(await axe(page)).toEqual([])`. */
export async function axe(page: Page): Promise<Violation[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return violations.map(({ id, impact, help, nodes }) => ({
    rule: id,
    impact: impact ?? 'unknown',
    help,
    elements: nodes.map(({ target }) => target.flat().join(' > ')),
  }))
}
