import type { RefusalCode } from '@zhujia/contract/errors.ts'
import { DEFAULT_LOCALE, type Locale } from '@zhujia/contract/core/locales.ts'
import type { Logger } from 'pino'
import type { Providers } from '../providers/ports.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Actor, Ctx } from './context.ts'
import { untilDone, withTransaction } from './db/transaction.ts'
import type { Db } from './db/types.ts'
import type { Jobs } from './jobs/jobs.ts'
import { refuse } from './refusal.ts'

/** The services of the process, from which every context is made. */
export interface Services {
  db: Db
  clock: Clock
  config: Config
  jobs: Jobs
  log: Logger
  providers: Providers
}

interface Caller<A extends Actor> {
  actor: A
  locale: Locale
  requestId: string
  ip: string
  /** Undefined: never aborted. */
  signal?: AbortSignal
  /** Begins a transaction when it is its turn. Undefined: at once. */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>
}

/** Makes the context of one call. Typed at the route, where the endpoint's errors and actor are known. */
export function makeCtx<A extends Actor>(services: Services, caller: Caller<A>): Ctx<RefusalCode, A> {
  const { signal = new AbortController().signal, inTurn = (work) => work(), ...whose } = caller
  /** `later`: what runs after the commit of the transaction that is open. */
  const within = (db: Db, later?: (() => void)[]): Ctx<RefusalCode, A> => ({
    ...services,
    ...whose,
    signal,
    db,
    refuse,
    transaction: (run) => (later ? run(within(db, later)) : inTransaction(db, run)),
    statement: (run) => (later ? run(db) : inTurn(() => untilDone(() => run(db)))),
    afterCommit: (run) => void (later ? later.push(run) : run()),
  })
  async function inTransaction<T>(db: Db, run: (ctx: Ctx<RefusalCode, A>) => Promise<T>): Promise<T> {
    let later: (() => void)[] = []
    // Made anew for each try.
    const result = await inTurn(() => withTransaction(db, (tx) => run(within(tx, (later = [])))))
    for (const each of later) each()
    return result
  }
  return within(services.db)
}

/**
 * A context for another actor, time or services, in the same transaction. The demo world uses it.
 */
export function actingAs<A extends Actor>(
  ctx: Ctx<never, Actor>,
  change: { actor: A } & Partial<Pick<Services, 'clock' | 'config' | 'jobs' | 'providers'>>,
): Ctx<RefusalCode, A> {
  return { ...ctx, ...change, refuse, transaction: (run) => ctx.transaction((ctx) => run(actingAs(ctx, change))) }
}

/** The context of jobs, timers and provider notices. */
export function systemCtx(
  services: Services,
  requestId: string,
  signal?: AbortSignal,
): Ctx<RefusalCode, { kind: 'system' }> {
  const caller = { actor: { kind: 'system' }, locale: DEFAULT_LOCALE, requestId, ip: '127.0.0.1' } as const
  return makeCtx(services, signal ? { ...caller, signal } : caller)
}
