import { countOrders } from '@zhujia/contract/orders/endpoints.ts'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import { axe, expect, test } from '../fixtures.ts'
import { MERCHANT, OWNER, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'
import { soon } from '../press-until.ts'

const PRODUCTS = `**/api${ENDPOINTS.catalogue.listProducts.path}*`

test('a guest finds stages, categories and goods without an end, and the button to the top', async ({ page }) => {
  await page.goto(href('home'))
  await expect(page).toHaveTitle('筑家')
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible()
  await expect(page.getByRole('region', { name: '装修到哪一步了？' }).getByRole('link', { name: /水电/ })).toBeVisible()
  const goods = page.getByRole('list', { name: '推荐商品' }).getByRole('listitem')
  await expect(goods).toHaveCount(20)
  expect(await axe(page)).toEqual([])

  await goods.last().scrollIntoViewIfNeeded()
  await expect(goods).toHaveCount(40)
  const hrefs = await goods.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs).size).toBe(40)
  await page.getByRole('button', { name: '回到顶部' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('button', { name: '回到顶部' })).toBeHidden()
})

test('the feed stands where it was left when a guest comes back from a product', async ({ page }) => {
  await page.goto(href('home'))
  const goods = page.getByRole('list', { name: '推荐商品' }).getByRole('link')
  await goods.nth(12).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(1000)
  await goods.nth(12).click()
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await expect(goods.nth(12)).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(2)
})

test('the pictures on top lead to their goods, and a button stops them', async ({ page }) => {
  await page.goto(href('home'))
  const banner = page.getByRole('region', { name: '推荐专题' })
  await banner.getByRole('button', { name: '暂停' }).click()
  await expect(banner.getByRole('button', { name: '播放' })).toBeVisible()
  const links = banner.getByRole('listitem')
  await expect(links).toHaveCount(3)
  await expect(links.filter({ hasText: '水电开工清单' }).locator('a')).toHaveAttribute(
    'href',
    href('search', { stage: 'plumbing-electric' }),
  )
  await banner.getByRole('link', { name: /地板选得对/ }).click()
  await expect(page).toHaveURL(href('categories', { category: 'floor' }))
})

test('a stage and a category lead to what they say', async ({ page }) => {
  await page.goto(href('home'))
  await page.getByRole('region', { name: '装修到哪一步了？' }).getByRole('link', { name: /拆改/ }).click()
  await expect(page).toHaveURL(href('search', { stage: 'demolition' }))
  await expect(page.getByRole('button', { name: /移除.*阶段：拆改/ })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('link', { name: '卫浴洁具' }).click()
  await expect(page).toHaveURL(href('categories', { category: 'bath' }))
  await expect(page.getByRole('button', { name: '卫浴洁具' })).toHaveAttribute('aria-current', 'true')
})

test('the home page offers a retry when goods cannot be fetched, and the rest of the page stays', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await page.route(PRODUCTS, (route) => route.abort())
  await page.goto(href('home'))
  await expect(page.getByRole('link', { name: '瓷砖石材' })).toBeVisible()
  const retry = page.getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.unroute(PRODUCTS)
  await retry.click()
  await expect(page.getByRole('list', { name: '推荐商品' })).toBeVisible()
})

test('a merchant sees how the shop stands, with a link to each queue', async ({ page }) => {
  const merchant = await signInAs(MERCHANT)
  await takeSession(page, merchant.session)
  await page.goto(href('home'))
  await expect(page.getByRole('link', { name: '店铺订单' })).toBeVisible()
  const queue = page.getByRole('region', { name: '店铺订单' })
  await expect(queue.getByRole('link', { name: '待发货' })).toHaveAttribute(
    'href',
    href('orders', { view: 'seller', tab: 'toShip' }),
  )
  // Other journeys buy from this shop and ship meanwhile: the page and the API are compared until nothing happened between them.
  await expect(async () => {
    await page.reload()
    const { toShip } = await merchant.call(countOrders, { query: { view: 'seller' } })
    await expect(queue.getByRole('link', { name: '待发货' })).toHaveText(`${toShip}待发货`, soon)
  }).toPass()
  // One role only: there is nothing to switch.
  await expect(page.getByRole('banner').getByText('商家')).toBeVisible()
  await expect(page.getByRole('link', { name: /切换角色/ })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
})

test('an owner sees only the tasks that wait for them', async ({ page }) => {
  const owner = await signInAs(OWNER)
  await takeSession(page, owner.session)
  const { unpaid, toReceive } = await owner.call(countOrders, { query: { view: 'buyer' } })
  await page.goto(href('home'))
  await expect(page.getByRole('list', { name: '推荐商品' })).toBeVisible()
  await expect(page.getByRole('link', { name: '店铺订单' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /待付款$/ })).toHaveCount(unpaid > 0 ? 1 : 0)
  await expect(page.getByRole('link', { name: /待收货$/ })).toHaveCount(toReceive > 0 ? 1 : 0)
  await expect(page.getByRole('link', { name: /待发货$/ })).toHaveCount(0)
})
