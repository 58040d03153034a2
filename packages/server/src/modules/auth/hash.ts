import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../platform/refusal.ts'

// argon2id, the library's default. OWASP ASVS 5 appendix C floor. One hash takes about 30 ms of a core and 19 MiB.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const QUEUE_MAX = 50

let queued = 0
let last: Promise<unknown> = Promise.resolve()

/** One hash at a time: a burst of logins must not take the machine. Beyond 50 in the queue the answer is "busy". */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queued >= QUEUE_MAX) throw new Refusal('BUSY')
  queued++
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    queued--
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS))

let dummy: Promise<string> | undefined

/** Whether a password fits. Without a stored hash it still does the work, so that time tells nothing. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password')
  const against = stored ?? (await dummy)
  const fits = await inTurn(() => verify(against, password))
  return fits && Boolean(stored)
}
