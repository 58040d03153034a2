import type { RefusalCode } from '@zhujia/contract/errors.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../tables/platform.ts'
import { addSeconds, DAY, type Clock } from './clock.ts'
import type { Actor, Ctx } from './context.ts'
import { preparedOn } from './db/prepared.ts'
import { PRUNE_BATCH } from './db/prune.ts'
import type { Db } from './db/types.ts'
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
  const requestHash = sha256(`${request.endpoint}\n${JSON.stringify(request.input)}`).toString('base64url')
  return ctx.transaction(async (ctx) => {
    const userId = userOf(ctx.actor)
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
    // Wrapped, because a JSON null as the whole value would read back as "no answer yet".
    await storeAnswer(ctx.db).execute({ userId, key: request.key, answer: JSON.stringify({ value: answer }) })
    return answer
  })
}

function userOf(actor: Actor): string {
  if (actor.kind !== 'user') throw new Error('an endpoint for anybody keeps no keys')
  return actor.userId
}

async function storedAnswer<T>(
  db: Db,
  request: { userId: string; key: string; endpoint: string; requestHash: string },
): Promise<T> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, request.userId), eq(idempotencyKeys.key, request.key)))
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
