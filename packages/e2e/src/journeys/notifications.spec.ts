import { EVENTS_PATH } from '@zhujia/contract/core/event-stream.ts'
import {
  countUnread,
  listNotifications,
  markRead,
  removeNotifications,
} from '@zhujia/contract/notifications/endpoints.ts'
import { hideOrder, receiveOrder, shipOrder } from '@zhujia/contract/orders/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { pay, place } from '../orders.ts'
import { MERCHANT, takeSession } from '../people.ts'
import { type Person, signInAs } from '../person.ts'
import { settledNewcomer } from '../shopping.ts'

const TILES = '鹿杉木纹砖'

/** Removes what the scenarios of the demo world have notified somebody of. */
async function emptied(person: Person): Promise<Person> {
  for (;;) {
    const { records } = await person.call(listNotifications, { query: { size: 50 } })
    if (records.length === 0) return person
    await person.call(removeNotifications, { body: { ids: records.map(({ id }) => id) } })
  }
}

/** A buyer with a paid order. */
async function paidOrder(): Promise<{ buyer: Person; id: string }> {
  const buyer = await emptied(await settledNewcomer())
  const { orderIds, paymentId } = await place(buyer, [{ product: TILES }])
  await pay(buyer, paymentId)
  return { buyer, id: orderIds[0] ?? '' }
}

/** A buyer whose paid order the shop has shipped. */
async function shippedOrder(): Promise<{ buyer: Person; id: string }> {
  const { buyer, id } = await paidOrder()
  const seller = await signInAs(MERCHANT)
  await seller.call(shipOrder, { params: { id }, body: { carrier: 'sf', trackingNumber: 'SF1234567890' } })
  return { buyer, id }
}

test('a buyer sees that something happened, opens the order from its message, and the message counts as read', async ({
  page,
}) => {
  const { buyer, id } = await shippedOrder()
  await takeSession(page, buyer.session)
  await page.goto(href('home'))
  const tab = page.getByRole('navigation').getByRole('link', { name: /消息/ })
  await expect(tab).toHaveAccessibleName(/1/)
  await tab.click()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: /我买的/ }).click()
  const message = page.getByRole('listitem').getByRole('link', { name: /已发货/ })
  await expect(message).toHaveAccessibleName(/未读/)
  expect(await axe(page)).toEqual([])
  await message.click()
  await expect(page).toHaveURL(href('orderDetailBuyer', { id }))
  await page.goBack()
  await expect(message).not.toHaveAccessibleName(/未读/)
  expect(await buyer.call(countUnread, {})).toEqual({ orders: 0, shop: 0, members: 0, account: 0 })
  await page.getByRole('button', { name: '未读' }).click()
  await expect(page.getByText('没有未读消息')).toBeVisible()
})

test('what a shop does in its browser shows at once on the badge of the buyer, in each of their tabs, over one stream', async ({
  page,
  context,
  visitor,
}) => {
  const { buyer, id } = await paidOrder()
  await takeSession(page, buyer.session)
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(EVENTS_PATH)) streams.push(request.url())
  })
  const opened = page.waitForResponse((response) => response.url().endsWith(EVENTS_PATH))
  await page.goto(href('home'))
  expect((await opened).headers()['content-type']).toBe('text/event-stream')
  const second = await context.newPage()
  await second.goto(href('home'))
  const badgeOf = (tab: Page) => tab.getByRole('navigation').getByRole('link', { name: /消息/ })
  for (const tab of [page, second]) await expect(badgeOf(tab)).not.toHaveAccessibleName(/未读/)

  const shop = await visitor()
  await takeSession(shop, (await signInAs(MERCHANT)).session)
  await shop.goto(href('orderDetailSeller', { id }))
  await shop.getByRole('button', { name: '发货', exact: true }).click()
  await shop.getByRole('dialog', { name: '发货' }).getByRole('radio', { name: '商家自有车辆' }).check()
  await shop.getByRole('dialog', { name: '发货' }).getByRole('textbox', { name: '车牌号或司机姓名' }).fill('粤E88K12')
  await shop.getByRole('button', { name: '确认发货' }).click()
  // The badge is read every half minute without a stream. Other journeys of this shop may do something to the order too.
  for (const tab of [page, second]) await expect(badgeOf(tab)).toHaveAccessibleName(/未读/, { timeout: 3000 })
  expect(streams).toHaveLength(1)

  await page.close()
  const { seen } = await buyer.call(listNotifications, { query: {} })
  await buyer.call(markRead, { body: { seen } })
  await expect(badgeOf(second)).not.toHaveAccessibleName(/未读/, { timeout: 5000 })
})

test('a message whose order is deleted says so on its own page, where it is deleted', async ({ page }) => {
  const { buyer, id } = await shippedOrder()
  await buyer.call(receiveOrder, { params: { id } })
  await buyer.call(hideOrder, { params: { id } })
  await takeSession(page, buyer.session)
  await page.goto(href('messages'))
  await page.getByRole('link', { name: /我买的/ }).click()
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /已发货.*这个订单或店铺已经看不到了/ })
    .click()
  await expect(page.getByRole('heading', { name: '已发货' })).toBeVisible()
  await expect(page.getByRole('link', { name: '查看订单' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('还没有消息')).toBeVisible()
})

test('a merchant marks all messages of the shop as read, and deletes the one they select', async ({ page }) => {
  const { id } = await shippedOrder()
  const seller = await signInAs(MERCHANT)
  // Others trade with this shop meanwhile, so only what is about this order is compared.
  const ofOrder = async () => {
    const { records } = await seller.call(listNotifications, { query: { category: 'shop', size: 50 } })
    return records.filter(({ subject }) => subject?.id === id)
  }
  const [message] = await ofOrder()
  await takeSession(page, seller.session)
  await page.goto(href('notifications', { category: 'shop' }))
  await page.getByRole('button', { name: '管理' }).click()
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(page.getByText('已全部标为已读')).toBeVisible()
  expect((await ofOrder()).map(({ kind, isRead }) => `${kind} ${isRead}`)).toEqual(['paid true'])
  const row = page
    .getByRole('listitem')
    .filter({ hasText: message?.subject?.is === 'order' ? message.subject.number : '' })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: '删除 (1)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(row).toHaveCount(0)
  expect(await ofOrder()).toEqual([])
})

test('a tap on a row of the edit mode selects it and opens nothing, and what is selected is marked as read', async ({
  page,
}) => {
  const { buyer } = await shippedOrder()
  await takeSession(page, buyer.session)
  const list = href('notifications', { category: 'orders' })
  await page.goto(list)
  await page.getByRole('button', { name: '管理' }).click()
  // The checkbox covers the row: this taps its middle.
  await page.getByRole('checkbox', { name: /未读.*已发货.*商品都已发出/ }).check()
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '标为已读 (1)' }).click()
  await expect(page.getByText('已标为已读')).toBeVisible()
  await expect(page).toHaveURL(list)
  expect(await buyer.call(countUnread, {})).toEqual({ orders: 0, shop: 0, members: 0, account: 0 })
})
