import type { Page } from '@playwright/test'
import { href } from '@zhujia/contract/screens.ts'
import { expect, test } from '../fixtures.ts'
import { settledBuyer } from '../buyers.ts'
import { pay, place } from '../orders.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'
import { sidewaysScroll } from '../targets.ts'

// Somebody whose orders no other journey counts.
const BUYER = '13800000014'

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

test('a sheet whose first press finds no network says so in sight above its button, and sends once the network is back', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({ width: 375, height: 667 })
  const buyer = await settledBuyer(BUYER)
  const { orderIds, paymentId } = await place(buyer, [{ product: '鹿杉木纹砖' }])
  await pay(buyer, paymentId)
  await takeSession(page, (await signInAs(MERCHANT)).session)
  await page.goto(href('orderDetailSeller', { id: orderIds[0] ?? '' }))
  await page.getByRole('button', { name: '发货', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '发货' })
  await sheet.getByRole('radio', { name: '顺丰速运' }).check()
  await sheet.getByRole('textbox', { name: '运单号' }).fill('ｓｆ１４０２２３８８７１６６３')
  await page.context().setOffline(true)
  const ship = sheet.getByRole('button', { name: '确认发货' })
  await ship.click()
  const said = sheet.getByText('网络已断开，联网后再试一次')
  await expect(said).toBeInViewport({ ratio: 1 })
  await page.context().setOffline(false)
  await ship.click()
  await expect(page.getByRole('status').getByText('已发货')).toBeVisible()
  await expect(page.getByText('SF1402238871663')).toBeVisible()
})

test('a sheet whose checks cannot be fetched asks for what it needs itself, and shows at its field what the server finds wrong', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|400 \(Bad Request\)/)
  const checks = /\/assets\/(schemas|fields|waybill-schemas)-[^/]+\.js$/
  await page.route(checks, (route) => route.abort('internetdisconnected'))
  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: '确认发货' }).click()
  await expect(sheet.getByText('请选择承运方式')).toBeVisible()
  await sheet.getByRole('radio', { name: '商家自有车辆' }).check()
  await sheet.getByRole('button', { name: '确认发货' }).click()
  const plate = sheet.getByRole('textbox', { name: '车牌号或司机姓名' })
  await expect(plate).toHaveAttribute('aria-invalid', 'true')
})
