import type { Page } from '@playwright/test'
import { href } from '@zhujia/contract/screens.ts'
import { expect, test } from '../fixtures.ts'
import { takeSession } from '../people.ts'
import { fillCart, settledNewcomer } from '../shopping.ts'

const pay = (page: Page) => page.getByRole('button', { name: /^(确认|重新)支付/ })

async function atProvider(page: Page, button: string): Promise<void> {
  await expect(page).toHaveURL(/\/simulator\/cashier\//)
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/\/pages\/.*paymentId=/)
}

test('after many attempts to pay, going back skips every cashier and result page and leads to the page from which the order was made', async ({
  page,
}) => {
  const person = await settledNewcomer()
  await fillCart(person)
  await takeSession(page, person.session)
  await page.goto(href('cart'))
  await page.getByRole('button', { name: '去结算 (2)' }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveTitle('收银台')
  await pay(page).click()
  await atProvider(page, '支付失败')
  await expect(page.getByRole('alert').filter({ hasText: '上一次支付没有成功' })).toBeVisible({ timeout: 15_000 })
  await pay(page).click()
  await atProvider(page, '不付了，返回商家')
  await expect(page.getByRole('alert').filter({ hasText: '你离开了支付页面' })).toBeVisible({ timeout: 15_000 })
  // From here over the order to the cashier anew.
  await page.getByRole('link', { name: '查看订单' }).first().click()
  await page.getByRole('button', { name: '去付款' }).click()
  await expect(page).toHaveTitle('收银台')
  await pay(page).click()
  await atProvider(page, '支付成功')
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 })

  await page.goBack()
  await expect(page).toHaveURL(/\/orderManagement\//)
  await page.goBack()
  await expect(page).toHaveURL(href('cart'))
  await expect(page).toHaveTitle('购物车')
})
