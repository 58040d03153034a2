import { href } from '@zhujia/contract/screens.ts'
import { axe, expect, test } from '../fixtures.ts'

test('somebody logs in by password, sees who he is, and logs out', async ({ page }) => {
  await page.goto(href('user'))
  await page.getByRole('link', { name: '登录 / 注册' }).click()
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('手机号').fill('13800000017')
  await page.getByRole('textbox', { name: '密码' }).fill('Zhujia-demo-2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('钱多多')).toBeVisible()
  await expect(page.getByText('138****0017')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(await axe(page)).toEqual([])
})
