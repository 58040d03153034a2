import type { z } from 'zod'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { ReasonBody } from '@zhujia/contract/orders/reasons.ts'
import type { cancelPartBody, shipBody } from '@zhujia/contract/orders/schemas.ts'
import type { Config } from '@zhujia/server/platform/config.ts'
import { addSeconds } from '@zhujia/server/platform/clock.ts'
import { UNPAID_SECONDS } from '@zhujia/server/modules/orders/commands/place-order.ts'
import { receiveSeconds } from '@zhujia/server/modules/orders/policy.ts'
import type { RefundFault } from '@zhujia/server/providers/payment/simulator/channel.ts'

type Parcel = Pick<z.output<typeof shipBody>, 'carrier' | 'trackingNumber'>
type GivingUp = Pick<z.output<typeof cancelPartBody>, 'reason' | 'note'>
export type ReceiveDays = Config['receiveDays']

/** Something that happens to each order of a checkout, by the command of that name; paying is done for all of them at once. */
export type Happening = { at: Date } & (
  | { kind: 'pay' }
  /** The cashier is opened and left, or the channel refuses. */
  | { kind: 'openCashier' | 'failPayment' }
  /** Somebody pays at a cashier that was given up. */
  | { kind: 'payLate' }
  | { kind: 'separate' }
  | { kind: 'reprice'; percentOff: number; reason: string }
  /** Before payment, by asking the seller, or without them once the time for that has come. */
  | { kind: 'cancel'; wish: ReasonBody<'cancel'> }
  | { kind: 'requestCancel'; wish: ReasonBody<'requestCancel'> }
  | { kind: 'cancelUnilaterally'; wish: ReasonBody<'cancelUnilaterally'> }
  | { kind: 'close'; reason: ReasonBody<'close'> }
  /** Nobody has paid, answered or received in time. */
  | { kind: 'expire' | 'grant' | 'receiveSilently' }
  | { kind: 'withdrawCancel' | 'agreeCancel' }
  | { kind: 'declineCancel'; reason: ReasonBody<'declineCancel'> }
  /** The channel is asked for the refunds that were promised. */
  | { kind: 'refund'; fault: RefundFault }
  /** All that is left goes in one parcel; of an order with several lines the first may go alone. */
  | { kind: 'ship'; parcel: Parcel; isFirstLineOnly?: boolean }
  /** The seller gives up one step of the last line, or all that is not shipped. */
  | { kind: 'giveUp'; isAll: boolean; why: GivingUp }
  | { kind: 'remark'; text: string }
  /** The seller has mistyped the last digit of the newest parcel's number. */
  | { kind: 'correct' }
  | { kind: 'receive' | 'extend' | 'hide' }
)

export interface StoryLine {
  skuId: string
  quantity: number
  measures?: Measures | undefined
}

/** One submit of the confirm page and what becomes of it. */
export interface CheckoutStory {
  buyerId: string
  /** The seller who answers and ships, by shop. */
  sellerOf: (shopId: string) => string
  lines: readonly StoryLine[]
  /** What is said to each shop. */
  remark: () => string
  placedAt: Date
  happenings: readonly Happening[]
}

/** When an unpaid order of this time closes. */
export const payDue = (placedAt: Date): Date => addSeconds(placedAt, UNPAID_SECONDS)

/** When goods that these carriers took, the last of them at this time, count as received. */
export const receiptDue = (at: Date, days: ReceiveDays, carriers: readonly string[]): Date =>
  addSeconds(at, receiveSeconds(days, carriers))
