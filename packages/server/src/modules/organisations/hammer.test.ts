import { beforeAll, expect, test } from 'vitest'
import { hammerAll, tokensOf } from '#testing/hammer.ts'
import { managing, may } from '#testing/members.ts'
import { placeTwoLines } from '#testing/orders.ts'
import type { Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'

const at = sharedTestApp({ emptied: 'once' })
let owner: Person
let orderId: string
let shop: ReturnType<typeof managing>
beforeAll(async () => {
  const { fixture, id } = await placeTwoLines(at)
  ;[owner] = fixture.sellers
  orderId = id
  shop = managing(at, fixture.shopIds[0])
})

const readOrder = (token: string) =>
  at.call('orders.getOrder', { params: { id: orderId }, query: { view: 'seller' } }, { token })

test.each([
  ['their permissions change', 404, (clerk: Person) => shop.change(owner, clerk, may())],
  ['they are removed', 403, (clerk: Person) => shop.remove(owner, clerk)],
  ['they leave', 403, (clerk: Person) => shop.leave(clerk)],
])(
  'of 20 clients of one member who call while %s, none succeeds after it was acknowledged',
  async (_what, status, change) => {
    const clerk = await shop.addMember(owner, may('order.read'))
    const tokens = await tokensOf(at, clerk, { activeRoles: ['merchant'] })
    const { before, after } = await hammerAll(tokens, readOrder, () => change(clerk))
    expect(before).toBeGreaterThan(0)
    expect(after).toEqual([status])
  },
)

test('of 20 clients of one inviter, none invites after they were removed', async () => {
  const manager = await shop.addMember(owner, may('order.read', 'member.manage'))
  let next = 0
  const invite = (token: string) => shop.invite({ token }, `13600${String(100_000 + next++)}`)
  const tokens = await tokensOf(at, manager, { activeRoles: ['merchant'] })
  const { after } = await hammerAll(tokens, invite, () => shop.remove(owner, manager))
  expect(after).toEqual([404])
  const sent = await shop.sent(owner, { state: 'pending' })
  expect(sent.success && sent.data.total).toBe(0)
})
