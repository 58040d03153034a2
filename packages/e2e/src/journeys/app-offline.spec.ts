import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/

/** What the browser says of its network; really cut off, it would not load the document either. */
const say = (page: Page, online: boolean) =>
  page.evaluate((isOnline) => {
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }, online)

/** Documents open as from the browser's cache, without a network: these addresses fail. */
async function cutOff(page: Page, paths: RegExp): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }))
  await page.route(paths, (route) => route.abort('internetdisconnected'))
}

test('a page that is opened without a network says so, loads what failed once it is online, and keeps what was typed', async ({
  page,
  tolerate,
}) => {
  tolerate(NO_NETWORK)
  const api = /\/api\//
  await cutOff(page, api)
  await page.goto(href('search', { q: '鹿杉木纹砖' }))
  await expect(page.getByRole('status').getByText('网络已断开', { exact: true })).toBeVisible()
  const failed = page.getByRole('alert').filter({ hasText: '重试' })
  await expect(failed).toHaveText('网络已断开联网后再试一次重试')
  await page.unroute(api)
  await say(page, true)
  await expect(page.getByRole('link', { name: /鹿杉木纹砖/ }).first()).toBeVisible()
  await expect(page.getByText('网络已断开')).toHaveCount(0)

  await page.route(api, (route) => route.abort('internetdisconnected'))
  await say(page, false)
  const words = page.getByRole('searchbox')
  await words.fill('岩板')
  const suggested = page.getByRole('region', { name: '搜索建议' }).getByRole('button')
  await expect(suggested).toHaveText(['搜索“岩板”'])
  await page.unroute(api)
  await say(page, true)
  await expect(suggested.nth(1)).toContainText('岩板')
  await expect(words).toHaveValue('岩板')
})

test('the first screen says when the texts cannot come without a network, and a retry starts the app', async ({
  page,
  tolerate,
}) => {
  tolerate(NO_NETWORK)
  tolerate(/Failed to fetch dynamically imported module/)
  const texts = /\/assets\/core-[^/]+\.js$/
  await cutOff(page, texts)
  await page.goto(href('categories'))
  await expect(page.getByRole('alert').getByText('网络已断开', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle('筑家')
  await page.unroute(texts)
  await page.getByRole('link', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
