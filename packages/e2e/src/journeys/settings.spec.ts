import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { MANY_ROLES, OWNER, takeSession } from '../people.ts'
import { signInAnew, signInAs } from '../person.ts'
import { settle } from '../settle.ts'
import { sidewaysScroll, smallTargets } from '../targets.ts'
import { textsThatDoNotFit } from '../texts-that-do-not-fit.ts'

/** A page in each language: its own name in the list, the tab's title, the dark theme. */
const LANGUAGES = [
  { locale: 'zh-Hant', own: '繁體中文', title: '設定', dark: '深色' },
  { locale: 'en', own: 'English', title: 'Settings', dark: 'Dark' },
  { locale: 'fr', own: 'français', title: 'Réglages', dark: 'Sombre' },
  { locale: 'es', own: 'español', title: 'Ajustes', dark: 'Oscuro' },
  { locale: 'zh-Hans', own: '简体中文', title: '设置', dark: '深色' },
] as const

const rootSize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

test('a guest switches to each language without a reload, the app remembers it, and the other tab follows', async ({
  page,
  context,
}) => {
  await page.goto(href('user'))
  const other = await context.newPage()
  await other.goto(href('about'))
  await page.getByRole('link', { name: '设置' }).click()
  await page.getByRole('button', { name: /^语言/ }).click()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  for (const { locale, own, title, dark } of LANGUAGES) {
    await page.getByRole('radio', { name: own }).check()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('radio', { name: dark, includeHidden: true })).toBeAttached()
    await expect(other.locator('html')).toHaveAttribute('lang', locale)
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.getByRole('radio', { name: 'español' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(other).toHaveTitle('Acerca de Zhujia')
  await page.reload()
  await expect(page).toHaveTitle('Ajustes')
  expect(await axe(page)).toEqual([])
})

test('the app remembers dark mode and the size of text, other tabs follow, and a logout forgets the session but not these', async ({
  page,
  context,
}) => {
  await takeSession(page, (await signInAnew(MANY_ROLES)).session)
  await page.goto(href('settings'))
  await settle(page)
  const other = await context.newPage()
  await other.goto(href('home'))
  await page.getByRole('radio', { name: '深色' }).check()
  await page.getByRole('radio', { name: '特大 150%' }).check()
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => rootSize(tab)).toBe('24px')
  }
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('radio', { name: '特大 150%' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await rootSize(page)).toBe('24px')

  await page.getByRole('button', { name: '退出登录' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: '先不退出' })).toBeFocused()
  await question.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(href('login'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await rootSize(page)).toBe('24px')
  expect(await page.evaluate(() => localStorage.getItem('zhujia:v1:session'))).not.toContain('token')
})

test('with the largest text nothing is cut off at 320 px, in the longest language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    localStorage.setItem('UNI_LOCALE', 'es')
    localStorage.setItem('zhujia:v1:text-size', '"150"')
  })
  await takeSession(page, (await signInAs(OWNER)).session)
  for (const screen of ['settings', 'about', 'editUser', 'user', 'home'] as const) {
    await page.goto(href(screen))
    await settle(page)
    expect(await rootSize(page)).toBe('24px')
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await textsThatDoNotFit(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  }
})

test('clearing the cache says how much went, and keeps the login, the language and a draft', async ({ page }) => {
  await takeSession(page, (await signInAs(OWNER)).session)
  await page.goto(href('orders', { view: 'buyer' }))
  await settle(page)
  await page.evaluate(() => {
    localStorage.setItem('zhujia:v1:draft:address', '{"at":1,"values":{}}')
    localStorage.setItem('zhujia:v1:search-history', '["瓷砖"]')
  })
  await page.goto(href('user'))
  await settle(page)
  await page.getByRole('link', { name: '设置' }).click()
  await page.getByRole('button', { name: /^清理缓存/ }).click()
  const sheet = page.getByRole('dialog', { name: '清理缓存' })
  await expect(sheet.getByRole('listitem').filter({ hasText: '最近搜索' })).toContainText('10字节')
  expect(await axe(page)).toEqual([])
  const clear = sheet.getByRole('button', { name: /^清理 \d/ })
  const size = (await clear.textContent())?.replace('清理 ', '') ?? ''
  await clear.click()
  await expect(page.getByText(`已清理 ${size}`)).toBeVisible()
  await expect(sheet).toBeHidden()
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept).toEqual(expect.arrayContaining(['zhujia:v1:session', 'zhujia:v1:draft:address']))
  expect(kept).not.toContain('zhujia:v1:search-history')
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('heading', { name: '我的订单' })).toBeVisible()
})

test('the page about the app has its version, both agreements, and every licence with its text', async ({ page }) => {
  await page.goto(href('about'))
  await expect(page.getByText('版本 1.0.0（100）')).toBeVisible()
  await page.getByRole('button', { name: '用户协议' }).click()
  await expect(page.getByRole('dialog', { name: '用户协议' }).getByRole('listitem')).toHaveCount(2)
  await page.goBack()
  await page.getByRole('button', { name: '开源软件许可' }).click()
  const sheet = page.getByRole('dialog', { name: '开源软件许可' })
  await sheet.getByRole('searchbox', { name: '搜索软件包' }).fill('react-dom')
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await sheet.getByText('react-dom').click()
  await expect(sheet.getByText(/Permission is hereby granted/)).toBeVisible()
  expect(await axe(page)).toEqual([])
})
