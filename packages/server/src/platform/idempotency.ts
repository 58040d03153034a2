import type { RefusalCode } from '@zhujia/contract/errors.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../tables/platform.ts'
import { addSeconds, DAY, type Clock } from './clock.ts'
import type { Actor, Ctx } from './context.ts'
import { preparedOn } from './db/prepared.ts'
import { PRUNE_BATCH } from './db/prune.ts'
import { isTaken } from './db/sql-errors.ts'
import type { Db } from './db/types.ts'
import { type Writes, writeTogether } from './db/write-together.ts'
import { sha256 } from './keys.ts'
import { Refusal } from './refusal.ts'

export interface Request {
  key: string
  /** `METHOD /path/pattern`. */
  endpoint: string
  /** What was asked for: params, query and body. */
  input: unknown
}

const given = { userId: sql.placeholder('userId'), key: sql.placeholder('key') }

const claim = preparedOn((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      ...given,
      endpoint: sql.placeholder('endpoint'),
      requestHash: sql.placeholder('requestHash'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .prepare(''),
)

const storeAnswer = preparedOn((db) =>
  db
    .update(idempotencyKeys)
    .set({ answer: sql`${sql.placeholder('answer')}::json` })
    .where(and(eq(idempotencyKeys.userId, given.userId), eq(idempotencyKeys.key, given.key)))
    .prepare(''),
)

/**
 * Runs a mutation once for each key. The key's row commits with the effect; a repetition gets the stored answer to the
 * letter, another request under the same key is refused, and a refusal that rolled back leaves no row.
 */
export async function once<E extends RefusalCode, T>(
  ctx: Ctx<E, Actor>,
  request: Request,
  run: (ctx: Ctx<E, Actor>) => Promise<T>,
): Promise<T> {
  const userId = userOf(ctx.actor)
  const requestHash = hashOf(request)
  return ctx.transaction(async (ctx) => {
    // A second caller waits here, on the unique key, until the first has committed or rolled back.
    const claimed = await claim(ctx.db).execute({
      userId,
      key: request.key,
      endpoint: request.endpoint,
      requestHash,
      createdAt: ctx.clock.now(),
    })
    if (claimed.rowCount === 0) return storedAnswer<T>(ctx.db, { ...request, userId, requestHash })
    const answer = await run(ctx)
    await storeAnswer(ctx.db).execute({ userId, key: request.key, answer: wrapped(answer) })
    return answer
  })
}

/** What a mutation has decided: its answer, and what is written to make it true. */
export interface Decision<T> {
  answer: T
  writes: Writes
}

/** The constraint that holds one answer for each key. */
const ONE_ANSWER = 'idempotency_keys_user_id_key_pk'

/**
 * The same for a mutation that reads, decides and then writes in one statement: the key is written by that statement too, so that
 * neither a transaction is opened nor the key claimed and answered by statements of their own. Two callers at once both decide; the
 * second one's writes are undone with its key, and it gets the first one's answer.
 */
export async function onceDecided<E extends RefusalCode, T>(
  ctx: Ctx<E, Actor>,
  request: Request,
  decide: (ctx: Ctx<E, Actor>) => Promise<Decision<T>>,
): Promise<T> {
  const stored = { ...request, userId: userOf(ctx.actor), requestHash: hashOf(request) }
  try {
    const { answer, writes } = await decide(ctx)
    const key = sql`insert into ${idempotencyKeys} (user_id, key, endpoint, request_hash, answer, created_at)
      values (${stored.userId}, ${stored.key}, ${stored.endpoint}, ${stored.requestHash}, ${wrapped(answer)}::json, ${ctx.clock.now()}) returning 1`
    await ctx.statement((db) => writeTogether(db, { ...writes, key }))
    return answer
  } catch (error) {
    // What was done under this key is answered as it was then, whatever holds now.
    const isRepeated = isTaken(error, ONE_ANSWER) || (error instanceof Refusal && (await isKnown(ctx.db, stored)))
    if (!isRepeated) throw error
    return storedAnswer<T>(ctx.db, stored)
  }
}

const hashOf = ({ endpoint, input }: Request): string =>
  sha256(`${endpoint}\n${JSON.stringify(input)}`).toString('base64url')

/** An answer as it is stored: a JSON null as the whole value would read back as "no answer yet". */
const wrapped = (answer: unknown): string => JSON.stringify({ value: answer })

function userOf(actor: Actor): string {
  if (actor.kind !== 'user') throw new Error('an endpoint for anybody keeps no keys')
  return actor.userId
}

interface Stored {
  userId: string
  key: string
  endpoint: string
  requestHash: string
}

const findKey = (db: Db, { userId, key }: Stored) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))

const isKnown = async (db: Db, stored: Stored): Promise<boolean> => (await findKey(db, stored)).length > 0

async function storedAnswer<T>(db: Db, request: Stored): Promise<T> {
  const [row] = await findKey(db, request)
  if (!row?.answer) throw new Refusal('IN_PROGRESS')
  if (row.requestHash !== request.requestHash || row.endpoint !== request.endpoint)
    throw new Refusal('IDEMPOTENCY_MISMATCH')
  return (row.answer as { value: T }).value
}

const KEEP_SECONDS = 7 * DAY

/** Removes keys that no client repeats any more. @returns whether the batch was full */
export async function pruneKeys({ db, clock }: { db: Db; clock: Clock }): Promise<boolean> {
  const old = db
    .select({ userId: idempotencyKeys.userId, key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, addSeconds(clock.now(), -KEEP_SECONDS)))
    .limit(PRUNE_BATCH)
  const pruned = await db
    .delete(idempotencyKeys)
    .where(sql`(${idempotencyKeys.userId}, ${idempotencyKeys.key}) in ${old}`)
  return pruned.rowCount === PRUNE_BATCH
}
