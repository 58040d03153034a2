import { z } from 'zod'
import { quantity } from '../cart/schemas.ts'
import { listingText, saleUnit, shopBrief } from '../catalogue/schemas.ts'
import { fen, id, instant, pageOf, pageQuery, text } from '../core/fields.ts'
import { picture } from '../core/pictures.ts'
import { CANCEL_REASONS, ORDER_ACTIONS, ORDER_STATES, ORDER_TABS } from './states.ts'

export const LINES_MAX = 100
export const REMARK_MAX = 200
export const VIEWS = ['buyer', 'seller'] as const
export const CARRIERS = ['sf', 'yto', 'zto', 'sto', 'yunda', 'jd', 'deppon', 'ems', 'ownTruck'] as const

export const wantedLine = z.strictObject({ skuId: id, quantity })
const wantedLines = z.array(wantedLine).min(1).max(LINES_MAX)

export const quoteBody = z.strictObject({ lines: wantedLines, addressId: id.nullable() })

export const orderLine = z.strictObject({
  skuId: id,
  productId: id,
  title: z.string(),
  spec: z.array(z.string()),
  picture,
  unit: saleUnit,
  quantity,
  priceFen: fen,
  totalFen: fen,
  /** The colour and batch of all of it, for goods that have them. */
  lotCode: z.string().nullable(),
})

/** A line before it is bought: which lot it gets is decided when it is reserved. */
const quotedLine = z.strictObject({ ...orderLine.omit({ lotCode: true }).shape, returnRule: listingText.returnRule })

export const quote = z.strictObject({
  shops: z.array(
    z.strictObject({ shop: shopBrief, lines: z.array(quotedLine), goodsFen: fen, freightFen: fen, totalFen: fen }),
  ),
  totalFen: fen,
  /** Stands for exactly these lines, prices and freight: placing an order with it charges this total or nothing. */
  quoteToken: z.string(),
})

export const placeOrderBody = z.strictObject({
  lines: wantedLines,
  addressId: id,
  quoteToken: z.string().max(200),
  remarks: z.array(z.strictObject({ shopId: id, text: text(REMARK_MAX) })).max(LINES_MAX),
  /** The bought SKUs then leave the cart. */
  isFromCart: z.boolean(),
})

export const placed = z.strictObject({ paymentId: id, orderIds: z.array(id), totalFen: fen, payDueAt: instant })

export const orderSummary = z.strictObject({
  id,
  number: z.string(),
  state: z.enum(ORDER_STATES),
  shop: shopBrief,
  lines: z.array(orderLine),
  lineCount: z.int(),
  totalFen: fen,
  placedAt: instant,
  /** When an unpaid order closes by itself. */
  payDueAt: instant.nullable(),
  paymentId: id,
  /** What its payment still asks for, with the other orders placed together. */
  paymentFen: fen,
  actions: z.array(z.enum(ORDER_ACTIONS)),
})

export const orderAddress = z.strictObject({
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
  floor: z.int().nullable(),
  hasElevator: z.boolean().nullable(),
})

export const parcel = z.strictObject({ id, carrier: z.enum(CARRIERS), trackingNumber: z.string(), shippedAt: instant })

export const timelineEntry = z.strictObject({ event: z.string(), to: z.enum(ORDER_STATES), by: z.string(), reason: z.string().nullable(), at: instant })

export const orderDetail = z.strictObject({
  ...orderSummary.shape,
  goodsFen: fen,
  freightFen: fen,
  refundedFen: fen,
  /** When the refund reached the buyer; null while it is on its way or there is none. */
  refundedAt: instant.nullable(),
  buyer: z.strictObject({ nickname: z.string() }),
  buyerRemark: z.string(),
  /** The seller's own note; null for the buyer. */
  sellerRemark: z.string().nullable(),
  /** What the shop will be credited and the platform's share; for those of the shop who may see its money, else null. */
  settlement: z.strictObject({ commissionFen: fen, netFen: fen }).nullable(),
  /** For the seller masked until the order is paid. */
  address: orderAddress,
  parcels: z.array(parcel),
  timeline: z.array(timelineEntry),
  cancelReason: z.string().nullable(),
  autoReceiveAt: instant.nullable(),
  cancelAnswerDueAt: instant.nullable(),
})

export const orderQuery = z.strictObject({ ...pageQuery, view: z.enum(VIEWS), tab: z.enum(ORDER_TABS).default('all'), q: text(60).optional() })
export const orderPage = pageOf(orderSummary)
export const viewQuery = z.strictObject({ view: z.enum(VIEWS) })
export const orderCounts = z.strictObject(Object.fromEntries(ORDER_TABS.map((tab) => [tab, z.int()])) as Record<(typeof ORDER_TABS)[number], z.ZodInt>)
export const orderParams = z.strictObject({ id })
export const cancelBody = z.strictObject({ reason: z.enum(CANCEL_REASONS), note: text(REMARK_MAX).optional() })
export const declineBody = z.strictObject({ note: text(REMARK_MAX).min(1) })
/** A tracking number for a carrier; for one's own truck the plate or the driver's name. */
export const shipBody = z.strictObject({ carrier: z.enum(CARRIERS), trackingNumber: text(40).regex(/^[\w\p{Script=Han} ·-]{2,40}$/u) })
export const remarkBody = z.strictObject({ text: text(REMARK_MAX) })

