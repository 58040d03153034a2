import type { ErrorCode, ERRORS } from '@zhujia/contract/errors.ts'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'

/** The data of a refusal, as the contract declares them. */
export type RefusalData<Code extends ErrorCode> = (typeof ERRORS)[Code] extends { data: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never

/** The data of one refusal; undefined when the error is another one. Its type is the contract's and is not checked, as with answers. */
export function refusalData<Code extends ErrorCode>(error: unknown, code: Code): RefusalData<Code> | undefined {
  return error instanceof ApiError && error.errorCode === code ? (error.data as RefusalData<Code>) : undefined
}
