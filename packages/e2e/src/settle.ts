// Tools, whose types do not include the browser's, import this file too.
/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

/** Waits until one page is shown and nothing visible on it is loading. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main:visible')).toHaveCount(1)
  await page.waitForFunction(isSettled)
}

/** Whether nothing visible is busy, a skeleton or a picture that is still loading. What is below loads after a scroll. Runs in the browser. */
function isSettled(): boolean {
  const isInSight = (element: Element): boolean => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return element.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  // A skeleton in a card has no aria-busy: its parts have a class name with "bone".
  const unfinished = document.querySelectorAll('[aria-busy="true"], [class*="bone"]')
  const loading = [...document.images].filter(({ complete }) => !complete)
  return ![...unfinished, ...loading].some(isInSight)
}
