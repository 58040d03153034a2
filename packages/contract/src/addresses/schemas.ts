import { z } from 'zod'
import { id, name, phone, text } from '../core/fields.ts'
import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN, FLOOR_MAX, FLOOR_MIN } from '../core/limits.ts'

export const ADDRESS_TAGS = ['home', 'site', 'company', 'other'] as const

/** GB/T 2260 code: 2 digits a province, 4 a city, 6 a district; 9 a town of the four cities that have no districts. */
export const regionCode = z.string().regex(/^\d{2}(\d{2}(\d{2}(\d{3})?)?)?$/)
export const districtCode = z.string().regex(/^\d{6}(\d{3})?$/)

export const addressBody = z.strictObject({
  name,
  phone,
  districtCode,
  detail: text(ADDRESS_DETAIL_MAX).min(ADDRESS_DETAIL_MIN),
  tag: z.enum(ADDRESS_TAGS),
  /** Large goods are carried up: the floor and whether a lift goes there; null when not given. */
  floor: z.int().min(FLOOR_MIN).max(FLOOR_MAX).nullable(),
  hasElevator: z.boolean().nullable(),
  /** One address is always the default: it changes by choosing another, and `false` on the only one has no effect. */
  isDefault: z.boolean(),
})

export const address = z.strictObject({
  id,
  ...addressBody.shape,
  province: z.string(),
  city: z.string(),
  district: z.string(),
})

export const region = z.strictObject({ code: regionCode, name: z.string() })
export const addressParams = z.strictObject({ id })
export const savedAddress = z.strictObject({ id })
