import { cancelOrder, getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { getPayment } from '@zhujia/contract/payments/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { settledBuyer } from '../buyers.ts'
import { axe, expect, test } from '../fixtures.ts'
import { pay, place } from '../orders.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { type Person, signInAs } from '../person.ts'

const BUYER = '13800000014'
const TILES = '鹿杉木纹砖'
const ORDERS = 20

let buyer: Person
let seller: Person
let orders: { id: string; number: string; paymentId: string }[]

/** Twenty orders overnight: every second one is paid, with a word for the shop. */
test.beforeAll(async () => {
  buyer = await settledBuyer(BUYER)
  seller = await signInAs(MERCHANT)
  orders = []
  for (let count = 0; count < ORDERS; count += 1) {
    const { orderIds, paymentId } = await place(buyer, [{ product: TILES, remark: `第 ${count + 1} 单，上午送` }])
    const [id = ''] = orderIds
    if (count % 2 === 0) await pay(buyer, paymentId)
    const { number } = await buyer.call(getOrder, { params: { id }, query: { view: 'buyer' } })
    orders.push({ id, number, paymentId })
  }
})

// The stock of the demo world is for everybody.
test.afterAll(async () => {
  for (const { id } of orders)
    await buyer.call(cancelOrder, { params: { id }, body: { reason: 'changedMind' } }).catch(() => undefined)
})

const cardOf = (page: Page, number: string) => page.getByRole('article').filter({ hasText: number })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const orderOf = (id: string) => seller.call(getOrder, { params: { id }, query: { view: 'seller' } })

test('a merchant notes remarks, changes a price and ships parcels, and the list stays where it was', async ({
  page,
}) => {
  const paid = orders.filter((_, place) => place % 2 === 0)
  const unpaid = orders.filter((_, place) => place % 2 === 1)
  const third = paid.at(-3)
  const fourth = unpaid.at(-4)
  if (!third || !fourth) throw new Error('there are no orders')
  await takeSession(page, seller.session)
  // The newest are due last: this buyer's alone fit on a page.
  const { buyer: whose } = await orderOf(third.id)
  await page.goto(href('orders', { tab: 'toShip', q: whose?.nickname ?? '' }))
  const card = cardOf(page, third.number)
  await expect(card.getByText(/订单备注：第 \d+ 单，上午送/)).toBeVisible()
  await expect(card.getByText(/请在 .+ 前发货/)).toBeVisible()

  await card.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(100)
  await card.getByRole('button', { name: '发货' }).click()
  const ship = page.getByRole('dialog', { name: '发货' })
  await expect(ship.getByText(/第 \d+ 单，上午送/)).toBeVisible()
  await ship.getByRole('radio', { name: '商家自有车辆' }).check()
  await ship.getByRole('textbox', { name: '车牌号或司机姓名' }).fill('粤E·8K216')
  await page.getByRole('button', { name: '确认发货' }).click()
  await expect(card).toBeHidden()
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(2)
  expect((await orderOf(third.id)).state).toBe('shipped')

  await page.getByRole('search').getByRole('button', { name: '清空' }).click()
  // How many there are changes with what other people do.
  await page.getByRole('tab', { name: /^待付款 \d+$/ }).click()
  const cheap = cardOf(page, fourth.number)
  await cheap.scrollIntoViewIfNeeded()
  // Where its card stands: other people's orders come and go above it meanwhile.
  const standsAt = async () => (await cheap.boundingBox())?.y ?? 0
  const place = await standsAt()
  await cheap.getByRole('button', { name: '改价' }).click()
  const price = page.getByRole('dialog', { name: '修改价格' })
  await price.getByRole('textbox', { name: '商品优惠' }).fill('12.345')
  await page.getByRole('button', { name: '确认改价' }).click()
  await expect(price.getByText('请填写金额，最多两位小数')).toBeVisible()
  await price.getByRole('textbox', { name: '商品优惠' }).fill('12.34')
  await price.getByRole('textbox', { name: '运费' }).fill('0')
  await price.getByRole('textbox', { name: '改价说明' }).fill('老客户')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '确认改价' }).click()
  await expect(page.getByText('价格已修改')).toBeVisible()
  await expect(price).toBeHidden()
  expect(Math.abs((await standsAt()) - place)).toBeLessThanOrEqual(2)
  const repriced = await orderOf(fourth.id)
  expect(repriced).toMatchObject({ discountFen: 1234, freightFen: 0, totalFen: repriced.goodsFen - 1234 })
  expect((await buyer.call(getPayment, { params: { id: fourth.paymentId } })).amountFen).toBe(repriced.totalFen)

  await cheap.getByRole('button', { name: '备注' }).click()
  await page.getByRole('dialog', { name: '商家备注' }).getByRole('textbox').fill('月结客户')
  await page.getByRole('button', { name: '保存备注' }).click()
  await expect(cheap.getByText('商家备注：月结客户')).toBeVisible()
})

test('the buyer sees both prices and why, and pays the new one', async ({ page }) => {
  const order = orders.at(-1)
  if (!order) throw new Error('there are no orders')
  const { totalFen } = await orderOf(order.id)
  await takeSession(page, seller.session)
  await page.goto(href('orderDetailSeller', { id: order.id }))
  await page.getByRole('button', { name: '改价' }).click()
  await page.getByRole('textbox', { name: '商品优惠' }).fill('50')
  await page.getByRole('textbox', { name: '改价说明' }).fill('样板间合作')
  await page.getByRole('button', { name: '确认改价' }).click()
  await expect(page.getByText('商家修改价格')).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.addInitScript(() => sessionStorage.clear())
  await takeSession(visitor, buyer.session)
  await visitor.goto(href('orderDetailBuyer', { id: order.id }))
  const money = (fen: number) => `¥${new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 }).format(fen / 100)}`
  await expect(visitor.getByText(money(totalFen), { exact: true })).toBeVisible()
  await expect(visitor.getByText('商家改价：样板间合作')).toBeVisible()
  expect(await axe(visitor)).toEqual([])
  await pay(buyer, order.paymentId)
  expect(await orderOf(order.id)).toMatchObject({ state: 'paid', totalFen: totalFen - 5000 })
})

test('a shop that can ship nothing of an order cancels it whole, and the buyer reads why', async ({
  page,
  visitor,
}) => {
  const [order] = orders
  if (!order) throw new Error('there are no orders')
  const { lines, totalFen } = await orderOf(order.id)
  await takeSession(page, seller.session)
  await page.goto(href('orderDetailSeller', { id: order.id }))
  await page.getByRole('button', { name: '取消未发商品' }).click()
  const sheet = page.getByRole('dialog', { name: '取消未发商品' })
  await expect(sheet.getByText(/全部取消时，订单也取消/)).toBeVisible()
  await sheet.getByRole('spinbutton').fill(String(lines[0]?.quantity))
  await sheet.getByRole('spinbutton').blur()
  await sheet.getByRole('radio', { name: '缺货，无法供货' }).check()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '取消并退款' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '已取消', exact: true })).toBeVisible()
  expect(await orderOf(order.id)).toMatchObject({ state: 'cancelled', refundedFen: totalFen })

  const other = await visitor()
  await takeSession(other, buyer.session)
  await other.goto(href('orderDetailBuyer', { id: order.id }))
  await expect(other.getByText('商家取消订单，发起退款')).toBeVisible()
  await expect(other.getByText('缺货，无法供货').first()).toBeVisible()
  expect(await axe(other)).toEqual([])
})

test('a shop’s orders are a table for mouse and keyboard on a desktop, and cards on a phone and for purchases', async ({
  page,
}) => {
  const { id = '', number = '' } = orders.at(-2) ?? {}
  const { buyer: whose } = await orderOf(id)
  const toShip = href('orders', { tab: 'toShip', q: whose?.nickname ?? '' })
  await takeSession(page, seller.session)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(toShip)
  const table = page.getByRole('table', { name: '店铺订单' })
  const row = table.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('订单备注：第 19 单，上午送')
  await expect(row.getByRole('button', { name: '发货' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  const width = await table.evaluate((element) => element.getBoundingClientRect().width)
  expect(width).toBeGreaterThan(1000)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  // Every sum ends where its heading ends.
  const sums = await table.evaluate((element) => {
    const endOf = (node: Node) => {
      const words = document.createRange()
      words.selectNodeContents(node)
      return Math.round(words.getBoundingClientRect().right)
    }
    return [...element.querySelectorAll('tr > :nth-child(3)')].map(endOf)
  })
  expect(sums.length).toBeGreaterThan(2)
  expect(new Set(sums).size).toBe(1)
  expect(await axe(page)).toEqual([])
  await row.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button').first()).toBeFocused()
  await row.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href('orderDetailSeller', { id }))

  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(toShip)
  await expect(cardOf(page, number)).toBeVisible()
  await expect(table).toHaveCount(0)
})
