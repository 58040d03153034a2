import type { z } from 'zod'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { ReasonBody } from '@zhujia/contract/orders/reasons.ts'
import type { cancelPartBody, shipBody } from '@zhujia/contract/orders/schemas.ts'
import type { Config } from '@zhujia/server/platform/config.ts'
import { addSeconds } from '@zhujia/server/platform/clock.ts'
import { UNPAID_SECONDS } from '@zhujia/server/modules/orders/commands/place-order.ts'
import { receiveSeconds } from '@zhujia/server/modules/orders/policy.ts'
import type { RefundFault } from '@zhujia/server/providers/payment/simulator/channel.ts'

type Parcel = Pick<z.output<typeof shipBody>, 'carrier' | 'trackingNumber' | 'driverPhone'>
type CancelReason = Pick<z.output<typeof cancelPartBody>, 'reason' | 'note'>
export type ReceiveDays = Config['receiveDays']

/** An event of each order of a checkout; `SHARED` in `run-scenario.ts` lists those that occur once for several orders. */
export type ScenarioEvent = { at: Date } & (
  | { kind: 'pay' }
  /** The buyer opens the cashier and leaves it, or the channel refuses. */
  | { kind: 'openCashier' | 'failPayment' }
  /** The buyer pays at a cashier of an order that has expired. */
  | { kind: 'payLate' }
  | { kind: 'separate' }
  | { kind: 'reprice'; percentOff: number; reason: string }
  /** Before payment; by a request to the seller; or without the seller's consent, long after payment. */
  | { kind: 'cancel'; reason: ReasonBody<'cancel'> }
  | { kind: 'requestCancel'; reason: ReasonBody<'requestCancel'> }
  | { kind: 'cancelUnilaterally'; reason: ReasonBody<'cancelUnilaterally'> }
  | { kind: 'close'; reason: ReasonBody<'close'> }
  /** Timers: not paid, not answered, not received in time. */
  | { kind: 'expire' | 'grant' | 'autoReceive' }
  | { kind: 'withdrawCancel' | 'agreeCancel' }
  | { kind: 'declineCancel'; reason: ReasonBody<'declineCancel'> }
  /** The refunds of this scenario are sent to the channel. */
  | { kind: 'refund'; fault: RefundFault }
  /** Ships all that is not shipped in one parcel, or only the first of several lines. */
  | { kind: 'ship'; parcel: Parcel; isFirstLineOnly?: boolean }
  /** The seller cancels one sale step of the last line that is open, or all that is open: neither shipped nor cancelled. */
  | { kind: 'cancelPart'; isAll: boolean; reason: CancelReason }
  | { kind: 'remark'; text: string }
  /** The seller corrects the last digit of the newest tracking number. */
  | { kind: 'correctWaybill' }
  /** The seller removes the phone of the newest parcel's driver. */
  | { kind: 'removePhone' }
  | { kind: 'receive' | 'extend' | 'hide' }
)

export interface ScenarioLine {
  skuId: string
  quantity: number
  measures?: Measures | undefined
}

/** One checkout and the events that follow. */
export interface CheckoutScenario {
  buyerId: string
  /** The seller who answers and ships, by shop. */
  sellerOf: (shopId: string) => string
  lines: readonly ScenarioLine[]
  /** The buyer's remark to each shop. */
  remark: () => string
  placedAt: Date
  events: readonly ScenarioEvent[]
}

/** When an order that was placed at this time closes unpaid. */
export const payDue = (placedAt: Date): Date => addSeconds(placedAt, UNPAID_SECONDS)

/** When goods count as received that these carriers have taken, the last of them at this time. */
export const receiptDue = (at: Date, days: ReceiveDays, carriers: readonly string[]): Date =>
  addSeconds(at, receiveSeconds(days, carriers))
