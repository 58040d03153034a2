import { expect, test } from 'vitest'
import { managing, may } from '#testing/members.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { makeTradeFixture } from '#testing/trade-fixture.ts'

const at = sharedTestApp()

test('no answer about the people of a shop holds the whole phone of anybody', async () => {
  const { sellers, shopIds } = await makeTradeFixture(at)
  const [owner] = sellers
  const shop = managing(at, shopIds[0])
  const clerk = await shop.addMember(owner, may('order.read'))
  await shop.invite(owner, '13600000021')
  const answers = JSON.stringify([
    await shop.members(owner),
    await shop.sent(owner),
    await shop.log(owner),
    await at.call('organisations.listReceivedInvitations', { query: {} }, clerk),
    await at.call('organisations.listMemberships', { query: {} }, clerk),
  ])
  expect(answers).toContain('136****0021')
  for (const phone of [owner.phone, clerk.phone, '13600000021']) expect(answers).not.toContain(phone)
})
