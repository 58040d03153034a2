import { z } from 'zod'
import { text } from '../core/fields.ts'
import { REMARK_MAX } from '../core/limits.ts'
import { needsNote, type OrderReason, REASONS_OF, type ReasonedStep } from './reasons.ts'

/** The fields of `ReasonBody`. */
export const reasonFields = <const Step extends ReasonedStep>(step: Step) => ({
  reason: z.enum(REASONS_OF[step]),
  note: text(REMARK_MAX).optional(),
})

/** A reason such as "other" needs a note, because the other side reads it. */
export function withWords({ value, issues }: z.core.ParsePayload<{ reason: OrderReason; note?: string | undefined }>) {
  if (needsNote(value.reason) && !value.note)
    issues.push({ code: 'too_small', origin: 'string', minimum: 1, input: value.note ?? '', path: ['note'] })
}

/** The schema of `ReasonBody`. */
export const reasonBody = <const Step extends ReasonedStep>(step: Step) =>
  z.strictObject(reasonFields(step)).check(withWords)
