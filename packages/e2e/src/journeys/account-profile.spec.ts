import { countOrders } from '@zhujia/contract/orders/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import { axe, expect, test } from '../fixtures.ts'
import { ADMINISTRATOR, OWNER, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'

test('the account page says when order counts cannot be fetched, and its entries stay usable', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await takeSession(page, (await signInAs(OWNER)).session)
  let requests = 0
  const counts = `**/api${countOrders.path}?*`
  await page.route(counts, (route) => {
    requests += 1
    return route.abort()
  })
  await page.goto(href('user'))
  await expect(page.getByText('订单数量没能加载')).toBeVisible()
  await expect(page.getByRole('link', { name: '待付款' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  // A read is tried three times, and then not again until somebody asks for it.
  expect(requests).toBe(3)
  await page.unroute(counts)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('link', { name: /\d+ 笔 ?待付款/ })).toBeVisible()
})

test('the account page of those who run the platform has no orders, cart or addresses, because they do not shop', async ({
  page,
}) => {
  await takeSession(page, (await signInAs(ADMINISTRATOR)).session)
  await page.goto(href('user'))
  await expect(page.getByRole('list', { name: '当前角色' })).toHaveText('平台管理员')
  await expect(page.getByRole('heading', { name: '我的订单' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: /购物车|收货地址/ })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
})
