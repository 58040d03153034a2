import { addLine, getCart, removeLines } from '@zhujia/contract/cart/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { getOrder, shipOrder } from '@zhujia/contract/orders/endpoints.ts'
import { getPayment } from '@zhujia/contract/payments/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { logIn, MANY_ROLES, MERCHANT, takeSession } from '../people.ts'
import { signInAs, type Person } from '../person.ts'
import { skuInStock } from '../shopping.ts'

/** A tap of the sanitary shop in stock: the second shop of the cart. */
async function addTap(buyer: Person): Promise<void> {
  const { records } = await buyer.call(listProducts, { query: { q: '沐砌 龙头' } })
  const tap = await buyer.call(getProduct, { params: { id: records[0]?.id ?? '' }, query: {} })
  await buyer.call(addLine, { body: { skuId: skuInStock(tap).id, quantity: tap.unit.minSteps } })
}

async function emptyCart(buyer: Person): Promise<void> {
  const { shops, invalid } = await buyer.call(getCart, {})
  const lineIds = [...shops.flatMap(({ lines }) => lines), ...invalid].map(({ id }) => id)
  if (lineIds.length > 0) await buyer.call(removeLines, { body: { lineIds } })
}

async function atProvider(page: Page, button: string, notice = '正常通知'): Promise<void> {
  await expect(page).toHaveURL(/\/simulator\/cashier\//)
  await page.getByText(notice).click()
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/paymentId=/)
}

test('a guest browses, chooses, signs in, buys from two shops and pays at the second try; both shops ship, and the buyer receives', async ({
  page,
  visitor,
}) => {
  const buyer = await signInAs(MANY_ROLES)
  await emptyCart(buyer)

  await page.goto(href('home'))
  await page.getByRole('link', { name: /搜瓷砖/ }).click()
  await page.getByRole('searchbox').fill('云岭')
  await page.getByRole('searchbox').press('Enter')
  await page
    .getByRole('link', { name: /云岭通体大理石瓷砖/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /云岭通体大理石瓷砖/ })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '加入购物车' }).click()
  const chooser = page.getByRole('dialog')
  await chooser.getByRole('button', { name: /^800×800mm/ }).click()
  await chooser.getByRole('button', { name: /^云白/ }).click()
  await chooser.getByRole('button', { name: '加入购物车' }).click()
  await expect(page).toHaveTitle('登录')
  await logIn(page, MANY_ROLES)
  await expect(page.getByRole('button', { name: /^已选\s*800×800mm · 云白/ })).toBeVisible()
  await page.getByRole('button', { name: '加入购物车' }).click()
  await chooser.getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByRole('status').getByText('已加入购物车')).toBeVisible()
  await addTap(buyer)

  await page.goto(href('cart'))
  await page.getByRole('button', { name: '去结算 (2)' }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveTitle('收银台')
  const paymentId = new URL(page.url()).searchParams.get('paymentId') ?? ''
  await page.getByRole('button', { name: /^确认支付/ }).click()
  await atProvider(page, '支付失败')
  await page.getByRole('button', { name: /^重新支付/ }).click()
  await atProvider(page, '支付成功', '通知延迟 10 秒')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 40_000 })

  const { orderIds } = await buyer.call(getPayment, { params: { id: paymentId } })
  expect(orderIds).toHaveLength(2)
  const [first = '', second = ''] = orderIds
  const seller = await signInAs(MERCHANT)
  const shop = await visitor()
  await takeSession(shop, seller.session)
  await shop.goto(href('orderDetailSeller', { id: first }))
  await shop.getByRole('button', { name: '发货', exact: true }).click()
  await shop.getByRole('dialog', { name: '发货' }).getByRole('radio', { name: '商家自有车辆' }).check()
  await shop.getByRole('dialog', { name: '发货' }).getByRole('textbox', { name: '车牌号或司机姓名' }).fill('粤E88K12')
  await shop.getByRole('button', { name: '确认发货' }).click()
  await expect(shop.getByRole('heading', { name: '待收货' })).toBeVisible()
  await seller.call(shipOrder, { params: { id: second }, body: { carrier: 'sf', trackingNumber: 'SF1234567890' } })

  for (const id of orderIds) {
    await page.goto(href('orderDetailBuyer', { id }))
    await page.getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click()
    await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible()
    expect((await buyer.call(getOrder, { params: { id }, query: { view: 'buyer' } })).state).toBe('received')
  }
})
