// Tools, which have no browser of their own, wait by this too.
/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

/** Waits for what a person waits for: one page, none of it still on its way, and the pictures in sight drawn. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main:visible')).toHaveCount(1)
  // A skeleton in a card is made of bones, which nobody is told of.
  await expect(page.locator('[aria-busy="true"]:visible, [class*="bone"]:visible')).toHaveCount(0)
  await page.evaluate(drawn)
}

/** Ends when each picture in sight is drawn, or cannot be. In the browser. */
async function drawn(): Promise<void> {
  const isInSight = (picture: HTMLImageElement): boolean => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return picture.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const waiting = [...document.images].filter((picture) => !picture.complete && isInSight(picture))
  await Promise.all(
    waiting.map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener('load', resolve)
          picture.addEventListener('error', resolve)
        }),
    ),
  )
}
