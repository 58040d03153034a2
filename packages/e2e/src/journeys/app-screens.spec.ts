import type { Page } from '@playwright/test'
import { crampedWords, cutPlaceholders } from '../cramped.ts'
import { axe, expect, test } from '../fixtures.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'
import { KEYS, settle, visit } from '../visits.ts'

// Each test stands for itself: the workers share this file.
test.describe.configure({ mode: 'parallel' })

const largeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Width, theme, language and text size change in place, so that a screen costs one visit and a reload for each further language. */
for (const key of KEYS) {
  test(`${key}: reachable, named, within the window at every width, theme, language and text size`, async ({
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
    await largeText(page)
    expect(await cutPlaceholders(page)).toEqual([])
    // The longest language; the texts of a page are read when it loads.
    await page.evaluate(() => localStorage.setItem('UNI_LOCALE', 'fr'))
    await page.reload()
    await settle(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    expect(await sidewaysScroll(page)).toBe(0)
    await largeText(page)
    expect(await sidewaysScroll(page)).toBe(0)
    for (const locale of ['fr', 'es']) {
      await page.evaluate((language) => localStorage.setItem('UNI_LOCALE', language), locale)
      await page.reload()
      await settle(page)
      await largeText(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 812 })
        expect(await sidewaysScroll(page)).toBe(0)
        // No word is broken, cut off or covered.
        expect(await crampedWords(page)).toEqual([])
        expect(await cutPlaceholders(page)).toEqual([])
      }
    }
  })
}
