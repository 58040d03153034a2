import { getOrder } from '@zhujia/contract/orders/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { settledBuyer } from '../buyers.ts'
import { axe, expect, test } from '../fixtures.ts'
import { pay, place } from '../orders.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { type Person, signInAs } from '../person.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'

const BUYER = '13800000013'
const WOOD = '鹿杉木纹砖'
const SLABS = '寒墨'

let buyer: Person
let seller: Person
test.beforeAll(async () => {
  buyer = await settledBuyer(BUYER)
  seller = await signInAs(MERCHANT)
})

async function paidOrder(): Promise<string> {
  const { orderIds, paymentId } = await place(buyer, [
    { product: WOOD, steps: 6 },
    { product: SLABS, steps: 4 },
  ])
  await pay(buyer, paymentId)
  return orderIds[0] ?? ''
}

const orderOf = (id: string) => buyer.call(getOrder, { params: { id }, query: { view: 'buyer' } })
const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Sets how much of a line is meant, as somebody types it. */
async function take(page: Page, line: RegExp, amount: number): Promise<void> {
  const box = page.getByRole('dialog').getByRole('spinbutton', { name: line })
  await box.fill(String(amount))
  await box.blur()
}

test('a shop ships in two parcels and cancels a part; the buyer sees parcels, refund and what they have paid, and receives', async ({
  page,
  visitor,
}) => {
  const id = await paidOrder()
  const shop = await visitor()
  await takeSession(shop, seller.session)
  await shop.goto(href('orderDetailSeller', { id }))
  await button(shop, '发货').click()
  const ship = shop.getByRole('dialog', { name: '发货' })
  await ship.getByRole('button', { name: '全部不选' }).click()
  await ship.getByRole('radio', { name: '商家自有车辆' }).check()
  await ship.getByRole('textbox', { name: '车牌号或司机姓名' }).fill('粤A88K12')
  await button(shop, '确认发货').click()
  await expect(ship.getByText('请选择要发出的数量')).toBeVisible()
  await take(shop, /木纹砖/, 4)
  expect(await axe(shop)).toEqual([])
  expect(await smallTargets(shop)).toEqual([])
  await button(shop, '确认发货').click()
  await expect(state(shop, '部分发货')).toBeVisible()
  await expect(shop.getByText('已发 4 箱 · 待发 2 箱')).toBeVisible()

  await takeSession(page, buyer.session)
  await page.goto(href('orderDetailBuyer', { id }))
  await expect(state(page, '部分发货')).toBeVisible()
  await expect(page.getByText('粤A88K12')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await button(shop, '取消未发商品').click()
  const cancel = shop.getByRole('dialog', { name: '取消未发商品' })
  await take(shop, /木纹砖/, 2)
  await take(shop, /寒墨/, 1)
  await cancel.getByRole('radio', { name: '缺货，无法供货' }).check()
  await cancel.getByRole('textbox').fill('窑口停产')
  expect(await axe(shop)).toEqual([])
  await button(shop, '取消并退款').click()
  await expect(shop.getByText('已发 4 箱 · 已取消 2 箱')).toBeVisible()
  const { refundedFen, totalFen, refunds } = await orderOf(id)
  expect(refunds).toHaveLength(1)

  await button(shop, '发货').click()
  // What carried the first parcel is taken for the next one too.
  await expect(ship.getByRole('radio', { name: '商家自有车辆' })).toBeChecked()
  await ship.getByRole('radio', { name: '德邦快递' }).check()
  await ship.getByRole('textbox', { name: '运单号' }).fill('DPK364902817000')
  await button(shop, '确认发货').click()
  await expect(state(shop, '待收货')).toBeVisible()

  await page.reload()
  await expect(page.getByText('包裹 1 · 商家自有车辆')).toBeVisible()
  await expect(page.getByText('包裹 2 · 德邦快递')).toBeVisible()
  const goods = page.getByRole('listitem').filter({ hasText: '×4 箱' }).locator('span').first()
  expect(await goods.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expect(page.getByText('缺货，无法供货 · 窑口停产')).toBeVisible()
  const money = (fen: number) => `¥${new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 }).format(fen / 100)}`
  expect(await axe(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await expect(page.getByText(`-${money(refundedFen)}`)).toBeVisible()
  await button(page, '延长收货').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '延长 3 天' }).click()
  await expect(page.getByText('收货时间已延长一次')).toBeVisible()
  await expect(button(page, '延长收货')).toBeHidden()

  await button(page, '确认收货').click()
  const question = page.getByRole('alertdialog', { name: '确认已收到货？' })
  await expect(question).toContainText(money(totalFen - refundedFen))
  await question.getByRole('button', { name: '确认收货' }).click()
  await expect(state(page, '已完成')).toBeVisible()

  await button(page, '删除订单').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除订单' }).click()
  await expect(page).toHaveTitle('我的订单')
})

test('the buyer wants the rest cancelled; the shop agrees to exactly that sum', async ({ page, visitor }) => {
  const id = await paidOrder()
  const shop = await visitor()
  await takeSession(shop, seller.session)
  await shop.goto(href('orderDetailSeller', { id }))
  await button(shop, '发货').click()
  await take(shop, /寒墨/, 0)
  await shop.getByRole('radio', { name: '顺丰速运' }).check()
  await shop.getByRole('textbox', { name: '运单号' }).fill('SF1402238871663')
  await button(shop, '确认发货').click()
  await expect(state(shop, '部分发货')).toBeVisible()

  await takeSession(page, buyer.session)
  await page.goto(href('orderDetailBuyer', { id }))
  await button(page, '申请取消').click()
  const dialog = page.getByRole('dialog', { name: '申请取消未发商品' })
  const { unshippedFen } = await orderOf(id)
  const sum = `¥${new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 }).format(unshippedFen / 100)}`
  await expect(dialog).toContainText(sum)
  await dialog.getByRole('radio', { name: '发货太慢' }).check()
  await button(page, '提交申请').click()
  await expect(state(page, '申请取消未发部分')).toBeVisible()

  await shop.reload()
  await button(shop, '同意取消').click()
  const question = shop.getByRole('dialog', { name: '同意取消未发商品？' })
  await expect(question).toContainText(sum)
  expect(await axe(shop)).toEqual([])
  await question.getByRole('button', { name: '同意并退款' }).click()
  await expect(state(shop, '待收货')).toBeVisible()
  expect((await orderOf(id)).refundedFen).toBe(unshippedFen)
})
