import { countOrders } from '@zhujia/contract/orders/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { ADMINISTRATOR, freshPhone, OWNER, takeSession } from '../people.ts'
import { signInAs, signInByCode } from '../person.ts'

/** A picture that the browser itself draws: wide, so that it has to be cut. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 360
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = 'teal'
    pen.fillRect(0, 0, 640, 360)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

test('a person changes nickname and avatar in one sheet', async ({ page }) => {
  await takeSession(page, (await signInByCode(freshPhone())).session)
  await page.goto(href('user'))
  await page.getByRole('button', { name: '编辑资料' }).click()
  const sheet = page.getByRole('dialog', { name: '编辑资料' })
  await sheet.getByRole('textbox', { name: '昵称' }).fill(' ')
  await sheet.getByRole('button', { name: '保存资料' }).click()
  await expect(sheet.getByText('请填写昵称，最多 50 个字')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await sheet
    .getByLabel('更换头像')
    .setInputFiles({ name: 'house.png', mimeType: 'image/png', buffer: await picture(page) })
  await expect(sheet.locator('img[src^="/files/"]')).toBeVisible()
  await sheet.getByRole('textbox', { name: '昵称' }).fill('砖瓦匠老李')
  await sheet.getByRole('button', { name: '保存资料' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('资料已保存')).toBeVisible()
  await expect(page.getByRole('heading', { name: '砖瓦匠老李' })).toBeVisible()
  const avatar = page.locator('main img[src^="/files/"]')
  await expect(avatar).toBeVisible()
  expect(
    await avatar.evaluate(
      (image: HTMLImageElement) => image.naturalWidth === image.naturalHeight && image.naturalWidth > 0,
    ),
  ).toBe(true)

  await page.reload()
  await expect(page.getByRole('heading', { name: '砖瓦匠老李' })).toBeVisible()
  await page.getByRole('button', { name: '编辑资料' }).click()
  await sheet.getByRole('button', { name: '恢复默认头像' }).click()
  await sheet.getByRole('button', { name: '保存资料' }).click()
  await expect(page.locator('main img[src^="/files/"]')).toBeHidden()
})

test('a message refuses a file that is no picture, and the old avatar stays', async ({ page }) => {
  await takeSession(page, (await signInByCode(freshPhone())).session)
  await page.goto(href('user'))
  await page.getByRole('button', { name: '编辑资料' }).click()
  const sheet = page.getByRole('dialog', { name: '编辑资料' })
  await sheet
    .getByLabel('更换头像')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(sheet.getByRole('status').filter({ hasText: '图片' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: '更换头像' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(sheet.locator('img')).toBeHidden()
  await expect(sheet.getByRole('button', { name: '保存资料' })).toBeEnabled()
})

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
