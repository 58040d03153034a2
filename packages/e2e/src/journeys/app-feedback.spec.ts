import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import { axe, expect, test } from '../fixtures.ts'
import { MANY_ROLES, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'

const PROFILE = `**/api${ENDPOINTS.account.getProfile.path}`
const SELECT_ROLES = `**/api${ENDPOINTS.auth.selectRoles.path}`
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

test('a profile that cannot be fetched offers a retry in its place, without a toast', async ({ page, tolerate }) => {
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
  await expect(page.getByRole('heading', { name: '钱多多' })).toBeVisible()
})

test('the mask covers the page while a call is under way, then a toast speaks for two seconds', async ({ page }) => {
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

test('a login that answers without its data says so', async ({ page }) => {
  await page.route(LOGIN, (route) => route.fulfill({ json: { success: true, code: 200, message: '' } }))
  await page.goto(href('login', { phone: '13800000001' }))
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('密码', { exact: true }).fill('x')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('登录失败，响应数据格式不正确').first()).toBeVisible()
  await expect(page).toHaveTitle('登录')
})
