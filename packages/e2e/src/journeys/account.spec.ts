import { href } from '@zhujia/contract/screens.ts'
import { axe, expect, test } from '../fixtures.ts'
import { logIn, MANY_ROLES } from '../people.ts'

test('a guest is invited, logs in by password and comes back to where they were', async ({ page }) => {
  await page.goto(href('user'))
  await expect(page).toHaveTitle('我的')
  await expect(page.getByRole('heading', { name: '还没有登录' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('link', { name: '登录 / 注册' }).click()
  await expect(page).toHaveTitle('登录')
  await expect(page.getByRole('navigation')).toBeHidden()
  expect(await axe(page)).toEqual([])

  await logIn(page, MANY_ROLES)
  await expect(page).toHaveURL(href('user'))
  await expect(page.getByRole('heading', { name: '还没有登录' })).toBeHidden()
  await expect(page.getByText('138****0017')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('the login says at each field what is missing, and the first such field takes the focus', async ({ page }) => {
  await page.goto(href('login'))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('请输入正确的 11 位手机号')).toBeVisible()
  await expect(page.getByText('请输入短信里的 6 位数字')).toBeVisible()
  await expect(page.getByText('请先阅读并勾选同意')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeFocused()
  expect(await axe(page)).toEqual([])
})

test('the login refuses a wrong password once, at its field, and nothing changes', async ({ page }) => {
  await page.goto(href('login'))
  await logIn(page, MANY_ROLES, 'not the password')
  await expect(page.getByRole('textbox', { name: '密码', exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('手机号或密码不正确')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: '密码', exact: true })).toBeFocused()
  await expect(page).toHaveTitle('登录')
})
