import { href } from '@zhujia/contract/screens.ts'
import { expect, test } from '../fixtures.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'

test('the button that ships stays at the foot of its sheet, in sight before anything is scrolled', async ({ page }) => {
  const seller = await signInAs(MERCHANT)
  await takeSession(page, seller.session)
  await page.goto(href('orders', { view: 'seller', tab: 'toShip' }))
  await expect(page.getByText('按期限排列，最急的在前')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 667 })
  await page.getByRole('button', { name: '发货', exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: '发货' })
  const ship = sheet.getByRole('button', { name: '确认发货' })
  await expect(ship).toBeInViewport({ ratio: 1 })
  // Its foot is the sheet's: nothing shows below it.
  const foot = await ship.locator('..').boundingBox()
  expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBe(667)
  await sheet.getByRole('textbox').scrollIntoViewIfNeeded()
  await expect(sheet.getByRole('textbox')).toBeInViewport({ ratio: 1 })
  await expect(ship).toBeInViewport({ ratio: 1 })
})
