import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#tables/auth.ts'
import { digestOf } from '#testing/digest.ts'
import { addPerson, mintSession, PASSWORD, type Person } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

async function listOf({ token }: { token: string }) {
  const answer = await at.call('auth.listSessions', {}, { token })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

async function logIn({ phone }: Person, ip: string, device?: string): Promise<string> {
  const body = { phone, password: PASSWORD, ...(device !== undefined && { device }) }
  const answer = await at.call('auth.login', { body }, { ip })
  if (!answer.success) throw new Error(answer.message)
  return answer.data.token
}

const isAlive = async (token: string) => (await at.call('account.getProfile', {}, { token })).status === 200

test('somebody sees where they are logged in, this device first, with the network and not the address', async () => {
  const person = await addPerson(at, ['owner'])
  await at.db.delete(sessions).where(eq(sessions.userId, person.userId))
  const phone = await logIn(person, '203.0.113.77', 'Chrome · Android')
  const signedInAt = at.clock.now().toISOString()
  at.clock.advance(3600)
  await logIn(person, '2001:db8:1:2:3::4')
  const lastUsedAt = at.clock.now().toISOString()
  expect(await listOf({ token: phone })).toEqual([
    {
      id: expect.any(String),
      device: 'Chrome · Android',
      network: '203.0.113.0/24',
      signedInAt,
      // This request has just been its last use.
      lastUsedAt,
      isCurrent: true,
    },
    {
      id: expect.any(String),
      device: '',
      network: '2001:db8:1::/48',
      signedInAt: lastUsedAt,
      lastUsedAt,
      isCurrent: false,
    },
  ])
})

test('what would be answered 401 is not listed: expired, idle for too long, older than a change of roles', async () => {
  const { userId, token } = await addPerson(at, ['owner'])
  const past = new Date(at.clock.now().getTime() - 1)
  await mintSession(at, userId, { idleExpiresAt: past })
  await mintSession(at, userId, { absoluteExpiresAt: past })
  await mintSession(at, userId, { authEpoch: -1 })
  expect(await listOf({ token })).toMatchObject([{ isCurrent: true }])
})

test('however many there are, ten are listed, this one among them', async () => {
  const { userId, token } = await addPerson(at, ['owner'])
  at.clock.advance(60)
  for (let n = 0; n < 11; n++) await mintSession(at, userId)
  await at.db
    .update(sessions)
    .set({ idleExpiresAt: new Date('2030-01-01') })
    .where(eq(sessions.userId, userId))
  const listed = await listOf({ token })
  expect([listed.length, listed.filter(({ isCurrent }) => isCurrent).length]).toEqual([10, 1])
})

test('a session that is ended from another device is dead at its next request', async () => {
  const { userId, token } = await addPerson(at, ['owner'])
  const lost = await mintSession(at, userId)
  const kept = await mintSession(at, userId)
  const id = (await listOf({ token: lost })).find(({ isCurrent }) => isCurrent)?.id ?? ''
  expect(await at.call('auth.endSession', { params: { id } }, { token })).toMatchObject({ success: true, data: null })
  expect([await isAlive(lost), await isAlive(kept), await isAlive(token)]).toEqual([false, true, true])
})

test("somebody else's session, one that is gone and one's own are 404, and nothing changes", async () => {
  const [mine, theirs] = [await addPerson(at, ['owner']), await addPerson(at, ['owner'])]
  const gone = await mintSession(at, mine.userId)
  const [own, foreign, ended] = [
    (await listOf(mine)).find(({ isCurrent }) => isCurrent)?.id ?? '',
    (await listOf(theirs))[0]?.id ?? '',
    (await listOf({ token: gone })).find(({ isCurrent }) => isCurrent)?.id ?? '',
  ]
  await at.call('auth.logout', {}, { token: gone })
  const before = await digestOf(at.db)
  for (const id of [own, foreign, ended])
    expect(await at.call('auth.endSession', { params: { id } }, mine)).toMatchObject({ status: 404, success: false })
  expect(await digestOf(at.db)).toEqual(before)
})

test('all others are ended at once, and nobody else is logged out', async () => {
  const [mine, theirs] = [await addPerson(at, ['owner']), await addPerson(at, ['owner'])]
  const others = [await mintSession(at, mine.userId), await mintSession(at, mine.userId)]
  expect(await at.call('auth.endOtherSessions', {}, mine)).toMatchObject({ success: true, data: null })
  expect(await Promise.all([...others, mine.token, theirs.token].map(isAlive))).toEqual([false, false, true, true])
})
