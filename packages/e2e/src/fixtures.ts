import { type BrowserContext, type Page, test as base } from '@playwright/test'
import { getAppUrl } from './origin.ts'
import { watch } from './watch.ts'

export { expect } from '@playwright/test'
export { axe } from './axe.ts'

interface Fixtures {
  /** Opens a page for one more person, on a phone and with a session of their own. Its problems fail the test too. */
  visitor: () => Promise<Page>
  /**
   * Accepts a problem that this test brings about (for example a 401 that Chromium logs). The problem must
   * happen, or the test fails: otherwise a pattern that matches nothing today could hide a later fault.
   */
  tolerate: (pattern: RegExp) => void
  guard: Guard
  openContext: () => Promise<BrowserContext>
}

interface Guard {
  tolerated: RegExp[]
  /** A further context, watched. */
  open: () => Promise<BrowserContext>
}

/**
 * Playwright's `test` on the app named by ZHUJIA_URL. A test fails by itself on console errors, page
 * errors, unhandled rejections and requests that leave the app's origin, from any of its visitors.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off its pattern; this has none
  baseURL: async ({}, provide) => provide(getAppUrl()),

  // Contexts made within a test take the device and the base address from the configuration.
  openContext: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      return context
    })
    await Promise.all(contexts.map((context) => context.close()))
  },

  guard: [
    async ({ context, openContext, baseURL }, provide) => {
      const problems: string[] = []
      const tolerated: RegExp[] = []
      const guarded = (watched: BrowserContext): BrowserContext => {
        watch(watched, getAppUrl(baseURL), (problem) => problems.push(problem))
        return watched
      }
      guarded(context)
      // Built on openContext, so that the pages are still open for a screenshot when this fails the test.
      await provide({ tolerated, open: async () => guarded(await openContext()) })
      const faults = faultsOf(problems, tolerated)
      if (faults.length > 0) throw new Error(['The browser had problems:', ...faults].join('\n  - '))
    },
    { auto: true },
  ],

  visitor: async ({ guard }, provide) => provide(async () => (await guard.open()).newPage()),

  tolerate: async ({ guard }, provide) => {
    await provide((pattern) => {
      guard.tolerated.push(pattern)
    })
  },
})

function faultsOf(problems: readonly string[], tolerated: readonly RegExp[]): string[] {
  // `search` and not `test`, which remembers its place in patterns with the g flag.
  const isMatch = (problem: string, pattern: RegExp): boolean => problem.search(pattern) >= 0
  const faults = problems.filter((problem) => !tolerated.some((pattern) => isMatch(problem, pattern)))
  const idle = tolerated.filter((pattern) => !problems.some((problem) => isMatch(problem, pattern)))
  return [...faults, ...idle.map((pattern) => `tolerated, but it did not happen: ${pattern}`)]
}
