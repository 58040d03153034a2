import { href } from '@zhujia/contract/screens.ts'
import { axe, expect, test } from '../fixtures.ts'
import { logIn, MANY_ROLES, takeSession } from '../people.ts'
import { signInAnew, signInAs } from '../person.ts'

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

/** A page in each language: its own name in the list, the tab's title, the switch for dark mode. */
const LANGUAGES = [
  { locale: 'zh-Hant', own: '繁體中文', title: '我的', dark: '深色模式' },
  { locale: 'en', own: 'English', title: 'Me', dark: 'Dark mode' },
  { locale: 'fr', own: 'français', title: 'Compte', dark: 'Mode sombre' },
  { locale: 'es', own: 'español', title: 'Cuenta', dark: 'Modo oscuro' },
  { locale: 'zh-Hans', own: '简体中文', title: '我的', dark: '深色模式' },
] as const

test('a person switches to each language without a reload, and the app remembers it', async ({ page }) => {
  await takeSession(page, (await signInAs(MANY_ROLES)).session)
  await page.goto(href('user'))
  await page.getByRole('button', { name: '语言与外观' }).click()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  for (const { locale, own, title, dark } of LANGUAGES) {
    await page.getByRole('radio', { name: own }).check()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('switch', { name: dark })).toBeVisible()
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.getByRole('radio', { name: 'español' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(page).toHaveTitle('Cuenta')
  await expect(page.getByRole('heading', { name: 'Mis pedidos' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('the app remembers dark mode, and a logout forgets the session but keeps the settings of the device', async ({
  page,
}) => {
  await takeSession(page, (await signInAnew(MANY_ROLES)).session)
  await page.goto(href('user'))
  await page.getByRole('button', { name: '语言与外观' }).click()
  await page.getByRole('switch', { name: '深色模式' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { name: '我的订单' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: '退出登录' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: '先不退出' })).toBeFocused()
  await question.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(href('login'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('zhujia:v1:session'))).not.toContain('token')
})
