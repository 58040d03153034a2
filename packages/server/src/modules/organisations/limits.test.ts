import { MEMBERS_MAX, MEMBERSHIPS_MAX, ORGANISATION_STEPS_PER_DAY } from '@zhujia/contract/core/limits.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { digestOf } from '#testing/digest.ts'
import { managing, may } from '#testing/members.ts'
import { addPerson, type Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { makeTradeFixture } from '#testing/trade-fixture.ts'

const at = sharedTestApp()
let owner: Person
let guest: Person
let shopId: string
let shop: ReturnType<typeof managing>
beforeEach(async () => {
  const fixture = await makeTradeFixture(at)
  ;[owner] = fixture.sellers
  ;[shopId] = fixture.shopIds
  shop = managing(at, shopId)
  guest = await addPerson(at, ['owner'])
})

/** A call with the tables that it changes: a refused one changes none. */
async function attempt(call: () => Promise<object>): Promise<object> {
  const before = await digestOf(at.db)
  const answer = await call()
  const after = await digestOf(at.db)
  return { ...answer, changed: Object.keys(after).filter((table) => after[table] !== before[table]) }
}

/** As many people as are asked for. */
const people = (count: number) =>
  at.db.execute(sql`insert into users (id, phone, nickname, created_at)
    select gen_random_uuid(), '1350000' || lpad(n::text, 4, '0'), 'many', ${at.clock.now().toISOString()}::timestamptz from generate_series(1, ${count}) n`)
const MANY = sql`select id from users where nickname = 'many'`

test('an organisation holds so many members and no more, those who are invited counted', async () => {
  await people(MEMBERS_MAX - 3)
  await at.db.execute(sql`insert into memberships (organisation_id, user_id, permissions, created_at)
    select ${shopId}::uuid, id, '{}', ${at.clock.now().toISOString()}::timestamptz from (${MANY}) many`)
  const invited = await shop.invite(owner, guest.phone)
  const last = await shop.invite(owner, '13600000011')
  expect(last).toMatchObject({ success: true })
  expect(await attempt(() => shop.invite(owner, '13600000012'))).toMatchObject({
    errorCode: 'MEMBERS_FULL',
    changed: [],
  })
  // Were there more than were counted, nobody would get in beside them.
  await at.db.execute(sql`insert into users (id, phone, nickname, created_at) values
    (gen_random_uuid(), '13500009998', 'more', now()), (gen_random_uuid(), '13500009999', 'more', now())`)
  await at.db.execute(sql`insert into memberships (organisation_id, user_id, permissions, created_at)
    select ${shopId}::uuid, id, '{}', now() from users where nickname = 'more'`)
  expect(await attempt(() => shop.accept(guest, invited.success ? invited.data.id : ''))).toMatchObject({
    errorCode: 'MEMBERS_FULL',
    changed: [],
  })
})

test('a person belongs to so many organisations and no more', async () => {
  await at.db.execute(sql`
    with households as (insert into organisations (id, kind, name, created_at)
      select gen_random_uuid(), 'household', n::text, now() from generate_series(1, ${MEMBERSHIPS_MAX}) n returning id)
    insert into memberships (organisation_id, user_id, is_owner, permissions, created_at)
    select id, ${guest.userId}::uuid, true, '{}', now() from households`)
  const invited = await shop.invite(owner, guest.phone)
  expect(await attempt(() => shop.accept(guest, invited.success ? invited.data.id : ''))).toMatchObject({
    errorCode: 'MEMBERSHIPS_FULL',
    changed: [],
  })
})

test('invitations and changes of a day are limited; removing somebody is not', async () => {
  const clerk = await shop.addMember(owner, may('order.read'))
  await at.db.execute(sql`insert into organisation_log (id, organisation_id, at, action, user_id)
    select gen_random_uuid(), ${shopId}::uuid, ${at.clock.now().toISOString()}::timestamptz, 'changed', ${clerk.userId}::uuid
    from generate_series(2, ${ORGANISATION_STEPS_PER_DAY}) n`)
  expect(await attempt(() => shop.invite(owner, guest.phone))).toMatchObject({ errorCode: 'STEPS_LIMIT', changed: [] })
  expect(await attempt(() => shop.change(owner, clerk, may()))).toMatchObject({ errorCode: 'STEPS_LIMIT', changed: [] })
  expect(await shop.remove(owner, clerk)).toMatchObject({ success: true })
  at.clock.advance(DAY)
  expect(await shop.invite(owner, guest.phone)).toMatchObject({ success: true })
})
