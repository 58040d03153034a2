import type { ErrorCode, RefusalCode } from '@zhujia/contract/errors.ts'

/** The expected "no": rolls the transaction back and becomes an answer. Only `ctx.refuse` throws it. */
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

/** A missing object, or one that is somebody else's: the two are the same answer. */
export const notFound = (): never => {
  throw new Refusal('NOT_FOUND')
}

/** The row if it is there; otherwise the answer is 404. */
export const found = <Row>(row: Row | undefined): Row => row ?? notFound()

/** Typed by the endpoint's declared errors where a command takes a `Ctx<E>`. */
export const refuse = (code: RefusalCode, data?: unknown): never => {
  throw new Refusal(code, data)
}
