import { z } from 'zod'
import { id, text } from '../core/fields.ts'
import { CARRIERS } from './waybills.ts'

/** A tracking number for a carrier; for one's own truck the plate or the driver's name. */
export const waybillBody = z.strictObject({
  carrier: z.enum(CARRIERS),
  trackingNumber: text(40).regex(/^[\w\p{Script=Han} ·-]{2,40}$/u),
})
export const parcelParams = z.strictObject({ id, parcelId: id })
