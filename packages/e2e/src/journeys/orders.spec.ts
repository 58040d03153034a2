import { countOrders, declineCancel, getOrder, requestCancel } from '@zhujia/contract/orders/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { settledBuyer } from '../buyers.ts'
import { axe, expect, test } from '../fixtures.ts'
import { pay, place } from '../orders.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { type Person, signInAs } from '../person.ts'

// Somebody whose orders no other journey counts; the goods are of the shop that the two sellers work in.
const BUYER = '13800000005'
const SHIPPER = '13800000003'
const TILES = '鹿杉木纹砖'
const TAPS = '龙头'

let buyer: Person
let seller: Person

test.beforeAll(async () => {
  buyer = await settledBuyer(BUYER)
  seller = await signInAs(MERCHANT)
})

async function orderOf(remark = '') {
  const { orderIds, paymentId } = await place(buyer, [{ product: TILES, remark }])
  const [id = ''] = orderIds
  const { number } = await buyer.call(getOrder, { params: { id }, query: { view: 'buyer' } })
  return { id, number, paymentId }
}

async function paidOrder(remark = '') {
  const order = await orderOf(remark)
  await pay(buyer, order.paymentId)
  return order
}

const buyerPage = (id: string): string => href('orderDetailBuyer', { id })
const sellerPage = (id: string): string => href('orderDetailSeller', { id })
const cardOf = (page: Page, number: string) => page.getByRole('article').filter({ hasText: number })
const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Follows a link that covers its card: the middle of its words may lie under a bar while the page still scrolls. */
const openCard = (page: Page, number: string) => cardOf(page, number).getByRole('link').press('Enter')

test('the tabs of the orders count what their lists hold, and the address keeps tab and search', async ({ page }) => {
  const { number } = await orderOf()
  const counts = await buyer.call(countOrders, { query: { view: 'buyer' } })
  await takeSession(page, buyer.session)
  await page.goto(href('orders'))
  await expect(page.getByRole('tab', { name: `全部 ${counts.all}` })).toBeVisible()
  await page.getByRole('tab', { name: `待付款 ${counts.unpaid}` }).click()
  await expect(page).toHaveURL(href('orders', { tab: 'unpaid' }))
  await expect(page.getByRole('article')).toHaveCount(Math.min(20, counts.unpaid))
  await expect(cardOf(page, number).getByRole('timer')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.reload()
  await expect(page.getByRole('tab', { name: /^待付款/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('searchbox', { name: '搜索订单' }).fill(number)
  await page.getByRole('searchbox', { name: '搜索订单' }).press('Enter')
  await expect(page).toHaveURL(href('orders', { tab: 'unpaid', q: number }))
  await expect(page.getByText('找到 1 个订单')).toBeVisible()
  await page.getByRole('tab', { name: '待收货' }).click()
  await expect(page.getByText('没有找到相关订单')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await button(page, '清除搜索').click()
  await expect(page).toHaveURL(href('orders', { tab: 'toReceive' }))
})

test('each tab of the orders keeps its scroll position, and so does the list below a detail', async ({ page }) => {
  for (let count = 0; count < 4; count += 1) await orderOf()
  await takeSession(page, buyer.session)
  await page.goto(href('orders', { tab: 'unpaid' }))
  await expect(page.getByRole('article').nth(3)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  // By keyboard: the row of tabs is always in sight, so that focus in it does not move the page.
  await page.getByRole('tab', { name: /^待付款/ }).focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  await page.getByRole('tab', { name: /^全部/ }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('tab', { name: /^待付款/ }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await page.getByRole('article').nth(2).getByRole('link').click()
  await expect(page).toHaveTitle('订单详情')
  await page.goBack()
  await expect(page).toHaveURL(href('orders', { tab: 'unpaid' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
})

test('a buyer cancels an unpaid order, with a reason, and the list shows it', async ({ page }) => {
  const { id, number } = await orderOf()
  await takeSession(page, buyer.session)
  await page.goto(href('orders', { tab: 'unpaid' }))
  await openCard(page, number)
  await expect(state(page, '待付款')).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await button(page, '取消订单').click()
  const sheet = page.getByRole('dialog', { name: '取消订单' })
  await sheet.getByRole('button', { name: '取消订单' }).click()
  await expect(sheet.getByText('请选择一个原因')).toBeVisible()
  await sheet.getByRole('radio', { name: '其他原因' }).check()
  await sheet.getByRole('textbox').fill('颜色没想好')
  expect(await axe(page)).toEqual([])
  await sheet.getByRole('button', { name: '取消订单' }).click()
  await expect(state(page, '已取消')).toBeVisible()
  await expect(page.getByText('说明：颜色没想好')).toBeVisible()
  await expect(button(page, '去付款')).toBeHidden()
  expect(await axe(page)).toEqual([])

  await page.goBack()
  await expect(cardOf(page, number)).toBeHidden()
  expect((await buyer.call(getOrder, { params: { id }, query: { view: 'buyer' } })).state).toBe('cancelled')
})

test('the button that pays one of several orders says that it pays all of them', async ({ page }) => {
  const { orderIds, paymentId, totalFen } = await place(buyer, [{ product: TILES }, { product: TAPS }])
  expect(orderIds).toHaveLength(2)
  const [id = ''] = orderIds
  await takeSession(page, buyer.session)
  await page.goto(buyerPage(id))
  const total = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 }).format(totalFen / 100)
  await expect(page.getByText(`与同时提交的订单一起付款，共 ¥${total}`)).toBeVisible()
  await button(page, '去付款').click()
  await expect(page).toHaveURL(href('orderPlay', { paymentId }))
})

test('the seller declines a cancellation request with a message, ships, and the buyer receives', async ({
  page,
  visitor,
}) => {
  const { id } = await paidOrder('请上午送')
  await takeSession(page, buyer.session)
  await page.goto(buyerPage(id))
  await button(page, '申请取消').click()
  const dialog = page.getByRole('dialog', { name: '申请取消' })
  await dialog.getByRole('radio', { name: '发货太慢' }).check()
  await button(page, '提交申请').click()
  await expect(state(page, '取消申请中')).toBeVisible()

  const shop = await visitor()
  await takeSession(shop, seller.session)
  await shop.goto(sellerPage(id))
  await expect(shop.getByText('发货太慢').first()).toBeVisible()
  await expect(shop.getByText('请上午送')).toBeVisible()
  expect(await axe(shop)).toEqual([])
  await button(shop, '拒绝取消').click()
  const decline = shop.getByRole('dialog', { name: '拒绝取消' })
  await decline.getByRole('button', { name: '拒绝取消' }).click()
  await expect(decline.getByText('请选择一个原因，买家会看到')).toBeVisible()
  await decline.getByRole('radio', { name: '已备好货，即将发出' }).check()
  await decline.getByRole('textbox').fill('货已装车，下午送到')
  await decline.getByRole('button', { name: '拒绝取消' }).click()
  await expect(state(shop, '待发货')).toBeVisible()

  await button(shop, '发货').click()
  const ship = shop.getByRole('dialog', { name: '发货' })
  await button(shop, '确认发货').click()
  await expect(ship.getByText('请选择承运方式')).toBeVisible()
  expect(await axe(shop)).toEqual([])
  await ship.getByRole('radio', { name: '商家自有车辆' }).check()
  await ship.getByRole('textbox', { name: '车牌号或司机姓名' }).fill('粤A88K12 王师傅')
  await button(shop, '确认发货').click()
  await expect(state(shop, '待收货')).toBeVisible()
  await expect(button(shop, '发货')).toBeHidden()

  await page.reload()
  await expect(page.getByText('粤A88K12 王师傅')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await button(page, '确认收货').click()
  const question = page.getByRole('alertdialog', { name: '确认已收到货？' })
  await expect(question).toContainText('货款计入店铺待结算')
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: '还没收到' }).click()
  await expect(question).toBeHidden()
  await expect(state(page, '待收货')).toBeVisible()
  await button(page, '确认收货').click()
  await question.getByRole('button', { name: '确认收货' }).click()
  await expect(state(page, '已完成')).toBeVisible()
})

test('a buyer withdraws the cancellation request; the next time the seller agrees and the money returns', async ({
  page,
  visitor,
}) => {
  const { id } = await paidOrder()
  await buyer.call(requestCancel, { params: { id }, body: { reason: 'wrongAddress' } })
  await takeSession(page, buyer.session)
  await page.goto(buyerPage(id))
  await button(page, '撤回取消申请').click()
  await button(page, '撤回申请').click()
  await expect(state(page, '待发货')).toBeVisible()

  await buyer.call(requestCancel, { params: { id }, body: { reason: 'changedMind' } })
  const shop = await visitor()
  await takeSession(shop, seller.session)
  await shop.goto(sellerPage(id))
  await button(shop, '同意取消').click()
  // The sheet ends with its button: there is nothing empty below it.
  const below = () => button(shop, '同意并退款').evaluate((it) => innerHeight - it.getBoundingClientRect().bottom)
  await expect.poll(below).toBe(8)
  await button(shop, '同意并退款').click()
  await expect(state(shop, '已取消')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/退回付款账户$/)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})

test('a seller sees no name and no street before payment, cancels the order and writes a note for themselves', async ({
  page,
}) => {
  const { id } = await orderOf()
  await takeSession(page, seller.session)
  await page.goto(sellerPage(id))
  await expect(page.getByText('体育西路')).toBeHidden()
  await expect(page.getByText(/姓名、电话和门牌不显示/)).toBeVisible()
  await expect(page.getByText('结算预览')).toBeVisible()

  await button(page, '添加').click()
  const note = page.getByRole('dialog', { name: '商家备注' })
  await note.getByRole('textbox').fill('老客户')
  await expect(note.getByText('3/200')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await button(page, '保存备注').click()
  await expect(page.getByText('老客户')).toBeVisible()

  await button(page, '取消订单').click()
  const close = page.getByRole('dialog', { name: '取消订单' })
  await close.getByRole('radio', { name: '缺货，无法供货' }).check()
  await close.getByRole('button', { name: '取消订单' }).click()
  await expect(state(page, '已取消')).toBeVisible()
  const { sellerRemark } = await buyer.call(getOrder, { params: { id }, query: { view: 'buyer' } })
  expect(sellerRemark).toBeNull()
})

test('a member who may only ship is offered nothing else', async ({ page }) => {
  const { id, number } = await paidOrder()
  const shipper = await signInAs(SHIPPER)
  await takeSession(page, shipper.session)
  await page.goto(href('orders', { tab: 'toShip', q: number }))
  await expect(page.getByRole('radio', { name: '店铺订单' })).toBeChecked()
  await expect(cardOf(page, number).getByRole('button')).toHaveText(['发货'])
  await buyer.call(requestCancel, { params: { id }, body: { reason: 'tooSlow' } })
  await openCard(page, number)
  await expect(state(page, '取消申请中')).toBeVisible()
  await expect(button(page, '同意取消')).toBeHidden()
  await expect(button(page, '拒绝取消')).toBeHidden()
})

test('the shipping sheet says when the order has moved on and keeps the waybill, which the seller corrects after shipping', async ({
  page,
  visitor,
}) => {
  const { id } = await paidOrder()
  await takeSession(page, seller.session)
  await page.goto(sellerPage(id))
  await button(page, '发货').click()
  await page.getByRole('radio', { name: '顺丰速运' }).check()
  await page.getByRole('textbox', { name: '运单号' }).fill('SF1402238871663')
  await buyer.call(requestCancel, { params: { id }, body: { reason: 'changedMind' } })
  await button(page, '确认发货').click()
  await expect(page.getByRole('dialog').getByText(/^买家申请了取消，请先答复/)).toBeVisible()
  await expect(page.getByRole('dialog').getByText('你填写的：顺丰速运 · SF1402238871663')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await button(page, '知道了').click()
  await expect(state(page, '取消申请中')).toBeVisible()
  await seller.call(declineCancel, { params: { id }, body: { reason: 'packed' } })
  await page.reload()
  await button(page, '发货').click()
  await expect(page.getByRole('textbox', { name: '运单号' })).toHaveValue('SF1402238871663')
  await button(page, '确认发货').click()
  await expect(state(page, '待收货')).toBeVisible()

  await button(page, '更正').click()
  const sheet = page.getByRole('dialog', { name: '更正物流信息' })
  await sheet.getByRole('textbox', { name: '运单号' }).fill('SF1402238871664')
  expect(await axe(page)).toEqual([])
  await sheet.getByRole('button', { name: '保存更正' }).click()
  await expect(page.getByText('已更正物流信息')).toBeVisible()
  const home = await visitor()
  await takeSession(home, buyer.session)
  await home.goto(buyerPage(id))
  await expect(home.getByText('SF1402238871664', { exact: true })).toBeVisible()
  await expect(home.getByText(/^商家于 .+ 更正过$/)).toBeVisible()
  await expect(home.getByText('原为：顺丰速运 · SF1402238871663')).toBeVisible()
  await expect(button(home, '更正')).toBeHidden()
})

test('a merchant sees the orders they sell and those they buy, and nobody else’s', async ({ page, tolerate }) => {
  tolerate(/404/)
  const { id } = await orderOf()
  await takeSession(page, seller.session)
  await page.goto(href('orders'))
  await page.getByRole('radio', { name: '我的订单' }).check()
  await expect(page).toHaveURL(href('orders', { view: 'buyer' }))
  await expect(page.getByText('还没有订单').or(page.getByRole('article').first())).toBeVisible()
  await page.goto(buyerPage(id))
  await expect(page.getByText('找不到这个订单')).toBeVisible()
  await page.getByRole('link', { name: '查看全部订单' }).click()
  await expect(page).toHaveURL(href('orders', { view: 'buyer' }))
})
