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
const CONNECTION_LOST = /connection|ECONNREFUSED|ECONNRESET|timeout exceeded when trying to connect/i

/** The SQLSTATE of a database error, also when the query builder wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return code && /^[0-9A-Z]{5}$/.test(code) ? code : sqlState(error.cause)
}

export const isRetryable = (error: unknown): boolean => RETRYABLE.has(sqlState(error) ?? '')

/** The one place where an error of the database becomes an answer; undefined when it is none of ours. */
export function answerToSqlError(error: unknown): ErrorCode | undefined {
  const state = sqlState(error)
  if (state) return ANSWERS[state]
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return root instanceof Error && CONNECTION_LOST.test(root.message) ? 'BUSY' : undefined
}
