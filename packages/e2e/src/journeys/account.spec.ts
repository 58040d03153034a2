import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'

// The demo world's person with three roles; its password is printed when the server starts.
const PHONE = '13800000017'
const PASSWORD = 'Zhujia-demo-2026'

async function logIn(page: Page, password = PASSWORD): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('手机号').fill(PHONE)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** The code in the simulated text message to a phone; a job delivers it a moment after it was asked for. */
async function codeFor(page: Page, phone: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const html = await (await page.request.get('/simulator/sms')).text()
    code = new RegExp(`${phone}.*?(\\d{6})，`).exec(html)?.[1] ?? ''
    expect(code).toMatch(/^\d{6}$/)
  }).toPass({ timeout: 5000 })
  return code
}

test('a guest is invited, logs in by password and comes back to where he was', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(href('user'))
  await expect(page).toHaveTitle('我的')
  await expect(page.getByRole('heading', { name: '还没有登录' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('link', { name: '登录 / 注册' }).click()
  await expect(page).toHaveTitle('登录')
  await expect(page.getByRole('navigation')).toBeHidden()
  expect(await axe(page)).toEqual([])

  await logIn(page)
  await expect(page).toHaveURL(href('user'))
  await expect(page.getByRole('heading', { name: '还没有登录' })).toBeHidden()
  await expect(page.getByText('138****0017')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('what is missing is said at its field, the first one takes the focus', async ({ page }) => {
  await page.goto(href('login'))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('请输入正确的 11 位手机号')).toBeVisible()
  await expect(page.getByText('请输入短信里的 6 位数字')).toBeVisible()
  await expect(page.getByText('请先阅读并勾选同意')).toBeVisible()
  await expect(page.getByLabel('手机号')).toBeFocused()
  expect(await axe(page)).toEqual([])
})

test('a wrong password is refused at its field and by a toast, and changes nothing', async ({ page }) => {
  await page.goto(href('login'))
  await logIn(page, 'not the password')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(page.getByLabel('密码', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  await expect(page).toHaveTitle('登录')
})

test('a first login by code opens an account', async ({ page }) => {
  const phone = `137${String(Math.trunc(Math.random() * 1e8)).padStart(8, '0')}`
  await page.goto(href('login', { redirect: '//evil.example' }))
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await expect(page.getByLabel('验证码', { exact: true })).toBeFocused()
  await page.getByLabel('验证码', { exact: true }).fill(await codeFor(page, phone))
  await page.getByRole('button', { name: '《用户协议与隐私说明》' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '我已阅读，同意' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(href('user'))
  await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(7)}`)).toBeVisible()
})

test('roles, language and theme are switched without a reload and remembered, the session ends', async ({ page }) => {
  await page.goto(href('login'))
  await logIn(page)
  await page.getByRole('button', { name: '切换角色' }).click()
  const roles = page.getByRole('dialog', { name: '选择要使用的角色' })
  await roles.getByRole('checkbox', { name: '司机' }).check()
  expect(await axe(page)).toEqual([])
  await roles.getByRole('button', { name: '使用所选角色' }).click()
  await expect(page.getByRole('list', { name: '当前角色' })).toContainText('司机')

  await page.getByRole('button', { name: '语言与外观' }).click()
  await page.getByRole('radio', { name: 'français' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('switch', { name: 'Mode sombre' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await axe(page)).toEqual([])

  await page.reload()
  await expect(page).toHaveTitle('Mon compte')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Rester connecté' })).toBeFocused()
  await question.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(href('login'))
  expect(await page.evaluate(() => localStorage.getItem('zhujia:v1:session'))).not.toContain('token')
})
