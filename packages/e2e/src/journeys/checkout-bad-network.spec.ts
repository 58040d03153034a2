import { countLines, getCart, removeLines } from '@zhujia/contract/cart/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import {
  cancelPart,
  countOrders,
  getOrder,
  listOrders,
  placeOrder,
  receiveOrder,
  shipOrder,
} from '@zhujia/contract/orders/endpoints.ts'
import { getPayment, startAttempt } from '@zhujia/contract/payments/endpoints.ts'
import { listOrderReviews } from '@zhujia/contract/reviews/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page, Route } from '@playwright/test'
import { settledBuyer } from '../buyers.ts'
import { expect, test } from '../fixtures.ts'
import { pressUntil, soon } from '../press-until.ts'
import { pay, place } from '../orders.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'
import { skuInStock } from '../shopping.ts'

// Nobody else orders as this buyer: these journeys count what there is, one after the other.
const BUYER = '13800000012'
const TILES = '鹿杉木纹砖'

/**
 * A network that loses the answer of the first request of every kind that changes something: the server has done it, and
 * the browser does not know.
 */
async function loseAnswers(page: Page): Promise<string[]> {
  const lost: string[] = []
  await page.route('**/api/v1/**', async (route: Route) => {
    const request = route.request()
    const name = `${request.method()} ${new URL(request.url()).pathname.replaceAll(/[0-9a-f-]{36}/g, ':id')}`
    const changes = request.method() !== 'GET' && !name.endsWith('/quotes')
    if (!changes || lost.includes(name)) return route.continue()
    lost.push(name)
    await route.fetch()
    await route.abort('connectionreset')
  })
  return lost
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test('people repeat every step whose answer was lost, and there is still one order, one payment, one parcel and one receipt', async ({
  page,
  visitor,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_RESET/)
  const buyer = await settledBuyer(BUYER)
  const seller = await signInAs(MERCHANT)
  const before = await buyer.call(countOrders, { query: { view: 'buyer' } })
  const { records } = await buyer.call(listProducts, { query: { q: TILES } })
  const product = await buyer.call(getProduct, { params: { id: records[0]?.id ?? '' }, query: {} })
  const sku = skuInStock(product, 4)

  const lost = await loseAnswers(page)
  await takeSession(page, buyer.session)
  await page.goto(href('orderPlay', { sku: sku.id, quantity: '4' }))
  await button(page, /订单备注/).click()
  await page.getByRole('dialog', { name: '订单备注' }).getByRole('textbox').fill('电话先联系')
  await button(page, '完成').click()
  await page.reload()
  await expect(button(page, /电话先联系/)).toBeVisible()
  await pressUntil(
    () => button(page, '提交订单').click(soon),
    () => expect(page).toHaveURL(/paymentId=/, soon),
  )
  const paymentId = new URL(page.url()).searchParams.get('paymentId') ?? ''
  await pressUntil(
    () => button(page, /^确认支付/).click(soon),
    () => expect(page).toHaveURL(/\/simulator\/cashier\//, soon),
  )
  await page.getByText('同一通知发三次').click()
  await button(page, '支付成功').click()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 30_000 })

  const { orderIds } = await buyer.call(getPayment, { params: { id: paymentId } })
  const [id = ''] = orderIds
  expect((await buyer.call(countOrders, { query: { view: 'buyer' } })).all).toBe(before.all + 1)

  const shop = await visitor()
  const lostByShop = await loseAnswers(shop)
  await takeSession(shop, seller.session)
  await shop.goto(href('orderDetailSeller', { id }))
  const sheet = shop.getByRole('dialog')
  await button(shop, '发货').click()
  const count = sheet.getByRole('spinbutton')
  await count.fill('1')
  await count.blur()
  await shop.getByRole('radio', { name: '顺丰速运' }).check()
  await shop.getByRole('textbox', { name: '运单号' }).fill('SF1402238871663')
  // The page behind the sheet may show what has happened before the sheet has its answer.
  await pressUntil(
    () => button(shop, '确认发货').click(soon),
    () => expect(sheet).toBeHidden(soon),
  )
  await expect(state(shop, '部分发货')).toBeVisible()
  await button(shop, '取消未发商品').click()
  await sheet.getByRole('spinbutton').fill('1')
  await sheet.getByRole('spinbutton').blur()
  await shop.getByRole('radio', { name: '缺货，无法供货' }).check()
  await pressUntil(
    () => button(shop, '取消并退款').click(soon),
    () => expect(sheet).toBeHidden(soon),
  )
  await expect(shop.getByText('已发 1 箱 · 待发 2 箱 · 已取消 1 箱')).toBeVisible()
  await button(shop, '发货').click()
  await shop.getByRole('textbox', { name: '运单号' }).fill('SF1402238871664')
  await button(shop, '确认发货').click()
  await expect(state(shop, '待收货')).toBeVisible()

  await page.goto(href('orderDetailBuyer', { id }))
  await button(page, '确认收货').click()
  const question = page.getByRole('alertdialog', { name: '确认已收到货？' })
  await pressUntil(
    () => question.getByRole('button', { name: '确认收货' }).click(soon),
    () => expect(state(page, '已完成')).toBeVisible(soon),
  )

  const order = await buyer.call(getOrder, { params: { id }, query: { view: 'buyer' } })
  expect(order.parcels.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1], [2]])
  expect(order.refunds).toHaveLength(1)
  expect(order.lines[0]).toMatchObject({ quantity: 4, shippedQuantity: 3, cancelledQuantity: 1 })
  expect(order.timeline.map(({ event }) => event)).toEqual([
    'place',
    'pay',
    'shipPart',
    'cancelPart',
    'ship',
    'receive',
  ])
  expect((await buyer.call(listOrders, { query: { view: 'buyer', page: 1, size: 1, tab: 'all' } })).total).toBe(
    before.all + 1,
  )
  expect([...lost, ...lostByShop]).toEqual(
    expect.arrayContaining(
      [placeOrder, startAttempt, shipOrder, cancelPart, receiveOrder].map(
        ({ method, path }) => `${method} /api${path}`,
      ),
    ),
  )
})

/**
 * A network that fails each call of these paths twice: the first time before the server hears of it, the second time after
 * it has done what it was asked, so that its answer is lost. @returns what has failed, and how often
 */
async function spoil(page: Page, paths: RegExp): Promise<Map<string, number>> {
  const failed = new Map<string, number>()
  await page.route(paths, async (route: Route) => {
    const request = route.request()
    const name = `${request.method()} ${new URL(request.url()).pathname.replaceAll(/[0-9a-f-]{36}/g, ':id')}`
    const times = failed.get(name) ?? 0
    if (times >= 2) return route.continue()
    failed.set(name, times + 1)
    if (times === 1) await route.fetch()
    await route.abort('connectionreset')
  })
  return failed
}

test('a buyer searches, fills the cart and orders while each call is lost once before and once after it arrives, and has one cart line and one order', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_RESET/)
  const buyer = await settledBuyer(BUYER)
  const { shops, invalid } = await buyer.call(getCart, {})
  const old = [...shops.flatMap(({ lines }) => lines), ...invalid].map(({ id }) => id)
  if (old.length > 0) await buyer.call(removeLines, { body: { lineIds: old } })
  const before = await buyer.call(countOrders, { query: { view: 'buyer' } })
  const failed = await spoil(page, /\/api\/v1\/(products\?|cart\/lines|checkout|quotes|orders)/)
  await takeSession(page, buyer.session)

  await page.goto(href('search', { q: TILES }))
  const found = page.getByRole('link', { name: new RegExp(TILES) }).first()
  await pressUntil(
    () => button(page, /重试/).click(soon),
    () => expect(found).toBeVisible(soon),
  )

  const [card] = (await buyer.call(listProducts, { query: { q: TILES } })).records
  const product = await buyer.call(getProduct, { params: { id: card?.id ?? '' }, query: {} })
  await page.goto(href('productDetail', { id: product.id, sku: skuInStock(product, 3).id }))
  await button(page, '加入购物车').click()
  const chooser = page.getByRole('dialog', { name: '选择规格' })
  await pressUntil(
    () => chooser.getByRole('button', { name: '加入购物车' }).click(soon),
    () => expect(page.getByRole('status').getByText('已加入购物车')).toBeVisible(soon),
  )
  expect(await buyer.call(countLines, {})).toEqual({ lines: 1 })
  const linesOf = async () =>
    (await buyer.call(getCart, {})).shops.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))
  expect(await linesOf()).toEqual([product.unit.minSteps])

  await page.goto(href('cart'))
  const amount = page.getByRole('spinbutton', { name: '数量' })
  await pressUntil(
    async () => {
      await amount.fill('3')
      await amount.press('Enter')
    },
    () => expect.poll(linesOf, soon).toEqual([3]),
  )
  await pressUntil(
    () => button(page, /^去结算/).click(soon),
    () => expect(page).toHaveTitle('确认订单', soon),
  )
  await pressUntil(
    () => button(page, /重试/).click(soon),
    () => expect(button(page, '提交订单')).toBeEnabled(soon),
  )
  await pressUntil(
    () => button(page, '提交订单').click(soon),
    () => expect(page).toHaveURL(/paymentId=/, soon),
  )
  expect((await buyer.call(countOrders, { query: { view: 'buyer' } })).all).toBe(before.all + 1)
  expect(await linesOf()).toEqual([])
  for (const [name, times] of failed) expect([name, times]).toEqual([name, 2])
  expect([...failed.keys()].length).toBeGreaterThanOrEqual(4)
})

test('a review is sent again until its answer arrives, and is stored once', async ({ page, tolerate }) => {
  tolerate(/ERR_CONNECTION_RESET/)
  const buyer = await settledBuyer(BUYER)
  const seller = await signInAs(MERCHANT)
  const { orderIds, paymentId } = await place(buyer, [{ product: TILES }])
  const [id = ''] = orderIds
  await pay(buyer, paymentId)
  await seller.call(shipOrder, { params: { id }, body: { carrier: 'ownTruck', trackingNumber: '粤E·8K216' } })
  await buyer.call(receiveOrder, { params: { id } })

  await takeSession(page, buyer.session)
  await page.goto(href('viewComments', { orderId: id }))
  await button(page, '写评价').click()
  const failed = await spoil(page, /\/api\/v1\/.*reviews/)
  for (const part of ['描述相符', '物流配送', '商家服务'])
    await page.getByRole('radiogroup', { name: part }).getByRole('radio', { name: '满意', exact: true }).check()
  await page.getByRole('textbox', { name: '说说使用感受' }).fill('网络不好，多试了几次')
  await pressUntil(
    () => button(page, '提交评价').click(soon),
    () => expect(page.getByRole('article').getByText('网络不好，多试了几次')).toBeVisible(soon),
  )
  const { lines } = await buyer.call(listOrderReviews, { params: { id }, query: { view: 'buyer' } })
  expect(lines.map(({ review }) => review?.text)).toEqual(['网络不好，多试了几次'])
  expect([...failed.values()]).toContain(2)
})
