import type { Fen } from '@zhujia/contract/core/money.ts'

/** A provider event about a payment, from a query or a notice. */
export interface PaymentFact {
  state: 'waiting' | 'succeeded' | 'failed' | 'closed'
  /** The provider's own number; there when it succeeded. */
  txnId: string | null
  amountFen: Fen
}

/** A provider event about a refund: its number and amount, to be compared with ours. */
export interface KnownRefund {
  state: 'processing' | 'succeeded' | 'failed'
  outRefundNo: string
  amountFen: Fen
}

/** `unknown`: the refund never reached its provider and must be sent again under the same number. */
export type RefundFact = KnownRefund | { state: 'unknown' }

/** A notice as it arrived, with the raw bytes of the body, which are signed. */
export interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

export type ProviderEvent =
  | { kind: 'payment'; eventId: string; outTradeNo: string; fact: PaymentFact }
  | { kind: 'refund'; eventId: string; fact: KnownRefund }

/** The input to open a cashier. */
export interface CashierOrder {
  outTradeNo: string
  amountFen: Fen
  subject: string
  expiresAt: Date
  /** The URL to which the payer returns; a channel that knows that they did not pay adds `left=1`. */
  returnUrl: string
}

/**
 * A payment channel. Calls go over a network: never inside a transaction. Each is repeatable under the same number, and ends when
 * `signal` is aborted, since somebody else may be repeating it then.
 * @throws ProviderDown when the channel did not answer: the outcome is then unknown and must be asked for
 */
export interface PaymentProvider {
  readonly name: string
  /** Shown to the payer, so that nobody takes a simulation for real money. */
  readonly isSimulated: boolean
  create(order: CashierOrder, signal: AbortSignal): Promise<{ cashierUrl: string }>
  query(outTradeNo: string, signal: AbortSignal): Promise<PaymentFact>
  /** Closes an unpaid payment; answers its state after that, which may be "succeeded". */
  close(outTradeNo: string, signal: AbortSignal): Promise<PaymentFact>
  refund(order: { outTradeNo: string; outRefundNo: string; amountFen: Fen }, signal: AbortSignal): Promise<RefundFact>
  /** The state of a refund that was sent, or should have been. */
  queryRefund(order: { outTradeNo: string; outRefundNo: string }, signal: AbortSignal): Promise<RefundFact>
  /** Checks signature, age, merchant, app and currency; undefined when any is wrong. */
  verify(notice: RawNotice): Promise<ProviderEvent | undefined>
}

export class ProviderDown extends Error {
  override name = 'ProviderDown'
}
