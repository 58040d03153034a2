import { z } from 'zod'
import { quantity } from '../cart/schemas.ts'
import { id, instant, phone, text } from '../core/fields.ts'
import { TRACKING_NUMBER_MAX, TRACKING_NUMBER_MIN } from '../core/limits.ts'
import { CARRIERS, type Waybill, writtenNumber } from './waybills.ts'

/** A tracking number for a carrier; for one's own truck the plate or the driver's name, and their phone, which may be empty. */
export const waybillFields = {
  carrier: z.enum(CARRIERS),
  trackingNumber: text(TRACKING_NUMBER_MAX)
    .overwrite(writtenNumber)
    .regex(new RegExp(String.raw`^[\w\p{Script=Han} ·-]{${TRACKING_NUMBER_MIN},${TRACKING_NUMBER_MAX}}$`, 'u')),
  driverPhone: z.union([phone, z.literal('')]).optional(),
}

/** Only one's own truck has a driver whom the shop knows. */
export function withDriver({ value, issues }: z.core.ParsePayload<Waybill>) {
  if (value.driverPhone && value.carrier !== 'ownTruck')
    issues.push({ code: 'custom', input: value.driverPhone, path: ['driverPhone'] })
}

export const waybillBody = z.strictObject(waybillFields).check(withDriver)
export const parcelParams = z.strictObject({ id, parcelId: id })

/** A quantity of a line. */
export const linePart = z.strictObject({ lineId: id, quantity })

export const parcel = z.strictObject({
  id,
  carrier: z.enum(CARRIERS),
  trackingNumber: z.string(),
  /** Of the shop's own truck; empty when not given, and for the buyer some days after the receipt. */
  driverPhone: z.string(),
  shippedAt: instant,
  /** When the shop last corrected carrier or number. */
  correctedAt: instant.nullable(),
  /** Whether the caller may correct them now, and whether there is a driver's phone that they may remove. */
  canCorrect: z.boolean(),
  canRemovePhone: z.boolean(),
  lines: z.array(linePart),
})
