import { AUTH_ERRORS } from './auth/errors.ts'
import { CORE_ERRORS } from './core/errors.ts'

/** Every error that an answer can carry, by its stable name. The client switches on the name, never on a text. */
export const ERRORS = { ...CORE_ERRORS, ...AUTH_ERRORS } as const

export type ErrorCode = keyof typeof ERRORS

/** What a command may refuse with: the answers of HTTP status 200. */
export type RefusalCode = {
  [Code in ErrorCode]: (typeof ERRORS)[Code]['wire'] extends 200 ? Code : never
}[ErrorCode]
