import argon2 from '@node-rs/argon2'
import { makeGate } from '#platform/gate.ts'

// argon2id, the library's default. OWASP ASVS 5 appendix C floor. One hash takes about 30 ms of a core and 19 MiB.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One hash at a time, so that many logins do not take all cores. With 50 waiting the answer is "busy". */
const inTurn = makeGate(1, 50)

export const hashPassword = (password: string): Promise<string> => inTurn(() => argon2.hash(password, PARAMETERS))

let dummy: Promise<string> | undefined

/** Whether a password fits. Without a stored hash it does the same work, so that the time reveals nothing. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password')
  const against = stored ?? (await dummy)
  const fits = await inTurn(() => argon2.verify(against, password))
  return fits && Boolean(stored)
}
