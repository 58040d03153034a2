import { getOrder, receiveOrder, shipOrder } from '@zhujia/contract/orders/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { settledBuyer } from '../buyers.ts'
import { axe, expect, test } from '../fixtures.ts'
import { pay, place } from '../orders.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { type Person, signInAs } from '../person.ts'

// Somebody whose orders no other journey counts; the goods are of the shop that the merchant owns.
const BUYER = '13800000014'
const TILES = '鹿杉木纹砖'

let buyer: Person
let seller: Person

test.beforeAll(async () => {
  buyer = await settledBuyer(BUYER)
  seller = await signInAs(MERCHANT)
})

/** An order that has come all the way. */
async function receivedOrder() {
  const { orderIds, paymentId } = await place(buyer, [{ product: TILES }])
  const [id = ''] = orderIds
  await pay(buyer, paymentId)
  await seller.call(shipOrder, { params: { id }, body: { carrier: 'ownTruck', trackingNumber: '粤E·8K216' } })
  await buyer.call(receiveOrder, { params: { id } })
  const { number, lines } = await buyer.call(getOrder, { params: { id }, query: { view: 'buyer' } })
  return { id, number, productId: lines[0]?.productId ?? '' }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const score = (page: Page, part: string, stars: string) =>
  page.getByRole('radiogroup', { name: part }).getByRole('radio', { name: stars, exact: true })

test('a buyer writes a review with photos and an addition, the shop answers, and everybody sees what is public of it', async ({
  page,
  visitor,
}) => {
  const { id, number, productId } = await receivedOrder()
  await takeSession(page, buyer.session)
  await page.goto(href('orders', { tab: 'toReview' }))
  const card = page.getByRole('article').filter({ hasText: number })
  await card.getByRole('button', { name: '去评价' }).click()
  await expect(page).toHaveURL(href('viewComments', { orderId: id, view: 'buyer' }))
  expect(await axe(page)).toEqual([])

  await button(page, '写评价').click()
  await expect(button(page, '提交评价')).toBeInViewport({ ratio: 1 })
  await button(page, '提交评价').click()
  await expect(page.getByText('请打分')).toHaveCount(3)
  await expect(page.getByText('请写 5 到 500 个字')).toBeVisible()
  await score(page, '描述相符', '非常满意').check()
  await score(page, '物流配送', '满意').check()
  await score(page, '商家服务', '满意').check()
  await button(page, '与描述一致').click()
  await page.getByRole('textbox', { name: '说说使用感受' }).fill('纹路很自然，铺出来像真木头')
  const photo = await page.screenshot({ type: 'png' })
  await page
    .getByLabel('添加照片')
    .last()
    .setInputFiles([
      { name: 'room.png', mimeType: 'image/png', buffer: photo },
      { name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    ])
  await expect(page.getByRole('alert').getByText('请上传 JPG、PNG 或 WebP 图片')).toBeVisible()
  await expect(button(page, '提交评价')).toBeDisabled()
  expect(await axe(page)).toEqual([])
  await button(page, '移除照片 2').click()
  await page.getByRole('checkbox', { name: /匿名评价/ }).check()
  await button(page, '提交评价').click()
  await expect(page.getByRole('status').getByText('评价已发布')).toBeVisible()
  await expect(page.getByRole('article').getByText('刘***力')).toBeVisible()

  const shop = await visitor()
  await takeSession(shop, seller.session)
  await shop.goto(href('orderDetailSeller', { id }))
  await button(shop, '查看评价').click()
  await button(shop, '回复').click()
  await shop.getByRole('textbox', { name: '回复内容' }).fill('谢谢，欢迎再来')
  await button(shop, '发布回复').click()
  await expect(shop.getByText('谢谢，欢迎再来')).toBeVisible()
  await expect(button(shop, '回复')).toHaveCount(0)
  expect(await axe(shop)).toEqual([])

  await page.reload()
  await expect(page.getByText('谢谢，欢迎再来')).toBeVisible()
  await button(page, '追评').click()
  await page.getByRole('textbox', { name: '用过之后怎么样' }).fill('拖地不留水印，很好打理')
  await button(page, '提交追评').click()
  await expect(page.getByRole('status').getByText('追评已发布')).toBeVisible()
  await expect(page.getByText('当天追评')).toBeVisible()
  await expect(button(page, '追评')).toHaveCount(0)

  const guest = await visitor()
  await guest.goto(href('productDetail', { id: productId }))
  await guest.getByRole('link', { name: /^好评率/ }).click()
  await expect(guest).toHaveURL(href('viewComments', { productId }))
  await guest.getByRole('button', { name: /^有图/ }).click()
  await expect(guest).toHaveURL(href('viewComments', { productId, filter: 'photos' }))
  const said = guest.getByRole('article').filter({ hasText: '纹路很自然，铺出来像真木头' }).first()
  await expect(said).toContainText('刘***力')
  await expect(said).toContainText('拖地不留水印，很好打理')
  await said.getByRole('list', { name: '评价的照片' }).getByRole('button').click()
  await expect(guest.getByRole('dialog', { name: '评价的照片' })).toBeVisible()
  await guest.keyboard.press('Escape')
  expect(await axe(guest)).toEqual([])
})

test('the draft of a review stays on the device until it is sent', async ({ page }) => {
  const { id } = await receivedOrder()
  await takeSession(page, buyer.session)
  await page.goto(href('viewComments', { orderId: id }))
  await button(page, '写评价').click()
  await score(page, '描述相符', '较差').check()
  await button(page, '有破损缺角').click()
  await page.getByRole('textbox', { name: '说说使用感受' }).fill('有两片缺角')
  await page.reload()
  await button(page, '写评价').click()
  await expect(score(page, '描述相符', '较差')).toBeChecked()
  await expect(button(page, '有破损缺角')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('textbox', { name: '说说使用感受' })).toHaveValue('有两片缺角')
  // Praise does not go with a poor score: another score offers other tags.
  await score(page, '描述相符', '非常满意').check()
  await expect(button(page, '有破损缺角')).toHaveCount(0)
})

test('guests do not see the reviews of an order, and a buyer does not see those of another person’s order', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/)
  const { id } = await receivedOrder()
  await page.goto(href('viewComments', { orderId: id }))
  await expect(page.getByText('登录后查看评价')).toBeVisible()
  const stranger = await signInAs('13800000012')
  await page.evaluate(
    (session) => localStorage.setItem('zhujia:v1:session', session),
    JSON.stringify({
      userType: 'owner',
      hasChosenType: true,
      ...stranger.session,
      currentRoles: stranger.session.currentRoles.map(({ roleCode }) => roleCode),
    }),
  )
  await page.reload()
  await expect(page.getByText('找不到这笔订单的评价')).toBeVisible()
})
