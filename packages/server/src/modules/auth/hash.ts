import argon2 from '@node-rs/argon2'
import type { Actor, Ctx } from '#platform/context.ts'
import { makeGate, makeGates, type Turn } from '#platform/gate.ts'
import { providerOf, sourceOf } from '#platform/networks.ts'
import type { Guesser } from './throttle.ts'

// argon2id, the library's default. OWASP ASVS 5 appendix C floor. One hash takes about 30 ms of a core and 19 MiB.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One hash at a time, so that many logins do not take all cores. */
const inTurn = makeGate(1)

/**
 * How many of one group are counted and wait for a hash at a time, and how many wait before them; beyond that "busy" is the answer to whoever
 * in the group has most waiting.
 */
const GROUP_AT_ONCE = 16
const GROUP_WAITING = 60
const groups = makeGates(GROUP_AT_ONCE, GROUP_WAITING)

/**
 * Known devices and strangers take turns; known devices by their account, strangers by the group of their network and by their place in
 * it: the /32, /48 and /64 of IPv6, the /24 and the address of IPv4.
 */
export function turnOf({ ip, signal }: Ctx<never, Actor>, { phone, deviceId }: Guesser): Required<Turn> {
  if (deviceId !== undefined) return { path: ['known', phone], signal }
  const { address, subnet } = sourceOf(ip)
  const provider = providerOf(ip)
  return { path: ['strange', ...(provider === undefined ? [] : [provider]), subnet, address], signal }
}

/** Runs what hashes a password, in the turns of its group. When that has too many waiting, or its turn comes too late, it is refused as busy and not begun. */
export const withTurn = <T>(
  { path: [kind, group, ...place], signal }: Required<Turn>,
  work: () => Promise<T>,
): Promise<T> => groups(`${kind} ${group}`, work, { path: place, signal })

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
