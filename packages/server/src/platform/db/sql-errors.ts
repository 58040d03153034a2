import type { ErrorCode } from '@zhujia/contract/errors.ts'

/** Raised when an engine asks for the transaction again: serialisation failure, deadlock. */
const RETRYABLE = new Set(['40001', '40P01'])

/** The database serves, but not this request now. What is in neither list is a bug and answers 500. */
const BUSY = new Set([
  ...RETRYABLE,
  '55P03', // lock_timeout
  '57014', // statement_timeout
  '53300', // too many connections
])

/**
 * The database does not serve this process: a connection was lost or none was opened. The states of a wrong name, password or
 * database arise at connecting alone: a password was changed, or the database is being replaced, and this process is not at fault.
 * 55000 is not among them: it is said of a statement (a sequence that was not read yet, a lock that a standby cannot give), and
 * whoever sends those has a bug or connects to a server that will never take an order; neither gets better by waiting.
 */
const AWAY = new Set([
  '57P01', // the server is stopping
  '57P02', // it has crashed
  '57P03', // it is starting
  '08006',
  '08003',
  '28000', // this name may not connect
  '28P01', // wrong password
  '3D000', // no such database
])

/** What the system says of a connection to the database. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What pg and pg-pool say of one, without a code; by their whole messages, because a bug may speak of a connection too. */
const LOST = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout expired',
])

/** What pg-pool says when every connection is taken. */
const TAKEN = 'timeout exceeded when trying to connect'

/** An error and what caused it, because the query builder and the pool wrap what the driver throws. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : [])

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** The SQLSTATE of a database error, also when the query builder wrapped it. */
export const sqlState = (error: unknown): string | undefined =>
  chainOf(error)
    .map(codeOf)
    .find((code) => /^[0-9A-Z]{5}$/.test(code) && !NETWORK.has(code))

/** Whether a statement was refused by this unique constraint. */
export const isTaken = (error: unknown, constraint: string): boolean =>
  sqlState(error) === '23505' && chainOf(error).some((one) => 'constraint' in one && one.constraint === constraint)

export const isRetryable = (error: unknown): boolean => RETRYABLE.has(sqlState(error) ?? '')

/** Whether the database is not available, for whatever reason: an operator has to look at it. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error)
  if (state) return AWAY.has(state)
  return chainOf(error).some((one) => NETWORK.has(codeOf(one)) || LOST.has(one.message))
}

/** The one place where an error of the database becomes an answer; undefined when it is none of ours. */
export function answerToSqlError(error: unknown): ErrorCode | undefined {
  const isBusy = BUSY.has(sqlState(error) ?? '') || chainOf(error).some(({ message }) => message === TAKEN)
  return isBusy || isDatabaseAway(error) ? 'BUSY' : undefined
}
