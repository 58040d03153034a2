import { z } from 'zod'
import { id, text } from '../core/fields.ts'
import { TRACKING_NUMBER_MAX } from '../core/limits.ts'
import { CARRIERS } from './waybills.ts'

/** A tracking number for a carrier; for one's own truck the plate or the driver's name. */
export const waybillBody = z.strictObject({
  carrier: z.enum(CARRIERS),
  trackingNumber: text(TRACKING_NUMBER_MAX).regex(
    new RegExp(String.raw`^[\w\p{Script=Han} ·-]{2,${TRACKING_NUMBER_MAX}}$`, 'u'),
  ),
})
export const parcelParams = z.strictObject({ id, parcelId: id })
