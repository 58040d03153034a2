import type { Page } from '@playwright/test'
import { textsThatDoNotFit, cutPlaceholders } from '../texts-that-do-not-fit.ts'
import { axe, expect, test } from '../fixtures.ts'
import { settle } from '../settle.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'
import { KEYS, visit } from '../visits.ts'

// Each test stands for itself: the workers share this file.
test.describe.configure({ mode: 'parallel' })

const largeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** What must hold at 200 % text, in the language that the page is in. */
async function expectRoom(page: Page): Promise<void> {
  await largeText(page)
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 })
    expect(await sidewaysScroll(page)).toBe(0)
    // No word is broken, cut off or covered, and none runs out of its block.
    expect(await textsThatDoNotFit(page)).toEqual([])
    expect(await cutPlaceholders(page)).toEqual([])
  }
}

/** Width, theme, language and text size change in place, so that a screen costs one visit and a reload for each further language. */
for (const key of KEYS) {
  test(`${key}: the screen can be reached, is named and stays within the window at every width, theme, language and text size`, async ({
    page,
  }) => {
    await visit(page, key)
    expect(await page.title()).not.toBe('')
    await expect(page.locator('h1:visible')).toHaveCount(1)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    expect(await axe(page, ['color-contrast'])).toEqual([])
    await page.setViewportSize({ width: 320, height: 812 })
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    expect(await cutPlaceholders(page)).toEqual([])
    // Visitors begin in simplified Chinese; the texts of a page are read when it loads.
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await expectRoom(page)
    for (const locale of ['fr', 'es', 'en']) {
      await page.evaluate((language) => localStorage.setItem('UNI_LOCALE', language), locale)
      await page.setViewportSize({ width: 320, height: 812 })
      await page.reload()
      await settle(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await sidewaysScroll(page)).toBe(0)
      await expectRoom(page)
    }
  })
}
