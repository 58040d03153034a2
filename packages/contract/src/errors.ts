import type { z } from 'zod'
import { ADDRESSES_ERRORS } from './addresses/errors.ts'
import { AUTH_ERRORS } from './auth/errors.ts'
import { CART_ERRORS } from './cart/errors.ts'
import { CATALOGUE_ERRORS } from './catalogue/errors.ts'
import { CORE_ERRORS } from './core/errors.ts'
import { DEPOSITS_ERRORS } from './deposits/errors.ts'
import { FAVOURITES_ERRORS } from './favourites/errors.ts'
import { FILES_ERRORS } from './files/errors.ts'
import { ORDERS_ERRORS } from './orders/errors.ts'
import { ORGANISATIONS_ERRORS } from './organisations/errors.ts'
import { PAYMENTS_ERRORS } from './payments/errors.ts'
import { REVIEWS_ERRORS } from './reviews/errors.ts'

/** Every error that an answer can carry, by its stable name. The client switches on the name, never on a text. */
export const ERRORS = {
  ...CORE_ERRORS,
  ...ADDRESSES_ERRORS,
  ...AUTH_ERRORS,
  ...CART_ERRORS,
  ...CATALOGUE_ERRORS,
  ...DEPOSITS_ERRORS,
  ...FAVOURITES_ERRORS,
  ...FILES_ERRORS,
  ...ORDERS_ERRORS,
  ...ORGANISATIONS_ERRORS,
  ...PAYMENTS_ERRORS,
  ...REVIEWS_ERRORS,
} as const

export type ErrorCode = keyof typeof ERRORS

/** What a command may refuse with: the answers of HTTP status 200. */
export type RefusalCode = {
  [Code in ErrorCode]: (typeof ERRORS)[Code]['wire'] extends 200 ? Code : never
}[ErrorCode]

/** The data of a refusal; `never` if it has none. */
export type RefusalData<Code extends RefusalCode> = Code extends RefusalCode
  ? (typeof ERRORS)[Code] extends { data: infer Data extends z.ZodType }
    ? z.input<Data>
    : never
  : never
