import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { withTransaction } from '#platform/db/transaction.ts'
import { notifications } from '#tables/notifications.ts'
import { lockAwaited } from '#testing/lock-awaited.ts'
import { addPerson, type Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { notify, onePerson } from './index.ts'

const at = sharedTestApp()
let person: Person
beforeEach(async () => void (person = await addPerson(at, ['owner'])))

interface Named {
  seen: string
  ids: string[]
}
const news = (kind: 'shipped' | 'refunded') => ({ category: 'orders', kind, at: at.clock.now() }) as const
const list = async () => {
  const answer = await at.call('notifications.listNotifications', { query: {} }, person)
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const unreadKinds = async () => (await list()).records.filter(({ isRead }) => !isRead).map(({ kind }) => kind)

test('all are marked that the list could see; what is committed later stays unread, however early its instant', async () => {
  await notify(at.db, news('shipped'), onePerson(person.userId))
  let seen = ''
  await withTransaction(at.db, async (tx) => {
    await notify(tx, { ...news('refunded'), at: new Date(at.clock.now().getTime() - 60_000) }, onePerson(person.userId))
    // Another one begins later and is committed earlier.
    await notify(at.db, news('shipped'), onePerson(person.userId))
    const listed = await list()
    expect(listed.records.map(({ kind }) => kind)).toEqual(['shipped', 'shipped'])
    ;({ seen } = listed)
  })
  await notify(at.db, { category: 'account', kind: 'passwordReset', at: at.clock.now() }, onePerson(person.userId))
  expect(await at.call('notifications.markRead', { body: { seen } }, person)).toMatchObject({
    data: { orders: 1, shop: 0, account: 1 },
  })
  expect((await unreadKinds()).toSorted()).toEqual(['passwordReset', 'refunded'])
})

test('what the summary could see is marked like what the list could', async () => {
  await notify(at.db, news('shipped'), onePerson(person.userId))
  const summary = await at.call('notifications.summarise', {}, person)
  if (!summary.success) throw new Error(summary.message)
  await notify(at.db, news('refunded'), onePerson(person.userId))
  await at.call('notifications.markRead', { body: { seen: summary.data.seen } }, person)
  expect(await unreadKinds()).toEqual(['refunded'])
})

test('all of one category are marked, and none of another', async () => {
  await notify(at.db, news('shipped'), onePerson(person.userId))
  await notify(at.db, { category: 'account', kind: 'passwordReset', at: at.clock.now() }, onePerson(person.userId))
  const { seen } = await list()
  expect(await at.call('notifications.markRead', { body: { category: 'orders', seen } }, person)).toMatchObject({
    data: { orders: 0, shop: 0, account: 1 },
  })
  expect(await unreadKinds()).toEqual(['passwordReset'])
})

test.each(['', '1:2', '1:2:x', '1:2:3,', 'a:b:'])('what no list has answered is refused: %s', async (seen) => {
  await notify(at.db, news('shipped'), onePerson(person.userId))
  expect(await at.call('notifications.markRead', { body: { seen } }, person)).toMatchObject({ status: 400 })
  expect(await unreadKinds()).toEqual(['shipped'])
})

test.each([
  ['reads all', ({ seen }: Named) => at.call('notifications.markRead', { body: { seen } }, person)],
  ['reads some', ({ ids }: Named) => at.call('notifications.markRead', { body: { ids } }, person)],
  ['removes some', ({ ids }: Named) => at.call('notifications.removeNotifications', { body: { ids } }, person)],
])('who %s locks them in the order of their ids, so that no two calls wait for each other', async (_what, run) => {
  // The later its id, the earlier it happened: in the order of a list they would be locked from the other end.
  await at.db.execute(sql`
    insert into notifications (id, user_id, category, kind, at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${person.userId}::uuid, 'orders', 'shipped',
      ${at.clock.now().toISOString()}::timestamptz - make_interval(secs => n)
    from generate_series(1, 60) n`)
  const rows = await at.db.select({ id: notifications.id }).from(notifications).orderBy(desc(notifications.id))
  const ids = rows.map(({ id }) => id)
  const { seen } = await list()
  const { pending } = await withTransaction(at.db, async (tx) => {
    await tx
      .select()
      .from(notifications)
      .where(eq(notifications.id, ids[0] ?? ''))
      .for('update')
    const pending = run({ seen, ids })
    await lockAwaited(at)
    // It waits for the last one and holds all that come before.
    const free = await at.db.execute(sql`select id from notifications for update skip locked`)
    expect(free.rows).toEqual([])
    return { pending }
  })
  expect(await pending).toMatchObject({ data: { orders: 0 } })
})

test('many calls at once that mark and remove the same ones all succeed', async () => {
  for (let n = 0; n < 40; n++) await notify(at.db, news('shipped'), onePerson(person.userId))
  const { seen } = await list()
  const ids = (await at.db.select({ id: notifications.id }).from(notifications)).map(({ id }) => id)
  const answers = await Promise.all([
    at.call('notifications.markRead', { body: { ids } }, person),
    at.call('notifications.markRead', { body: { seen } }, person),
    at.call('notifications.markRead', { body: { ids: ids.toReversed() } }, person),
    at.call('notifications.removeNotifications', { body: { ids: ids.slice(0, 20).toReversed() } }, person),
    at.call('notifications.removeNotifications', { body: { ids: ids.slice(10, 30) } }, person),
  ])
  expect(answers.map(({ success }) => success)).toEqual([true, true, true, true, true])
  expect((await list()).total).toBe(10)
  expect(await unreadKinds()).toEqual([])
})
