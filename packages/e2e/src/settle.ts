// Tools, which have no browser of their own, wait by this too.
/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

/** Waits for what a person waits for: one page, and in sight nothing that is still on its way. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main:visible')).toHaveCount(1)
  await page.waitForFunction(isSettled)
}

/** Whether nothing in sight is busy, a skeleton's bone or a picture that is still loading. What is below waits for a scroll. In the browser. */
function isSettled(): boolean {
  const isInSight = (element: Element): boolean => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return element.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  // A skeleton in a card is made of bones, which nobody is told of.
  const unfinished = document.querySelectorAll('[aria-busy="true"], [class*="bone"]')
  const loading = [...document.images].filter(({ complete }) => !complete)
  return ![...unfinished, ...loading].some(isInSight)
}
