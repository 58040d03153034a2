import { countUnread, listNotifications, removeNotifications } from '@zhujia/contract/notifications/endpoints.ts'
import { hideOrder, receiveOrder, shipOrder } from '@zhujia/contract/orders/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
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

/** A buyer whose paid order the shop has shipped. */
async function shippedOrder(): Promise<{ buyer: Person; id: string }> {
  const buyer = await emptied(await settledNewcomer())
  const { orderIds, paymentId } = await place(buyer, [{ product: TILES }])
  const [id = ''] = orderIds
  await pay(buyer, paymentId)
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
  expect(await buyer.call(countUnread, {})).toEqual({ orders: 0, shop: 0, account: 0 })
  await page.getByRole('button', { name: '未读' }).click()
  await expect(page.getByText('没有未读消息')).toBeVisible()
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
    .getByRole('link', { name: /已发货.*这个订单已经看不到了/ })
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
  const row = page.getByRole('listitem').filter({ hasText: message?.subject?.number ?? '' })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: '删除 (1)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(row).toHaveCount(0)
  expect(await ofOrder()).toEqual([])
})
