import { z } from 'zod'
import { quantity } from '../cart/schemas.ts'
import { measures } from '../catalogue/made-to-measure-schemas.ts'
import { listingText, saleUnit, shopBrief, shopContact } from '../catalogue/schemas.ts'
import { LINE_FEN_MAX, ORDER_FEN_MAX } from '../core/constants.ts'
import { fen, id, instant, pageOf, pageQuery, text } from '../core/fields.ts'
import { LINES_MAX, REMARK_MAX, SEARCH_TEXT_MAX } from '../core/limits.ts'
import { picture } from '../core/pictures.ts'
import { FREIGHT_MEASURES } from '../shops/freight.ts'
import { reasonFields, withWords } from './reason-bodies.ts'
import { ORDER_ACTIONS, ORDER_STATES, ORDER_TABS, REFUND_STEPS } from './states.ts'
import { waybillBody } from './waybill-schemas.ts'
import { CARRIERS } from './waybills.ts'

export const VIEWS = ['buyer', 'seller'] as const

/** Lines of one SKU in the same measures are one line. */
export const wantedLine = z.strictObject({ skuId: id, quantity, measures: measures.optional() })
const wantedLines = z.array(wantedLine).min(1).max(LINES_MAX)

export const quoteBody = z.strictObject({ lines: wantedLines, addressId: id.nullable() })

export const orderLine = z.strictObject({
  skuId: id,
  productId: id,
  title: z.string(),
  spec: z.array(z.string()),
  /** Of one piece, as the shop is to make it; null for what is not made to measure. */
  measures: measures.nullable(),
  picture,
  unit: saleUnit,
  quantity,
  priceFen: fen,
  totalFen: fen,
})

/** Freight of the lines that go by one of the shop's templates. */
export const quotedFreight = z.strictObject({
  name: z.string(),
  measure: z.enum(FREIGHT_MEASURES),
  /** Sale steps, grams or cubic centimetres. */
  amount: z.int(),
  skuIds: z.array(id),
  freightFen: fen,
})

export const quotedLine = z.strictObject({
  ...orderLine.shape,
  returnRule: listingText.returnRule,
  leadDays: listingText.leadDays,
})

export const quote = z.strictObject({
  shops: z.array(
    z.strictObject({
      shop: shopBrief,
      lines: z.array(quotedLine),
      goodsFen: fen,
      freightFen: fen,
      freight: z.array(quotedFreight),
      totalFen: fen,
    }),
  ),
  totalFen: fen,
  /** Stands for exactly these lines, prices, rules of return, lead times and freight: with it an order is placed on these terms or not at all. */
  quoteToken: z.string(),
})

export const placeOrderBody = z.strictObject({
  lines: wantedLines,
  addressId: id,
  quoteToken: z.string().max(200),
  remarks: z.array(z.strictObject({ shopId: id, text: text(REMARK_MAX) })).max(LINES_MAX),
  /** The bought lines then leave the cart. */
  isFromCart: z.boolean(),
})

/** How many orders the answer of placing names; the payment names all of them. */
export const PLACED_IDS_MAX = 40
export const placed = z.strictObject({
  paymentId: id,
  orderIds: z.array(id).max(PLACED_IDS_MAX),
  totalFen: fen,
  payDueAt: instant,
})

/** The payment that asks for one order alone. */
export const separated = z.strictObject({ paymentId: id })

/** How many lines of an order are in the cart now, which ones could not be put there, by their places, and how many lines the cart has. */
export const boughtAgain = z.strictObject({
  added: z.int(),
  left: z.array(z.int()).max(LINES_MAX),
  lines: z.int(),
})

/** A line as it was bought, and what has become of it. */
export const boughtLine = z.strictObject({
  ...orderLine.shape,
  id,
  /** The colour and batch of all of it, for goods that have them: chosen when it is reserved. */
  lotCode: z.string().nullable(),
  shippedQuantity: z.int(),
  cancelledQuantity: z.int(),
})

const orderActions = z.array(z.enum(ORDER_ACTIONS)).max(ORDER_ACTIONS.length)

/** Where an order stands after a step of the caller's, and what they may do next. */
export const orderStanding = z.strictObject({
  id,
  state: z.enum(ORDER_STATES),
  totalFen: fen,
  refundedFen: fen,
  actions: orderActions,
})

export const orderSummary = z.strictObject({
  id,
  number: z.string(),
  state: z.enum(ORDER_STATES),
  shop: shopBrief,
  lines: z.array(boughtLine),
  lineCount: z.int(),
  freightFen: fen,
  /** What the seller took off the goods before payment. */
  discountFen: fen,
  /** Goods − discount + freight. */
  totalFen: fen,
  /** Promised back, and what of that has not arrived at the buyer yet. */
  refundedFen: fen,
  returningFen: fen,
  /** Who bought it, for the shop; null for the buyer. */
  buyer: z
    .strictObject({
      nickname: z.string(),
      /** Masked, and the receiver's name; null for whoever does not see the whole address. */
      phone: z.string().nullable(),
      receiver: z.string().nullable(),
    })
    .nullable(),
  buyerRemark: z.string(),
  /** The seller's own note; null for the buyer. */
  sellerRemark: z.string().nullable(),
  placedAt: instant,
  /** When an unpaid order closes by itself. */
  payDueAt: instant.nullable(),
  /** By when the shop should ship; for the seller. */
  shipDueAt: instant.nullable(),
  /** When a cancellation request that is not answered is granted. */
  cancelAnswerDueAt: instant.nullable(),
  /** Why the buyer asks for its cancellation, or why it was cancelled. */
  cancelReason: z.string().nullable(),
  /** When the goods count as received by themselves. */
  autoReceiveAt: instant.nullable(),
  paymentId: id,
  /** What its payment still asks for, with the other orders placed together; null for the seller, whom other shops' sums do not concern. */
  paymentFen: fen.nullable(),
  actions: orderActions,
})

/** Where it goes. Before payment and after a cancellation the shop gets what its freight depends on, and null for the rest. */
export const orderAddress = z.strictObject({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string().nullable(),
  floor: z.int().nullable(),
  hasElevator: z.boolean().nullable(),
})

/** So much of a line. */
export const linePart = z.strictObject({ lineId: id, quantity })

export const parcel = z.strictObject({
  id,
  carrier: z.enum(CARRIERS),
  trackingNumber: z.string(),
  shippedAt: instant,
  /** When its shop last corrected carrier or number. */
  correctedAt: instant.nullable(),
  /** Whether the caller may correct them now. */
  canCorrect: z.boolean(),
  lines: z.array(linePart),
})

/** Money that went back for a part of an order, or for all of it. */
export const orderRefund = z.strictObject({
  id,
  amountFen: fen,
  /** What of it is freight. */
  freightFen: fen,
  reason: z.string(),
  step: z.enum(REFUND_STEPS),
  at: instant,
  arrivedAt: instant.nullable(),
  lines: z.array(linePart),
})

/** Money that came when its order was closed, or asked for another amount: none of it is for the order, all of it goes back. */
export const lateMoney = z.strictObject({
  id,
  amountFen: fen,
  step: z.enum(REFUND_STEPS),
  at: instant,
  arrivedAt: instant.nullable(),
})

/** What the seller changed before payment, and what it was before. */
export const priceChange = z.strictObject({ oldTotalFen: fen, totalFen: fen, reason: z.string(), at: instant })

export const timelineEntry = z.strictObject({
  event: z.string(),
  to: z.enum(ORDER_STATES),
  by: z.string(),
  reason: z.string().nullable(),
  at: instant,
})

export const orderDetail = z.strictObject({
  ...orderSummary.shape,
  goodsFen: fen,
  refunds: z.array(orderRefund),
  priceChanges: z.array(priceChange),
  shopContact,
  /** How the buyer gets out of it while some of it is paid for and not shipped; null when nothing is. */
  cancelling: z
    .strictObject({
      /** From when the buyer may cancel without the shop's yes. */
      unilaterallyFrom: instant,
      /** How often the shop has declined, and how often it may still be asked. */
      declines: z.int(),
      requestsLeft: z.int(),
    })
    .nullable(),
  /** What would go back if everything that is not shipped were cancelled; 0 when nothing is open. */
  unshippedFen: fen,
  /** What the shop will be credited and the platform's share, refunds taken off; for those of the shop who may see its money, else null. */
  settlement: z.strictObject({ commissionFen: fen, netFen: fen }).nullable(),
  /** For the seller masked until the order is paid. */
  address: orderAddress,
  /** What came too late of its payment, for the buyer; the seller has nothing to do with it. */
  lateMoney: z.array(lateMoney),
  parcels: z.array(parcel),
  timeline: z.array(timelineEntry),
})

export const orderQuery = z.strictObject({
  ...pageQuery,
  view: z.enum(VIEWS),
  tab: z.enum(ORDER_TABS).default('all'),
  q: text(SEARCH_TEXT_MAX).optional(),
})
export const orderPage = pageOf(orderSummary)
export const viewQuery = z.strictObject({ view: z.enum(VIEWS) })
export const orderCounts = z.strictObject(
  Object.fromEntries(ORDER_TABS.map((tab) => [tab, z.int()])) as Record<(typeof ORDER_TABS)[number], z.ZodInt>,
)
export const orderParams = z.strictObject({ id })
const parts = z.array(linePart).min(1).max(LINES_MAX)
/** Without `lines` all that is left goes. */
export const shipBody = z.strictObject({ ...waybillBody.shape, lines: parts.optional() })
export const cancelPartBody = z.strictObject({ lines: parts, ...reasonFields('cancelPart') }).check(withWords)
/** The whole new price: what is taken off the goods, and the freight. */
export const repriceBody = z.strictObject({
  discountFen: fen.max(ORDER_FEN_MAX),
  freightFen: fen.max(LINE_FEN_MAX),
  reason: text(REMARK_MAX).min(1),
})
export const remarkBody = z.strictObject({ text: text(REMARK_MAX) })
