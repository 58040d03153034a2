import { getShopDeposit, listShopDeposits, refundShopDeposit } from '@zhujia/contract/deposits/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { type Person, signInAs, signInByCode } from '../person.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'

/** The owner of a shop that has deposited nothing and has no open orders. */
const OWNER_WITHOUT = '19900010021'

const onlyShop = async (person: Person) => {
  const { records } = await person.call(listShopDeposits, { query: {} })
  const [first] = records
  if (!first) throw new Error('they own no shop')
  return first
}

/** Presses a button of the simulated provider's cashier, after choosing what happens to its notice. */
async function atProvider(page: Page, button: string, notice?: string): Promise<void> {
  await expect(page).toHaveURL(/\/simulator\/cashier\//)
  if (notice) await page.getByText(notice).click()
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/paymentId=/)
}

test('a shop pays its deposit at the second try, buyers see it, and it goes back when its owner asks', async ({
  page,
}) => {
  const owner = await signInByCode(OWNER_WITHOUT)
  const { shop, heldFen } = await onlyShop(owner)
  // A run before this one may have ended halfway.
  if (heldFen > 0) await owner.call(refundShopDeposit, { params: { id: shop.id }, body: { heldFen } })
  await takeSession(page, owner.session)
  await page.goto(href('user'))
  await page.getByRole('link', { name: '店铺保证金' }).click()
  await expect(page.getByRole('region', { name: shop.name })).toContainText('应缴 ¥5,000.00')
  await expect(page.getByText('付款即同意下面第 1 版保证金规则')).toBeVisible()
  await expect(page.getByText('这笔钱是店铺的保证金')).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('button', { name: /^缴纳/ }).click()
  await expect(page).toHaveTitle('收银台')
  expect(await axe(page)).toEqual([])
  await page.goBack()
  const leaving = page.getByRole('alertdialog', { name: '保证金还没有支付' })
  await leaving.getByRole('button', { name: '继续支付' }).click()
  await page.getByRole('button', { name: /^确认支付/ }).click()
  await atProvider(page, '支付失败')
  await expect(page.getByRole('alert').filter({ hasText: '上一次支付没有成功' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: /^重新支付/ }).click()
  // The notice comes ten seconds late, and nobody reloads.
  await atProvider(page, '支付成功', '通知延迟')
  await expect(page.getByText('正在确认支付结果')).toBeVisible()
  await expect(page.getByRole('heading', { name: '保证金已缴' })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('付款时的规则（第 1 版）')).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: '保证金已缴' })).toBeVisible()
  await page.getByRole('link', { name: '看看店铺页' }).click()
  await expect(page.getByText('已缴保证金 ¥5,000.00')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: '申请退还' }).click()
  await page.getByRole('button', { name: '申请退还' }).click()
  const asking = page.getByRole('alertdialog', { name: '退还 ¥5,000.00？' })
  await asking.getByRole('button', { name: '申请退还' }).click()
  await expect(page.getByText('已申请，正在原路退回')).toBeVisible()
  const stands = async () => (await owner.call(getShopDeposit, { params: { id: shop.id } })).refundingFen
  await expect.poll(stands, { timeout: 20_000 }).toBe(0)
  await page.reload()
  await expect(page.getByText('已退还').first()).toBeVisible()
  await page.goto(href('search', { shopId: shop.id }))
  await expect(page.getByRole('region', { name: shop.name })).toBeVisible()
  await expect(page.getByText('已缴保证金')).toHaveCount(0)
})

test('a merchant sees what is missing and why nothing goes back now; of a shop of others they only see it', async ({
  page,
}) => {
  const merchant = await signInAs(MERCHANT)
  await takeSession(page, merchant.session)
  await page.goto(href('shopDeposit'))
  const own = page.getByRole('link', { name: /砚野瓷砖地板馆/ })
  await expect(own).toContainText('未缴足')
  expect(await axe(page)).toEqual([])
  await own.click()
  await expect(page.getByRole('region', { name: '砚野瓷砖地板馆' })).toContainText('还差 ¥2,000.00')
  await expect(page.getByRole('button', { name: '补缴 ¥2,000.00' })).toBeVisible()
  await expect(page.getByText(/店铺还有 \d+ 笔进行中的订单/)).toBeVisible()
  await expect(page.getByRole('button', { name: '申请退还' })).toHaveCount(0)
  await page.getByRole('link', { name: /¥3,000\.00.*已缴/ }).click()
  await expect(page.getByRole('heading', { name: '保证金已缴' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: /沐砌卫浴五金旗舰店/ }).click()
  await expect(page.getByText('缴纳和退还由店主办理')).toBeVisible()
  await expect(page.getByRole('button', { name: /缴纳|退还/ })).toHaveCount(0)
})
