import argon2 from '@node-rs/argon2'
import type { Actor, Ctx } from '#platform/context.ts'
import { makeGate, makeGates, type Turn } from '#platform/gate.ts'
import { networksOf } from '#platform/networks.ts'
import type { Guesser } from './throttle.ts'

// argon2id, the library's default. OWASP ASVS 5 appendix C floor. One hash takes about 30 ms of a core and 19 MiB.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One hash at a time, so that many logins do not take all cores. */
const inTurn = makeGate(1)

/** How many are counted and verified at a time, of strangers and of each account's known devices. Each may use a connection to the database. */
const AT_ONCE = 4
/**
 * How many wait before them: so many that the last one's turn comes before the deadline of its request (4.5 s), when a hash takes
 * 30 ms and known devices have every other turn. Beyond that "busy" is the answer to whoever of the network has most waiting.
 */
const WAITING = 60
const strangers = makeGate(AT_ONCE, WAITING)
const accounts = makeGates(AT_ONCE, WAITING)

/** Known devices and strangers take turns: known devices by their account, strangers by their networks. */
export const turnOf = ({ ip, signal }: Ctx<never, Actor>, { phone, deviceId }: Guesser): Required<Turn> =>
  deviceId === undefined ? { path: ['strange', ...networksOf(ip)], signal } : { path: ['known', phone], signal }

/** Runs what hashes a password, in its turn. When too many wait, or its turn comes too late, it is refused as busy and not begun. */
export const withTurn = <T>({ path: [kind, ...place], signal }: Required<Turn>, work: () => Promise<T>): Promise<T> =>
  kind === 'known' ? accounts(place.join(), work, { signal }) : strangers(work, { path: place, signal })

/** `turn`: of the caller; what the server itself hashes has turns of its own. */
export const hashPassword = (password: string, turn: Turn = { path: ['own'] }): Promise<string> =>
  inTurn(() => argon2.hash(password, PARAMETERS), turn)

let dummy: Promise<string> | undefined

/** Whether a password fits. Without a stored hash it does the same work, so that the time reveals nothing. */
export async function passwordFits(stored: string | null | undefined, password: string, turn?: Turn): Promise<boolean> {
  dummy ??= hashPassword('no account has this password')
  const against = stored ?? (await dummy)
  const fits = await inTurn(() => argon2.verify(against, password), turn ?? { path: ['own'] })
  return fits && Boolean(stored)
}
