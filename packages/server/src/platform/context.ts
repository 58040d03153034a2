import type { RefusalCode, RefusalData } from '@zhujia/contract/errors.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import type { Logger } from 'pino'
import type { Providers } from '../providers/ports.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/types.ts'
import type { Jobs } from './jobs/jobs.ts'

export interface UserActor {
  kind: 'user'
  userId: string
  sessionId: string
  /** The active roles: always some of the granted ones, checked on this request. */
  roles: readonly Role[]
}

/** Refuses with a code, and with data if the catalogue declares some for it. */
export type Refuse<E extends RefusalCode> = <Code extends E>(
  code: Code,
  ...data: [RefusalData<Code>] extends [never] ? [] : [data: RefusalData<Code>]
) => never

export type Actor = UserActor | { kind: 'anonymous' } | { kind: 'system' }

/**
 * What every command and query gets beside its input. `E` are the codes it may refuse with, `A` is who may call it.
 * Inside `transaction` the new context shadows the outer one, so that no statement runs outside the transaction by mistake.
 */
export interface Ctx<E extends RefusalCode = never, A extends Actor = UserActor> {
  readonly db: Db
  readonly actor: A
  readonly clock: Clock
  readonly config: Config
  readonly jobs: Jobs
  readonly locale: Locale
  readonly log: Logger
  readonly providers: Providers
  readonly requestId: string
  /** The caller's address, for throttles only. */
  readonly ip: string
  /** Aborted when a request or a job passes its deadline, or the timers are stopped. To be passed to every call of another server. */
  readonly signal: AbortSignal
  /** Runs in one transaction; joins the one that is already open. */
  transaction<T>(run: (ctx: Ctx<E, A>) => Promise<T>): Promise<T>
  /** Runs one statement that is a transaction of its own, or part of the one that is open: it costs two round trips less. */
  statement<T>(run: (db: Db) => Promise<T>): Promise<T>
  /** Runs once the open transaction has committed, at once without one: for what is only kept in memory. */
  afterCommit(run: () => void): void
  // A property, not a method: a method would be bivariant and let undeclared codes through.
  readonly refuse: Refuse<E | 'STATE_CHANGED'>
}

/** The context of a call whose endpoint is not known by type. */
export type CallCtx = Ctx<RefusalCode, Actor>

/** The context of jobs and timers. */
export type SystemCtx = Ctx<never, { kind: 'system' }>
