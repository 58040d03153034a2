import type { Page } from '@playwright/test'
import { href } from '@zhujia/contract/screens.ts'
import { expect, test } from '../fixtures.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'
import { sidewaysScroll } from '../targets.ts'

/** Opens the shipping sheet of the order that is due first. */
async function openSheet(page: Page) {
  const seller = await signInAs(MERCHANT)
  await takeSession(page, seller.session)
  await page.goto(href('orders', { view: 'seller', tab: 'toShip' }))
  await expect(page.getByText('按期限排列，最急的在前')).toBeVisible()
  await page.getByRole('button', { name: '发货', exact: true }).first().click()
  return page.getByRole('dialog', { name: '发货' })
}

test('at twice the text size the sheet shows names whole, and the doubt about a number clear of its foot', async ({
  page,
}) => {
  const sheet = await openSheet(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const number = sheet.getByRole('textbox', { name: '运单号' })
  await sheet.getByRole('radio', { name: '中通快递' }).check()
  await number.fill('SF1234567890123')
  const doubt = sheet.getByText('这看起来是顺丰速运的单号，请核对承运方式')
  await expect(doubt).toBeInViewport({ ratio: 1 })
  const foot = sheet.getByRole('button', { name: '确认发货' }).locator('..')
  const endsAbove = async () => {
    const [above, below] = [await doubt.boundingBox(), await foot.boundingBox()]
    return above !== null && below !== null && above.y + above.height <= below.y
  }
  await expect.poll(endsAbove).toBe(true)
  const clamped = await sheet.evaluate((element) =>
    [...element.querySelectorAll('p, span')]
      .filter(
        (words) => words.scrollHeight > words.clientHeight + 1 && getComputedStyle(words).webkitLineClamp !== 'none',
      )
      .map(({ textContent }) => textContent),
  )
  expect(clamped).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
})

test('the button that ships stays at the foot of its sheet, in sight before anything is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const sheet = await openSheet(page)
  const ship = sheet.getByRole('button', { name: '确认发货' })
  await expect(ship).toBeInViewport({ ratio: 1 })
  // Its foot is the sheet's: nothing shows below it.
  const foot = await ship.locator('..').boundingBox()
  expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBe(667)
  await sheet.getByRole('textbox').scrollIntoViewIfNeeded()
  await expect(sheet.getByRole('textbox')).toBeInViewport({ ratio: 1 })
  await expect(ship).toBeInViewport({ ratio: 1 })
})
