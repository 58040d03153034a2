import type { Locator } from '@playwright/test'
import { listProducts } from '@zhujia/contract/catalogue/endpoints.ts'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import { axe, expect, test } from '../fixtures.ts'
import { freshPhone, MANY_ROLES, OWNER, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'

const PROFILE = `**/api${ENDPOINTS.account.getProfile.path}`
const SELECT_ROLES = `**/api${ENDPOINTS.auth.selectRoles.path}`
const ADD_FAVOURITES = `**/api${ENDPOINTS.favourites.addFavourites.path}`
const LOGIN = `**/api${ENDPOINTS.auth.login.path}`

test('an expired session opens the login, which returns to the page', async ({ page, tolerate }) => {
  tolerate(/401/)
  await takeSession(page, { token: 'dead', currentRoles: [{ roleCode: 'owner' }], availableRoles: [] })
  await page.goto(href('user'))
  await expect(page).toHaveURL(href('login', { redirect: href('user') }))
  await expect(page.getByRole('alert').getByText('未授权，请重新登录')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('zhujia:v1:session'))).not.toContain('dead')
  // Everything was dropped: the way back is the parent, where nobody is signed in any more.
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('heading', { name: '还没有登录' })).toBeVisible()
})

test('the account page offers a retry in place of a profile that cannot be fetched, and shows no toast', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await takeSession(page, (await signInAs(MANY_ROLES)).session)
  let requests = 0
  await page.route(PROFILE, (route) => {
    requests += 1
    return route.abort()
  })
  await page.goto(href('user'))
  const retry = page.getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible()
  await expect(page.getByText('网络连接超时')).toHaveCount(1)
  expect(requests).toBe(3)
  expect(await axe(page)).toEqual([])
  await page.unroute(PROFILE)
  await retry.click()
  await expect(page.getByRole('heading', { name: '多多益善' })).toBeVisible()
})

test('the mask covers the page while a call is under way, and then a toast shows for two seconds', async ({ page }) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(SELECT_ROLES, async (route) => {
    await held
    await route.fulfill({
      json: { success: false, code: 403, errorCode: 'FORBIDDEN', message: '拒绝访问', data: null },
    })
  })
  await takeSession(page, (await signInAs(MANY_ROLES)).session)
  await page.goto(href('selectCharacter'))
  await page.getByRole('button', { name: '使用所选角色' }).click()
  await expect(page.getByText('加载中...')).toBeVisible()
  answer()
  const toast = page.getByRole('alert').getByText('拒绝访问')
  await expect(toast).toBeVisible()
  const shownAt = performance.now()
  await expect(page.getByText('加载中...')).toBeHidden()
  await expect(toast).toBeHidden()
  expect(performance.now() - shownAt).toBeGreaterThan(1500)
  await expect(page).toHaveTitle('选择角色')
})

test('the login says when its answer lacks the data', async ({ page }) => {
  await page.route(LOGIN, (route) => route.fulfill({ json: { success: true, code: 200, message: '' } }))
  await page.goto(href('login', { phone: '13800000001' }))
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('密码', { exact: true }).fill('x')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('登录失败，响应数据格式不正确').first()).toBeVisible()
  await expect(page).toHaveTitle('登录')
})

/** Whether one element stands over a part of another one; both are shown. */
async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  await expect(one).toBeVisible()
  await expect(other).toBeVisible()
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of the two was gone before it was measured')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('a toast does not cover the error of the form on its page', async ({ page }) => {
  await page.route(LOGIN, (route) =>
    route.fulfill({ json: { success: false, code: 403, errorCode: 'FORBIDDEN', message: '拒绝访问', data: null } }),
  )
  await page.goto(href('login', { phone: freshPhone() }))
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const error = page.locator('form').getByRole('alert')
  await expect(error).toHaveText('拒绝访问')
  await page.getByRole('button', { name: '获取验证码' }).click()
  expect(await overlaps(page.getByRole('status').getByText('验证码已发送，请留意短信'), error)).toBe(false)
})

test('a toast covers the price neither on the page of a product nor in the sheet of its options', async ({ page }) => {
  const owner = await signInAs(OWNER)
  const [card] = (await owner.call(listProducts, { query: { q: '云岭' } })).records
  await takeSession(page, owner.session)
  // As wide as a toast becomes.
  const message = '收藏已达上限，请先移走一些再收藏这个商品'
  await page.route(ADD_FAVOURITES, (route) =>
    route.fulfill({ json: { success: false, code: 53001, errorCode: 'FAVOURITES_FULL', message, data: null } }),
  )
  await page.goto(href('productDetail', { id: card?.id ?? '' }))
  const price = page.getByRole('main').getByText(/¥\d/).first()
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  expect(await overlaps(page.getByRole('alert').getByText(message), price)).toBe(false)
  await page.getByRole('button', { name: '加入购物车' }).click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await sheet.getByRole('button', { name: '加入购物车' }).click()
  // What is missing is said where it is chosen.
  const missing = sheet.getByText(/^请选择/).first()
  expect(await overlaps(missing, sheet.getByText(/¥\d/).first())).toBe(false)
})
