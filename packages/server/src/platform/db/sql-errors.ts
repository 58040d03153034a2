import type { ErrorCode } from '@zhujia/contract/errors.ts'

/** Raised when an engine asks for the transaction again: serialisation failure, deadlock. */
const RETRYABLE = new Set(['40001', '40P01'])

/** SQLSTATE → answer. What is not here is a bug and answers 500. */
const ANSWERS: Readonly<Record<string, ErrorCode>> = {
  '40001': 'BUSY',
  '40P01': 'BUSY',
  '55P03': 'BUSY', // lock_timeout
  '57014': 'BUSY', // statement_timeout
  '57P01': 'BUSY', // the server is stopping
  '57P02': 'BUSY',
  '57P03': 'BUSY', // the server is starting
  '53300': 'BUSY', // too many connections
  '08006': 'BUSY',
  '08003': 'BUSY',
}

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
  'timeout exceeded when trying to connect',
])

/** An error and what caused it, because the query builder and the pool wrap what the driver throws. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : [])

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** The SQLSTATE of a database error, also when the query builder wrapped it. */
export const sqlState = (error: unknown): string | undefined =>
  chainOf(error)
    .map(codeOf)
    .find((code) => /^[0-9A-Z]{5}$/.test(code) && !NETWORK.has(code))

export const isRetryable = (error: unknown): boolean => RETRYABLE.has(sqlState(error) ?? '')

/** The one place where an error of the database becomes an answer; undefined when it is none of ours. */
export function answerToSqlError(error: unknown): ErrorCode | undefined {
  const state = sqlState(error)
  if (state) return ANSWERS[state]
  return chainOf(error).some((one) => NETWORK.has(codeOf(one)) || LOST.has(one.message)) ? 'BUSY' : undefined
}
