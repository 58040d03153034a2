import { z } from 'zod'
import { listingText, pack, saleUnit } from '../catalogue/schemas.ts'
import { fen, id, instant } from '../core/fields.ts'
import { picture } from '../core/pictures.ts'
import { boughtLine } from './schemas.ts'

/** Fields that are compared as text: the value then and today, null where there is none. */
export const CHANGED_TEXTS = [
  'title',
  'subtitle',
  'brand',
  'category',
  'attribute',
  'parameter',
  'chapter',
  'specGroup',
  'shopName',
  'shopPlace',
  'servicePhone',
] as const

const { returnRule, guarantees, warranty, delivery, leadDays, madeToMeasure } = listingText

/** One difference of today's listing from the one that was bought. */
export const difference = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), was: fen, now: fen.nullable() }),
  z.strictObject({
    kind: z.literal('text'),
    field: z.enum(CHANGED_TEXTS),
    /** The name of the attribute, parameter or chapter; empty for other fields. */
    name: z.string(),
    was: z.string().nullable(),
    now: z.string().nullable(),
  }),
  z.strictObject({ kind: z.literal('unit'), was: saleUnit, now: saleUnit }),
  z.strictObject({ kind: z.literal('pack'), was: pack, now: pack.nullable() }),
  z.strictObject({ kind: z.literal('pictures'), was: z.array(picture), now: z.array(picture) }),
  z.strictObject({ kind: z.literal('video'), now: z.enum(['added', 'replaced', 'removed']) }),
  z.strictObject({ kind: z.literal('returnRule'), was: returnRule, now: returnRule }),
  z.strictObject({ kind: z.literal('guarantees'), was: guarantees, now: guarantees }),
  z.strictObject({ kind: z.literal('warranty'), was: warranty, now: warranty }),
  z.strictObject({ kind: z.literal('delivery'), was: delivery, now: delivery }),
  z.strictObject({ kind: z.literal('leadDays'), was: leadDays, now: leadDays }),
  z.strictObject({ kind: z.literal('madeToMeasure'), was: madeToMeasure, now: madeToMeasure }),
])
export type Difference = z.output<typeof difference>

/** A listing as it was when a line of an order was bought. */
export const snapshot = z.strictObject({
  order: z.strictObject({ id, number: z.string(), placedAt: instant }),
  line: boughtLine,
  /** SHA-256 of the stored content, in hex. */
  hash: z.string(),
  /** Whether the stored content still has that hash; computed for this answer. */
  isIntact: z.boolean(),
  listing: z.strictObject({
    ...listingText,
    /** The contents of one sale step of the bought SKU. */
    pack,
    shop: z.strictObject({ id, name: z.string(), province: z.string(), city: z.string(), servicePhone: z.string() }),
  }),
  today: z.enum(['onSale', 'offSale', 'gone']),
  /** The differences from today's listing; empty when it is equal or gone. */
  differences: z.array(difference),
})

export const snapshotParams = z.strictObject({ id, lineId: id })
