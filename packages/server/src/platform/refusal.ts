import type { ErrorCode, RefusalCode } from '@zhujia/contract/errors.ts'
import type { Refuse } from './context.ts'

/**
 * The expected "no": rolls the transaction back and becomes an answer. An endpoint's own errors are thrown by `ctx.refuse`, which
 * knows them; those that every endpoint may answer (`NOT_FOUND`, `FORBIDDEN`, `BUSY` …) wherever they are found.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly data: unknown

  constructor(code: ErrorCode, data: unknown = null) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.data = data
  }
}

/** The answer for a missing object and for one of another person: both are 404. */
export const notFound = (): never => {
  throw new Refusal('NOT_FOUND')
}

/** The row of an id that the caller named, if it is there and theirs; otherwise the answer is 404. */
export const found = <Row>(row: Row | undefined): Row => row ?? notFound()

/**
 * What must be there, because our own rows or code name it and not the caller.
 * @throws an error, which is logged and answered 500: the caller can do nothing about it
 */
export function expectRow<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Error(`there is no ${what}`)
  return row
}

/** Typed by the endpoint's declared errors where a command takes a `Ctx<E>`. */
export const refuse: Refuse<RefusalCode> = (code, ...[data]) => {
  throw new Refusal(code, data)
}
