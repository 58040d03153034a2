import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToStatements } from '#testing/count-statements.ts'
import { addPerson, mintSession } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

/** A person has 2 × (10 + 5) look-ups a minute, an address 50. */
const LIMITS = {
  SIGNED_IN_PER_MINUTE: '50',
  PERSON_READS_PER_MINUTE: '10',
  PERSON_MUTATIONS_PER_MINUTE: '5',
  PERSON_MUTATIONS_PER_DAY: '100',
}

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp(LIMITS)
})
afterAll(() => at.close())

interface Caller {
  token: string
  ip: string
}
const read = async ({ token, ip }: Caller): Promise<string> => {
  const answer = await at.call('cart.countLines', {}, { token, ip })
  return answer.success ? 'ok' : answer.errorCode
}
/** How often each outcome came, one call after the other. */
async function outcomesOf(times: number, callerOf: (n: number) => Caller): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let n = 0; n < times; n++) {
    const outcome = await read(callerOf(n))
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

test('one person floods with all sessions and from many networks: beyond twice the limit nothing reaches the database', async () => {
  const { userId, token } = await addPerson(at, ['owner'])
  const mint = () => mintSession(at, userId, { activeRoles: ['owner'] })
  const tokens = [token, await mint(), await mint()]
  const flood = (times: number) => outcomesOf(times, (n) => ({ token: tokens[n % 3] ?? '', ip: `10.8.${n % 20}.1` }))
  // The first call of each session is one of a token that is not known yet.
  expect(await flood(33)).toEqual({ ok: 10, TOO_FAST: 23 })
  const { result, statements } = await listenToStatements(() => flood(40))
  expect([result, statements]).toEqual([{ BUSY: 40 }, []])
  const other = await addPerson(at, ['owner'])
  expect(await outcomesOf(5, () => ({ ...other, ip: '10.8.0.1' }))).toEqual({ ok: 5 })
  at.clock.advance(60)
  expect(await read({ token, ip: '10.8.0.1' })).toBe('ok')
})

test('many people flood from one address: it is shut alone, and before any statement', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => addPerson(at, ['owner'])))
  const ip = '10.9.0.1'
  const all = (times: number) => outcomesOf(times, (n) => ({ token: people[n % 6]?.token ?? '', ip }))
  expect(await all(56)).toEqual({ ok: 56 })
  const { result, statements } = await listenToStatements(() => all(20))
  expect([result, statements]).toEqual([{ BUSY: 20 }, []])
  expect(await read({ token: people[0]?.token ?? '', ip: '10.9.1.1' })).toBe('TOO_FAST')
  expect(await read({ token: people[5]?.token ?? '', ip: '10.9.1.1' })).toBe('ok')
})

test('what one person is refused does not count for those who share the address', async () => {
  const ip = '10.10.0.1'
  const [flooder, neighbour] = [await addPerson(at, ['owner']), await addPerson(at, ['owner'])]
  expect(await outcomesOf(200, () => ({ ...flooder, ip }))).toEqual({ ok: 10, TOO_FAST: 21, BUSY: 169 })
  expect(await outcomesOf(10, () => ({ ...neighbour, ip }))).toEqual({ ok: 10 })
})
