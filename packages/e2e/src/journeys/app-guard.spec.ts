import { href } from '@zhujia/contract/screens.ts'
import type { Request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { freshPhone, logIn, OWNER, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'
import { settle } from '../settle.ts'

test('a deep link leads to the login and from there back to its page, with its query', async ({ page }) => {
  const wanted = href('orders', { view: 'buyer', tab: 'toShip' })
  await page.goto(wanted)
  await expect(page).toHaveURL(href('login', { redirect: wanted }))
  await logIn(page, OWNER)
  await expect(page).toHaveURL(wanted)
  await expect(page).toHaveTitle('我的订单')
})

test('after too many wrong passwords the form says what to do', async ({ page }) => {
  const phone = freshPhone()
  await page.goto(href('login', { way: 'password' }))
  await logIn(page, phone, 'wrong')
  const send = page.getByRole('button', { name: '登录', exact: true })
  const refused = page.getByRole('alert').filter({ hasText: '次数' })
  await expect(async () => {
    await send.click()
    await expect(refused.first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
})

test('a person is logged out once when many calls fail because their session has ended', async ({ page, tolerate }) => {
  tolerate(/401/)
  const { session } = await signInAs(OWNER)
  await takeSession(page, { ...session, token: 'dead' })
  // Calls are held until a second one is sent, so that more than one is made with the ended session.
  const { promise: several, resolve: go } = Promise.withResolvers<void>()
  let requests = 0
  await page.route('**/api/**', async (route) => {
    requests += 1
    if (requests === 2) go()
    await several
    await route.continue()
  })
  // Leaving the page ends calls that have not been answered.
  let ended = 0
  const countEnd = (request: Request) => (ended += request.url().includes('/api/') ? 1 : 0)
  page.on('requestfinished', countEnd)
  page.on('requestfailed', countEnd)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.goto(href('user'))
  await expect(page).toHaveURL(href('login', { redirect: href('user') }))
  await settle(page)
  expect(requests).toBeGreaterThan(1)
  await expect.poll(() => ended).toBe(requests)
  expect(visited.filter((path) => path === href('login'))).toHaveLength(1)
})

test('a screen that the active roles may not open leads to the choice of roles', async ({ page }) => {
  await takeSession(page, (await signInAs('13800000017')).session)
  await page.goto(href('orderDetailSeller', { id: crypto.randomUUID() }))
  await expect(page.getByText('当前角色不能打开此页面')).toBeVisible()
  await page.getByRole('link', { name: '去切换角色' }).click()
  await expect(page).toHaveTitle('选择角色')
})
