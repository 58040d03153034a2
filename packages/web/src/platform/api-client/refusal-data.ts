import type { ErrorCode, ERRORS } from '@zhujia/contract/errors.ts'
import type { z } from 'zod'
import { ApiError } from './api-error.ts'

/** What a refusal carries beside its message, as the contract declares it. */
export type RefusalData<Code extends ErrorCode> = (typeof ERRORS)[Code] extends { data: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never

/** The data of one refusal; undefined when the error is another one. Its shape is the contract's word, as an answer's is. */
export function refusalData<Code extends ErrorCode>(error: unknown, code: Code): RefusalData<Code> | undefined {
  return error instanceof ApiError && error.errorCode === code ? (error.data as RefusalData<Code>) : undefined
}
