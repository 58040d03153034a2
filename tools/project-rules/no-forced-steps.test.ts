import { noForcedSteps } from './no-forced-steps.ts'
import { prove } from './proving.ts'

const path = 'packages/e2e/src/journeys/cart.spec.ts'
const faults = [
  'await button.click({ force: true })',
  'await box.check({ timeout: 5, force: true })',
  'await page.waitForTimeout(1600)',
  'await new Promise((resolve) => setTimeout(resolve, 150))',
].join('\n')

prove(noForcedSteps, {
  'forced clicks and sleeps': { path, text: faults, lines: [1, 2, 3, 4] },
  'what journeys share': { path: 'packages/e2e/src/orders.ts', text: faults, lines: [1, 2, 3, 4] },
  'starting and ending a browser': { path: 'packages/e2e/src/browser/run-bounded.ts', text: faults, lines: [] },
  'what is no step of a person': {
    path,
    text: "rmSync(profile, { recursive: true, force: true })\ntest.setTimeout(180_000)\nawait button.press('Enter')",
    lines: [],
  },
})
