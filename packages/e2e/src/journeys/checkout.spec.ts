import { addLine, getCart, selectLines } from '@zhujia/contract/cart/endpoints.ts'
import { getProduct, listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { cancelOrder, listOrders, placeOrder, quoteOrder } from '@zhujia/contract/orders/endpoints.ts'
import { listAddresses } from '@zhujia/contract/addresses/endpoints.ts'
import { getPayment } from '@zhujia/contract/payments/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page, Request } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { pressUntil, soon } from '../press-until.ts'
import { takeSession } from '../people.ts'
import type { Person } from '../person.ts'
import { fillCart, newcomer, oneOfEachShop, settledNewcomer, skuInStock } from '../shopping.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'

test.describe.configure({ mode: 'parallel' })

const submit = (page: Page) => page.getByRole('button', { name: '提交订单' })
const pay = (page: Page) => page.getByRole('button', { name: /^确认支付/ })

/** Opens an order's confirmation for one product, bought at once. */
async function buyNow(page: Page, person: Person): Promise<void> {
  const [product] = await oneOfEachShop(person, 1)
  if (!product) throw new Error('nothing is on sale')
  await takeSession(page, person.session)
  await page.goto(href('orderPlay', { sku: skuInStock(product).id, quantity: String(product.unit.minSteps) }))
  await expect(submit(page)).toBeVisible()
}

/** The payment that the page is about. */
const paymentIdOf = (page: Page): string => new URL(page.url()).searchParams.get('paymentId') ?? ''

async function placeIt(page: Page): Promise<string> {
  await submit(page).click()
  await expect(page).toHaveURL(/paymentId=/)
  await expect(pay(page)).toBeVisible()
  return paymentIdOf(page)
}

/** Presses a button of the simulated provider's cashier, after choosing what happens to its notice. */
async function atProvider(page: Page, button: string, notice?: string): Promise<void> {
  await expect(page).toHaveURL(/\/simulator\/cashier\//)
  if (notice) await page.getByText(notice).click()
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/paymentId=/)
}

test('a buyer orders goods of two shops with a remark and pays, and the result leads to the orders', async ({
  page,
}) => {
  const person = await settledNewcomer()
  const products = await fillCart(person)
  await takeSession(page, person.session)
  await page.goto(href('cart'))
  await page.getByRole('button', { name: '去结算 (2)' }).click()
  await expect(page).toHaveTitle('确认订单')
  await expect(page.getByRole('button', { name: /更换收货地址/ })).toContainText('文三路 1 号')
  for (const { shop, title } of products)
    await expect(page.getByRole('region', { name: shop.name })).toContainText(title)
  expect(await axe(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])

  const [first] = products
  await page
    .getByRole('region', { name: first?.shop.name ?? '' })
    .getByRole('button', { name: /订单备注/ })
    .click()
  const sheet = page.getByRole('dialog', { name: '订单备注' })
  await sheet.getByRole('textbox').fill('周六上午送')
  await expect(sheet.getByText('5/200')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await sheet.getByRole('button', { name: '完成' }).click()
  await expect(page.getByRole('button', { name: /周六上午送/ })).toBeVisible()

  const paymentId = await placeIt(page)
  await expect(page).toHaveTitle('收银台')
  await expect(page.getByText('模拟支付')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^00:(29|30):\d\d$/)
  expect(await axe(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect((await person.call(getCart, {})).shops).toEqual([])

  // Back from the cashier is no empty cart: a question says until when the orders are held.
  await page.goBack()
  const leaving = page.getByRole('alertdialog', { name: '订单还没有付款' })
  await expect(leaving).toContainText(/保留到 \d\d:\d\d/)
  await leaving.getByRole('button', { name: '继续支付' }).click()
  await expect(pay(page)).toBeVisible()

  await pay(page).click()
  await atProvider(page, '支付成功')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await expect(page).toHaveTitle('支付结果')
  await expect(page.getByText('2 笔订单已付款，商家可以备货')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.getByRole('link', { name: '查看订单' }).click()
  await expect(page).toHaveURL(href('orders', { view: 'buyer', tab: 'toShip' }))
  // No step back leads through a cashier, ours or the provider's: below the result lies what the order was made from.
  await page.goBack()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(href('cart'))

  const { orderIds, state } = await person.call(getPayment, { params: { id: paymentId } })
  expect(state).toBe('succeeded')
  expect(orderIds).toHaveLength(2)
})

test('a buyer tries a payment that failed again on the same order', async ({ page }) => {
  const person = await settledNewcomer()
  await buyNow(page, person)
  const paymentId = await placeIt(page)
  await pay(page).click()
  await atProvider(page, '支付失败')
  await expect(page.getByRole('alert').filter({ hasText: '上一次支付没有成功' })).toBeVisible({ timeout: 15_000 })
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: /^重新支付/ }).click()
  await atProvider(page, '支付成功')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 })
  expect(paymentIdOf(page)).toBe(paymentId)
})

test('a buyer who left the channel unpaid, by its link or by a step back, can pay again, and one whose payment is not reported can ask for it', async ({
  page,
}) => {
  const person = await settledNewcomer()
  await buyNow(page, person)
  await placeIt(page)
  await pay(page).click()
  await atProvider(page, '不付了，返回商家')
  await expect(page.getByText('你离开了支付页面，渠道没有收到付款。可以重新支付')).toBeVisible()
  // The browser's own step back from the channel's page says as little: the channel is asked all the same.
  await pay(page).click()
  await expect(page).toHaveURL(/\/simulator\/cashier\//)
  const asked = page.waitForRequest((request) => request.url().endsWith('/check'))
  await page.goBack()
  await asked
  await expect(page.getByText('你离开了支付页面，渠道没有收到付款。可以重新支付')).toBeVisible()
  await pay(page).click()
  await atProvider(page, '支付成功', '通知丢失')
  await expect(page.getByRole('heading', { name: '正在确认支付结果' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '我已付款，查询结果' }).click()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
})

test('the confirmation shows a changed total beside the old one, and nothing is ordered until the buyer sends it again', async ({
  page,
}) => {
  const person = await settledNewcomer()
  await buyNow(page, person)
  const sent: Request[] = []
  await page.route('**/api/v1/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent.push(route.request())
    if (sent.length > 1) return route.fallback()
    return route.fulfill({
      json: {
        success: false,
        code: 45001,
        errorCode: 'QUOTE_CHANGED',
        message: '价格有变动',
        data: { totalFen: 12_345_67 },
      },
    })
  })
  const { total: before } = await person.call(listOrders, { query: { view: 'buyer' } })
  await submit(page).click()
  const dialog = page.getByRole('alertdialog', { name: '订单金额有变动' })
  await expect(dialog).toContainText('¥12,345.67')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: '查看新的金额' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveTitle('确认订单')
  expect((await person.call(listOrders, { query: { view: 'buyer' } })).total).toBe(before)
  await placeIt(page)
  expect(sent).toHaveLength(2)
})

test('a buyer who sends an order again after a lost answer has ordered once', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED/)
  const person = await settledNewcomer()
  const { total: before } = await person.call(listOrders, { query: { view: 'buyer' } })
  await buyNow(page, person)
  const keys: (string | undefined)[] = []
  await page.route('**/api/v1/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '可以再按一次，不会重复下单' })).toBeVisible()
  await placeIt(page)
  expect(new Set(keys).size).toBe(1)
  expect((await person.call(listOrders, { query: { view: 'buyer' } })).total).toBe(before + 1)
})

/** Nobody may hold more of the stock than this without having paid. */
const SHARE = 0.8

/**
 * What is so scarce that one person may hold all but the smallest order of it, and no other journey buys meanwhile: they
 * buy what stands on the first pages, or the SKU of which most is in stock.
 */
async function scarcest(person: Person) {
  const { records } = await person.call(listProducts, { query: { size: 50, page: 4 } })
  const all = await Promise.all(records.map(({ id }) => person.call(getProduct, { params: { id }, query: {} })))
  const plain = all.filter(
    ({ madeToMeasure, skus, unit }) =>
      madeToMeasure === null && skus.some(({ available }) => available >= unit.minSteps),
  )
  const skus = plain.flatMap((product) => {
    const { unit, skus: own } = product
    const { id: boughtByOthers } = skuInStock(product)
    return own
      .filter(
        ({ id, available }) =>
          id !== boughtByOthers &&
          available - unit.minSteps <= SHARE * available &&
          SHARE * available > unit.minSteps + 1,
      )
      .map((sku) => ({ sku, unit }))
  })
  const [least] = skus.toSorted((a, b) => a.sku.available - b.sku.available)
  if (!least) throw new Error('nothing is in stock')
  return least
}

async function takeFromStock(person: Person, skuId: string, quantity: number): Promise<string> {
  const [address] = await person.call(listAddresses, {})
  const lines = [{ skuId, quantity }]
  const addressId = address?.id ?? ''
  const { quoteToken } = await person.call(quoteOrder, { body: { lines, addressId } })
  const { orderIds } = await person.call(placeOrder, {
    body: { lines, addressId, quoteToken, remarks: [], isFromCart: false },
  })
  return orderIds[0] ?? ''
}

test('goods that somebody else took meanwhile are named, and the quantity is adjusted to what is left', async ({
  page,
}) => {
  const person = await settledNewcomer()
  const other = await settledNewcomer(true)
  const { sku, unit } = await scarcest(person)
  const wanted = Math.floor(SHARE * sku.available)
  await person.call(addLine, { body: { skuId: sku.id, quantity: wanted } })
  const [line] = (await person.call(getCart, {})).shops.flatMap(({ lines }) => lines)
  await person.call(selectLines, { body: { lineIds: [line?.id ?? ''], isSelected: true } })
  await takeSession(page, person.session)
  await page.goto(href('orderPlay'))
  await expect(submit(page)).toBeVisible()
  const orderId = await takeFromStock(other, sku.id, sku.available - unit.minSteps)
  try {
    await submit(page).click()
    const refused = page.getByRole('alert').filter({ hasText: '库存不够了' })
    await expect(refused).toContainText(line?.title ?? '')
    await expect(submit(page)).toBeHidden()
    expect(await axe(page)).toEqual([])
    await refused.getByRole('button', { name: '按库存调整' }).click()
    await expect(submit(page)).toBeVisible()
    const left = (await person.call(getCart, {})).shops.flatMap(({ lines }) => lines)
    expect(left.map(({ quantity }) => quantity)).toEqual([unit.minSteps])
  } finally {
    await other.call(cancelOrder, { params: { id: orderId }, body: { reason: 'changedMind' } })
  }
})

test('a buyer without an address is led from the order to the address form and comes back with the new address', async ({
  page,
}) => {
  const person = await newcomer()
  await buyNow(page, person)
  await submit(page).click()
  await expect(page).toHaveTitle('新增收货地址')
  await page.getByLabel('粘贴整段地址，自动填写').fill('张三 13800000000 浙江省杭州市西湖区文三路 1 号')
  await page.getByRole('button', { name: '识别并填写' }).click()
  await expect(page.getByLabel('详细地址')).toHaveValue('文三路1号')
  await page.getByRole('button', { name: '保存并使用' }).click()
  await expect(page).toHaveTitle('确认订单')
  await expect(page).toHaveURL(/addressId=/)
  await expect(page.getByRole('button', { name: /更换收货地址/ })).toContainText('文三路1号')
  await page.reload()
  await expect(page.getByRole('button', { name: /更换收货地址/ })).toContainText('文三路1号')
  await placeIt(page)
})

test('a buyer chooses another address for the order, also when the list was left for the form', async ({ page }) => {
  const person = await settledNewcomer()
  await buyNow(page, person)
  await page.getByRole('button', { name: /更换收货地址/ }).click()
  await expect(page).toHaveTitle('选择收货地址')
  expect(await axe(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('button', { name: '新增收货地址' }).click()
  await page.getByLabel('粘贴整段地址，自动填写').fill('李四 13900000000 北京市朝阳区建国路 9 号')
  await page.getByRole('button', { name: '识别并填写' }).click()
  await expect(page.getByLabel('所在地区')).toHaveValue('北京市 朝阳区')
  await page.getByRole('button', { name: '保存并使用' }).click()
  await expect(page).toHaveTitle('确认订单')
  await expect(page.getByRole('button', { name: /更换收货地址/ })).toContainText('建国路9号')
  await page.getByRole('button', { name: /更换收货地址/ }).click()
  // Two steps back within a fraction of a second count as one: nobody taps as fast as this test.
  await pressUntil(
    () => page.getByRole('button', { name: /送到这里：文三路 1 号/ }).click(soon),
    () => expect(page).toHaveTitle('确认订单', soon),
  )
  await expect(page.getByRole('button', { name: /更换收货地址/ })).toContainText('文三路 1 号')
})

test('an order that was cancelled can no longer be paid, and a foreign payment does not exist', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/)
  const person = await settledNewcomer()
  await buyNow(page, person)
  const paymentId = await placeIt(page)
  const { orderIds } = await person.call(getPayment, { params: { id: paymentId } })
  await person.call(cancelOrder, { params: { id: orderIds[0] ?? '' }, body: { reason: 'changedMind' } })
  // The page still shows the cashier: the server refuses, and it is asked anew.
  await pay(page).click()
  await expect(page.getByRole('heading', { name: '订单已关闭' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: '查看订单' }).click()
  await expect(page).toHaveTitle('订单详情')

  await page.goto(href('orderPlay', { paymentId: crypto.randomUUID() }))
  await expect(page.getByText('找不到这笔付款')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('the confirmation leads back to the cart when nothing is ticked there', async ({ page }) => {
  const person = await settledNewcomer()
  await takeSession(page, person.session)
  await page.goto(href('orderPlay'))
  await expect(page.getByText('没有要结算的商品')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: '去购物车' }).click()
  await expect(page).toHaveTitle('购物车')
})

test('the confirmation and the cashier fit 320 px, twice the text size and the longest language', async ({ page }) => {
  const person = await settledNewcomer()
  await fillCart(person)
  await takeSession(page, person.session)
  await page.addInitScript(() => localStorage.setItem('UNI_LOCALE', 'fr'))
  await page.setViewportSize({ width: 320, height: 812 })
  const hold = async () => {
    expect(await sidewaysScroll(page)).toBe(0)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await sidewaysScroll(page)).toBe(0)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
  }
  await page.goto(href('cart'))
  await expect(page.getByRole('button', { name: 'Commander (2)' })).toBeVisible()
  await hold()
  await page.getByRole('button', { name: 'Commander (2)' }).click()
  await expect(page.getByRole('button', { name: 'Commander', exact: true })).toBeVisible()
  await hold()
  await page.getByRole('button', { name: 'Commander', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Payer .+ ¥$/ })).toBeVisible()
  await hold()
})
