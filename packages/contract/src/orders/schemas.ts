import { z } from 'zod'
import { address } from '../addresses/schemas.ts'
import { quantity } from '../cart/schemas.ts'
import { measures } from '../catalogue/made-to-measure-schemas.ts'
import { listingText, saleUnit, shopBrief, shopContact } from '../catalogue/schemas.ts'
import { LINE_FEN_MAX, ORDER_FEN_MAX } from '../core/constants.ts'
import { fen, id, instant, pageOf, pageQuery, text } from '../core/fields.ts'
import { LINES_MAX, REMARK_MAX, SEARCH_TEXT_MAX } from '../core/limits.ts'
import { picture } from '../core/pictures.ts'
import { freightRange, quotedFreight } from '../shops/freight.ts'
import { ORDER_EVENT_NAMES, ORDER_PARTIES } from './events.ts'
import { reasonFields, withWords } from './reason-bodies.ts'
import { ORDER_ACTIONS, ORDER_STATES, ORDER_TABS, type OrderTab, REFUND_STEPS } from './states.ts'
import { linePart, parcel, waybillFields, withDriver } from './waybill-schemas.ts'

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
  /** The measures of one piece; null for what is not made to measure. */
  measures: measures.nullable(),
  picture,
  unit: saleUnit,
  quantity,
  priceFen: fen,
  totalFen: fen,
})

export const quotedLine = z.strictObject({
  ...orderLine.shape,
  returnRule: listingText.returnRule,
  leadDays: listingText.leadDays,
})

/** An address of the buyer's own as an order to it stores it. */
export const quotedAddress = address.omit({ tag: true, isDefault: true })

export const quote = z.strictObject({
  /** The address that the quote is for, as it was then; null when none was named. */
  address: quotedAddress.nullable(),
  shops: z.array(
    z.strictObject({
      shop: shopBrief,
      lines: z.array(quotedLine),
      goodsFen: fen,
      ...freightRange,
      freight: z.array(quotedFreight),
      /** With the least freight, as below. */
      totalFen: fen,
    }),
  ),
  totalFen: fen,
  /** A token for exactly this address and these lines, prices, return rules, lead times and freight: the order is placed on these terms or refused. */
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

/** The payment for one order alone. */
export const separated = z.strictObject({ paymentId: id })

/** How many lines were added to the cart, the places in the order of those that were not, and how many lines the cart has. */
export const boughtAgain = z.strictObject({
  added: z.int(),
  left: z.array(z.int()).max(LINES_MAX),
  lines: z.int(),
})

/** A line as it was bought, with its shipped and cancelled quantities. */
export const boughtLine = z.strictObject({
  ...orderLine.shape,
  id,
  /** The lot of the line, for goods with lots; chosen when it is reserved. */
  lotCode: z.string().nullable(),
  shippedQuantity: z.int(),
  cancelledQuantity: z.int(),
})

/** The same, as its order's own page needs it. */
export const detailLine = z.strictObject({
  ...boughtLine.shape,
  /** What of the order's `quotedFreightFen` it has caused; freight is refunded in proportion to it, above that by value. */
  freightFen: fen,
})

const orderActions = z.array(z.enum(ORDER_ACTIONS)).max(ORDER_ACTIONS.length)

/** The state of an order after an action, and the actions that are now possible. */
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
  /** The seller's discount on the goods before payment. */
  discountFen: fen,
  /** Goods − discount + freight. */
  totalFen: fen,
  /** The sum of the refunds, and the part that has not arrived yet. */
  refundedFen: fen,
  returningFen: fen,
  /** The buyer, for the shop; null for the buyer themselves. */
  buyer: z
    .strictObject({
      nickname: z.string(),
      /** The masked phone and the receiver's name; null for those who must not see the whole address. */
      phone: z.string().nullable(),
      receiver: z.string().nullable(),
    })
    .nullable(),
  buyerRemark: z.string(),
  /** The seller's own note; null for the buyer. */
  sellerRemark: z.string().nullable(),
  placedAt: instant,
  /** When an unpaid order expires. */
  payDueAt: instant.nullable(),
  /** By when the shop should ship; for the seller. */
  shipDueAt: instant.nullable(),
  /** When a cancellation request that is not answered is granted. */
  cancelAnswerDueAt: instant.nullable(),
  /** The reason of the cancellation request, or of the cancellation. */
  cancelReason: z.string().nullable(),
  /** When the goods count as received automatically. */
  autoReceiveAt: instant.nullable(),
  paymentId: id,
  /** The open amount of its payment, for all orders placed together; null for the seller. */
  paymentFen: fen.nullable(),
  actions: orderActions,
})

/** The delivery address. Before payment and after a cancellation the shop only gets the fields that freight depends on; others are null. */
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

/** A refund for a part of an order, or for all of it. */
export const orderRefund = z.strictObject({
  id,
  amountFen: fen,
  /** The freight in it. */
  freightFen: fen,
  reason: z.string(),
  step: z.enum(REFUND_STEPS),
  at: instant,
  arrivedAt: instant.nullable(),
  lines: z.array(linePart),
})

/** A payment that came when the order was closed or had another amount; all of it is refunded. */
export const lateMoney = z.strictObject({
  id,
  amountFen: fen,
  step: z.enum(REFUND_STEPS),
  at: instant,
  arrivedAt: instant.nullable(),
})

/** A price change by the seller before payment, with the old price. */
export const priceChange = z.strictObject({ oldTotalFen: fen, totalFen: fen, reason: z.string(), at: instant })

export const timelineEntry = z.strictObject({
  event: z.enum(ORDER_EVENT_NAMES),
  to: z.enum(ORDER_STATES),
  by: z.enum(ORDER_PARTIES),
  reason: z.string().nullable(),
  at: instant,
})

export const orderDetail = z.strictObject({
  ...orderSummary.shape,
  lines: z.array(detailLine),
  goodsFen: fen,
  quotedFreightFen: fen,
  /** An order of before whose lines have no `freightFen`: all freight is refunded by value. */
  isFreightByValue: z.boolean(),
  refunds: z.array(orderRefund),
  priceChanges: z.array(priceChange),
  shopContact,
  /** The buyer's rights to cancel while something is paid and not shipped; else null. */
  cancelling: z
    .strictObject({
      /** From when the buyer may cancel without the shop's consent. */
      unilaterallyFrom: instant,
      /** How often the shop has declined, and how many requests are left. */
      declines: z.int(),
      requestsLeft: z.int(),
    })
    .nullable(),
  /** The refund if everything that is not shipped were cancelled; 0 when nothing is open. */
  unshippedFen: fen,
  /** The shop's credit and the platform's commission, less refunds; null for those who may not see the shop's money. */
  settlement: z.strictObject({ commissionFen: fen, netFen: fen }).nullable(),
  /** For the seller masked until the order is paid. */
  address: orderAddress,
  /** Late money of its payment; only for the buyer. */
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
const tabCounts = Object.fromEntries(ORDER_TABS.map((tab) => [tab, z.int()])) as Record<OrderTab, z.ZodInt>
/** How many orders each tab holds. `answerable`: those of `toAnswer` that the caller may answer; who may only read orders may not, and sees these requests without being asked for an answer. */
export const orderCounts = z.strictObject({ ...tabCounts, answerable: z.int() })
export const orderParams = z.strictObject({ id })
const parts = z.array(linePart).min(1).max(LINES_MAX)
/** Without `lines` everything that is not shipped. */
export const shipBody = z.strictObject({ ...waybillFields, lines: parts.optional() }).check(withDriver)
export const cancelPartBody = z.strictObject({ lines: parts, ...reasonFields('cancelPart') }).check(withWords)
/** The new price: the discount on the goods, and the freight. */
export const repriceBody = z.strictObject({
  discountFen: fen.max(ORDER_FEN_MAX),
  freightFen: fen.max(LINE_FEN_MAX),
  reason: text(REMARK_MAX).min(1),
})
export const remarkBody = z.strictObject({ text: text(REMARK_MAX) })
