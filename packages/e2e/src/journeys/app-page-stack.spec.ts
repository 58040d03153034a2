import { href } from '@zhujia/contract/screens.ts'
import { axe, expect, test } from '../fixtures.ts'

test('a step back shows the page as it was left, with its scroll position and state and without a spinner', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 260 })
  await page.goto(href('user'))
  const link = page.getByRole('link', { name: '登录 / 注册' })
  await page.evaluate(() => window.scrollTo(0, 47))
  await link.focus()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(0)
  // By key: a click would first scroll the link out from under the bar.
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('登录')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByLabel('手机号').fill('138')
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveTitle('我的')
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(2)
  await expect(link).toBeFocused()
  await page.goForward()
  // What was left by going back is gone: the page begins anew.
  await expect(page.getByLabel('手机号')).toHaveValue('')
})

test('a page that was opened directly leads back to its parent', async ({ page }) => {
  await page.goto(href('login'))
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(href('user'))
  await page.goto(href('login'))
  await page.reload()
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(href('user'))
})

test('two quick taps open only one page', async ({ page }) => {
  await page.goto(href('user'))
  await page.getByRole('link', { name: '登录 / 注册' }).dblclick()
  await expect(page).toHaveTitle('登录')
  expect(await page.evaluate(() => (history.state as { idx: number }).idx)).toBe(1)
})

test('an unknown address says so and leads on', async ({ page }) => {
  await page.goto('/no/such/place')
  await expect(page).toHaveTitle('找不到这个页面')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: '去首页看看' }).click()
  await expect(page).toHaveURL(href('home'))
})

test('the tab bar has the measures of the specification', async ({ page }) => {
  await page.goto(href('user'))
  const bar = page.getByRole('navigation', { name: '主导航' })
  const tab = bar.getByRole('link', { name: '我的' })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  expect((await tab.boundingBox())?.height).toBe(50)
  expect(await tab.locator('svg').boundingBox()).toMatchObject({ width: 24, height: 24 })
  await expect(tab).toHaveCSS('font-size', '10px')
  await expect(tab).toHaveCSS('color', 'rgb(11, 98, 214)')
})

test('the page shows a notice while there is no network, and removes it once it is online', async ({ page }) => {
  await page.goto(href('user'))
  // Only the browser's event is sent: really offline, the browser would log a failed fetch of the icon.
  const say = (online: boolean) =>
    page.evaluate((isOnline) => {
      Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    }, online)
  await say(false)
  await expect(page.getByText('网络已断开')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await say(true)
  await expect(page.getByText('网络已断开')).toBeHidden()
})
