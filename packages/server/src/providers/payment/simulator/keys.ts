import { generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { simulatorKeys } from '#tables/simulators.ts'

export interface KeyPair {
  privateKey: string
  publicKey: string
}

const NAME = 'payment'

const known = new WeakMap<Db, KeyPair>()

/** The simulator's own RSA key, made on first use and shared by every process on this database. It never changes, so it is read once. */
export async function simulatorKey(db: Db): Promise<KeyPair> {
  const key = known.get(db) ?? (await storedKey(db))
  known.set(db, key)
  return key
}

async function storedKey(db: Db): Promise<KeyPair> {
  const find = async (): Promise<KeyPair | undefined> =>
    (await db.select().from(simulatorKeys).where(eq(simulatorKeys.name, NAME)))[0]
  const known = await find()
  if (known) return known
  const made = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  await db
    .insert(simulatorKeys)
    .values({ name: NAME, ...made })
    .onConflictDoNothing()
  return (await find()) ?? made
}
