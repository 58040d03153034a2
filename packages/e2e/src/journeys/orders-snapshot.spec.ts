import { listOrders } from '@zhujia/contract/orders/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import { axe, expect, test } from '../fixtures.ts'
import { MERCHANT, OWNER, takeSession } from '../people.ts'
import { signInAs } from '../person.ts'

/** The demo order whose tiles have since been described anew. */
async function editedOrder() {
  const owner = await signInAs(OWNER)
  const { records } = await owner.call(listOrders, { query: { view: 'buyer', q: '云岭', size: 50 } })
  const order = records.findLast(({ state }) => state === 'received')
  const [line] = order?.lines ?? []
  if (!order || !line) throw new Error('the demo world has no such order')
  return { owner, order, line }
}

test('the snapshot shows the listing as it was bought, its seal, and what has changed since', async ({ page }) => {
  const { owner, order, line } = await editedOrder()
  await takeSession(page, owner.session)
  await page.goto(href('orderDetailBuyer', { id: order.id }))
  await expect(page.getByText(`批号 ${line.lotCode ?? ''}`)).toBeVisible()
  await page.getByRole('link', { name: '交易快照' }).first().click()
  await expect(page).toHaveURL(href('snapshot', { id: order.id, line: line.id }))
  await expect(page.getByText(/^交易快照 · 20/)).toBeVisible()
  await expect(page.getByText('内容完整，与校验值一致')).toBeVisible()
  const changes = page.getByRole('region', { name: '与今天的商品页面相比' })
  await expect(changes).toContainText('有 2 处改动')
  await expect(changes).toContainText('质保 5 年 · 坯体裂纹、釉面脱落质保 5 年')
  await expect(changes).toContainText('质保 6 年 · 坯体裂纹、釉面脱落质保 6 年')
  await expect(page.getByRole('heading', { name: line.title })).toBeVisible()
  await expect(page.getByRole('region', { name: '服务说明' })).toContainText('质保 5 年')
  expect(await axe(page)).toEqual([])
  await changes.getByRole('link', { name: '查看今天的商品' }).click()
  await expect(page).toHaveURL(href('productDetail', { id: line.productId, sku: line.skuId }))
})

test('the shop of the order sees the snapshot too, and nobody else does', async ({ page, visitor, tolerate }) => {
  tolerate(/404/)
  const { order, line } = await editedOrder()
  await takeSession(page, (await signInAs(MERCHANT)).session)
  await page.goto(href('snapshot', { id: order.id, line: line.id }))
  await expect(page.getByRole('heading', { name: line.title })).toBeVisible()
  const other = await visitor()
  await takeSession(other, (await signInAs('13800000005')).session)
  await other.goto(href('snapshot', { id: order.id, line: line.id }))
  await expect(other.getByText('找不到这份快照')).toBeVisible()
  expect(await axe(other)).toEqual([])
})
