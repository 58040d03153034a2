import { noForcedSteps } from './no-forced-steps.ts'
import { prove } from './proving.ts'

const path = 'packages/e2e/src/journeys/cart.spec.ts'
const faults = [
  'await button.click({ force: true })',
  'await box.check({ timeout: 5, force: true })',
  'await page.waitForTimeout(1600)',
  'await new Promise((resolve) => setTimeout(resolve, 150))',
  'await tab.evaluate((tab) => (tab instanceof HTMLElement ? tab.click() : undefined))',
  "await page.evaluate(() => { document.querySelector('a')?.click() })",
  "await page.waitForLoadState('networkidle')",
  "await page.goto('/', { waitUntil: 'networkidle' })",
].join('\n')

prove(noForcedSteps, {
  'forced clicks, clicks by script, sleeps and waits for a silent network': {
    path,
    text: faults,
    lines: [1, 2, 3, 4, 5, 6, 7, 8],
  },
  'what journeys share': { path: 'packages/e2e/src/orders.ts', text: faults, lines: [1, 2, 3, 4, 5, 6, 7, 8] },
  'starting and ending a browser': { path: 'packages/e2e/src/browser/run-bounded.ts', text: faults, lines: [] },
  'what is no step of a person': {
    path,
    text: "rmSync(profile, { recursive: true, force: true })\ntest.setTimeout(180_000)\nawait button.press('Enter')\nawait row.getByRole('tab').click()\nawait page.evaluate(() => window.scrollTo(0, 400))",
    lines: [],
  },
})
