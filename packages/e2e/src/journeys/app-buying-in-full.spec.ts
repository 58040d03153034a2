import { addLine, getCart, removeLines } from '@zhujia/contract/cart/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { getPayment } from '@zhujia/contract/payments/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { settledBuyer } from '../buyers.ts'
import { expect, test } from '../fixtures.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { type Person, signInAs } from '../person.ts'
import { skuInStock } from '../shopping.ts'

/** Somebody who shops in this journey alone. */
const BUYER = '13800000009'
const TILE = /云岭通体大理石瓷砖/
const WOOD = '鹿杉木纹砖'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const calculator = (page: Page) => page.getByRole('dialog', { name: '用量计算' })
const money = (fen: number) => `¥${new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 }).format(fen / 100)}`

async function emptyCart(buyer: Person): Promise<void> {
  const { shops, invalid } = await buyer.call(getCart, {})
  const lineIds = [...shops.flatMap(({ lines }) => lines), ...invalid].map(({ id }) => id)
  if (lineIds.length > 0) await buyer.call(removeLines, { body: { lineIds } })
}

async function putInCart(buyer: Person, q: string): Promise<void> {
  const { records } = await buyer.call(listProducts, { query: { q } })
  const product = await buyer.call(getProduct, {
    params: { id: records.find(({ isSoldOut }) => !isSoldOut)?.id ?? '' },
    query: {},
  })
  await buyer.call(addLine, { body: { skuId: skuInStock(product).id, quantity: product.unit.minSteps } })
}

/** Finds the tiles by their letters and by their size. @returns the product's id */
async function findTiles(page: Page): Promise<string> {
  await page.goto(href('search'))
  for (const words of ['yunling cizhuan', '云岭 80cm*80cm']) {
    await page.getByRole('searchbox').fill(words)
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('link', { name: TILE }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: TILE }).first().click()
  await expect(page.getByRole('heading', { name: TILE })).toBeVisible()
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** From a room's area to boxes in the cart, and in the cart to another quantity. */
async function measureAndAdd(page: Page, productId: string, skuId: string): Promise<void> {
  await page.goto(href('productDetail', { id: productId, sku: skuId }))
  await button(page, /^用量/).click()
  await calculator(page).getByRole('textbox', { name: '面积' }).fill('30')
  await expect(calculator(page)).toContainText('17 箱 · 51 片')
  await button(page, '填入 17 箱').click()
  const chooser = page.getByRole('dialog', { name: '选择规格' })
  if (!(await chooser.isVisible())) await button(page, '加入购物车').click()
  await expect(chooser.getByRole('spinbutton')).toHaveValue('17')
  await chooser.getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByRole('status').getByText('已加入购物车')).toBeVisible()

  await page.goto(href('cart'))
  const line = page.getByRole('listitem').filter({ hasText: TILE })
  await line.getByRole('button', { name: '按面积算' }).click()
  await calculator(page).getByRole('radio', { name: '按房间' }).check()
  await calculator(page).getByRole('textbox', { name: '长' }).fill('4.2')
  await calculator(page).getByRole('textbox', { name: '宽' }).fill('3.6')
  await calculator(page).getByRole('button', { name: '填入 9 箱' }).click()
  await expect(line.getByRole('spinbutton', { name: '数量' })).toHaveValue('9')
}

/** Orders and pays for all that lies in the cart. @returns the orders, one for each shop */
async function checkOut(page: Page, buyer: Person): Promise<readonly string[]> {
  await button(page, /^去结算/).click()
  await expect(page).toHaveTitle('确认订单')
  await button(page, '提交订单').click()
  await expect(page).toHaveTitle('收银台')
  const id = new URL(page.url()).searchParams.get('paymentId') ?? ''
  await button(page, /^确认支付/).click()
  await page.getByText('正常通知').click()
  await button(page, '支付成功').click()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 30_000 })
  return (await buyer.call(getPayment, { params: { id } })).orderIds
}

async function setAmount(shop: Page, line: RegExp, amount: number): Promise<void> {
  const box = shop.getByRole('dialog').getByRole('spinbutton', { name: line })
  await box.fill(String(amount))
  await box.blur()
}

/** The tiles go in two parcels; the wood does not go at all. */
async function shipInTwo(shop: Page, id: string): Promise<void> {
  await shop.goto(href('orderDetailSeller', { id }))
  await button(shop, '发货').click()
  const ship = shop.getByRole('dialog', { name: '发货' })
  await setAmount(shop, /云岭/, 5)
  await setAmount(shop, /鹿杉/, 0)
  await ship.getByRole('radio', { name: '商家自有车辆' }).check()
  await ship.getByRole('textbox', { name: '车牌号或司机姓名' }).fill('粤A88K12')
  await button(shop, '确认发货').click()
  await expect(state(shop, '部分发货')).toBeVisible()

  await button(shop, '取消未发商品').click()
  await setAmount(shop, /鹿杉/, 1)
  await shop.getByRole('radio', { name: '缺货，无法供货' }).check()
  await button(shop, '取消并退款').click()
  await expect(shop.getByRole('dialog')).toBeHidden()

  await button(shop, '发货').click()
  await ship.getByRole('radio', { name: '德邦快递' }).check()
  await ship.getByRole('textbox', { name: '运单号' }).fill('DPK364902817001')
  await button(shop, '确认发货').click()
  await expect(state(shop, '待收货')).toBeVisible()
}

async function receive(page: Page, id: string): Promise<void> {
  await page.goto(href('orderDetailBuyer', { id }))
  await button(page, '确认收货').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click()
  await expect(state(page, '已完成')).toBeVisible()
}

async function review(page: Page, id: string): Promise<void> {
  await page.goto(href('viewComments', { orderId: id }))
  await button(page, '写评价').click()
  for (const part of ['描述相符', '物流配送', '商家服务'])
    await page.getByRole('radiogroup', { name: part }).getByRole('radio', { name: '满意', exact: true }).check()
  await page.getByRole('textbox', { name: '说说使用感受' }).fill('同一批号，铺出来没有色差')
  const photo = await page.screenshot({ type: 'png' })
  await page
    .getByLabel('添加照片')
    .last()
    .setInputFiles([{ name: 'room.png', mimeType: 'image/png', buffer: photo }])
  await button(page, '提交评价').click()
  await expect(page.getByRole('status').getByText('评价已发布')).toBeVisible()
}

test('a buyer finds a product by its letters, measures it, buys from three shops, gets two parcels without one cancelled line, receives, reviews and saves the snapshot', async ({
  page,
  visitor,
}) => {
  test.setTimeout(180_000)
  const buyer = await settledBuyer(BUYER)
  const seller = await signInAs(MERCHANT)
  await emptyCart(buyer)
  await takeSession(page, buyer.session)

  const productId = await findTiles(page)
  const product = await buyer.call(getProduct, { params: { id: productId }, query: {} })
  const skuId = product.skus.find(({ spec, available }) => spec.includes('800×800mm') && available >= 20)?.id ?? ''
  for (const words of [WOOD, '沐砌 龙头', '乳胶漆']) await putInCart(buyer, words)
  await measureAndAdd(page, productId, skuId)
  const orderIds = await checkOut(page, buyer)
  expect(orderIds).toHaveLength(3)

  const orderOf = (id: string) => buyer.call(getOrder, { params: { id }, query: { view: 'buyer' } })
  const orders = await Promise.all(orderIds.map(orderOf))
  const order = orders.find(({ lines }) => lines.some((line) => line.skuId === skuId))
  const tiles = order?.lines.find((line) => line.skuId === skuId)
  const wood = order?.lines.find((line) => line.skuId !== skuId)
  if (!order || !tiles || !wood) throw new Error('the tiles and the wood are not of one order')
  expect(tiles.quantity).toBe(9)

  const shop = await visitor()
  await takeSession(shop, seller.session)
  await shipInTwo(shop, order.id)
  const shipped = await orderOf(order.id)
  // The refund is the wood's share to the fen: its goods, and its part of the freight.
  expect(shipped.refunds).toHaveLength(1)
  expect(shipped.refundedFen).toBe(shipped.refunds[0]?.amountFen)
  expect(shipped.refundedFen).toBeGreaterThanOrEqual(wood.priceFen * wood.quantity)
  expect(shipped.refundedFen).toBeLessThanOrEqual(wood.priceFen * wood.quantity + order.freightFen)
  expect(shipped.parcels.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[5], [4]])
  await receive(page, order.id)
  await expect(page.getByText(`-${money(shipped.refundedFen)}`)).toBeVisible()

  await review(page, order.id)
  await shop.goto(href('viewComments', { orderId: order.id, view: 'seller' }))
  await button(shop, '回复').click()
  await shop.getByRole('textbox', { name: '回复内容' }).fill('谢谢，欢迎再来')
  await button(shop, '发布回复').click()
  // The words alone stand in the form as well.
  await expect(shop.getByText(/^商家回复/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('谢谢，欢迎再来')).toBeVisible()
  await button(page, '追评').click()
  await page.getByRole('textbox', { name: '用过之后怎么样' }).fill('住了一周，很好打理')
  await button(page, '提交追评').click()
  await expect(page.getByText('当天追评')).toBeVisible()

  await page.goto(href('snapshot', { id: order.id, line: tiles.id }))
  await expect(page.getByText('内容完整，与校验值一致')).toBeVisible()
  await expect(page.getByRole('heading', { name: TILE })).toBeVisible()
})
