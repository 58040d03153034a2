import type { Fen } from '@zhujia/contract/core/money.ts'

/** What a provider says of one payment, asked or by notice. */
export interface PaymentFact {
  state: 'waiting' | 'succeeded' | 'failed' | 'closed'
  /** The provider's own number; there when it succeeded. */
  txnId: string | null
  amountFen: Fen
}

/** What a provider says of a refund that it knows: which one and how much, to be held against what was ordered. */
export interface KnownRefund {
  state: 'processing' | 'succeeded' | 'failed'
  outRefundNo: string
  amountFen: Fen
}

/** A refund may never have reached its provider: it is then to be sent again, under the same number. */
export type RefundFact = KnownRefund | { state: 'unknown' }

/** A notice as it arrived: the body's bytes, unparsed, because the signature stands over them. */
export interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

export type ProviderEvent =
  | { kind: 'payment'; eventId: string; outTradeNo: string; fact: PaymentFact }
  | { kind: 'refund'; eventId: string; fact: KnownRefund }

/** What a cashier is opened for. */
export interface CashierOrder {
  outTradeNo: string
  amountFen: Fen
  subject: string
  expiresAt: Date
  /** Where the payer comes back to; with `left=1` added by a channel that knows that they did not pay. */
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
  /** Closes what is not paid; answers how it stands after that, which may be "succeeded". */
  close(outTradeNo: string, signal: AbortSignal): Promise<PaymentFact>
  refund(order: { outTradeNo: string; outRefundNo: string; amountFen: Fen }, signal: AbortSignal): Promise<RefundFact>
  /** How a refund stands that was sent, or was to be sent. */
  queryRefund(order: { outTradeNo: string; outRefundNo: string }, signal: AbortSignal): Promise<RefundFact>
  /** Checks signature, age, merchant, app and currency; undefined when any is wrong. */
  verify(notice: RawNotice): Promise<ProviderEvent | undefined>
}

export class ProviderDown extends Error {
  override name = 'ProviderDown'
}
