import type { Fen } from '@zhujia/contract/core/money.ts'

/** What a provider says of one payment, asked or by notice. */
export interface PaymentFact {
  state: 'waiting' | 'succeeded' | 'failed' | 'closed'
  /** The provider's own number; there when it succeeded. */
  txnId: string | null
  amountFen: Fen
}

export interface RefundFact {
  state: 'processing' | 'succeeded' | 'failed'
}

/** A notice as it arrived: the body's bytes, unparsed, because the signature stands over them. */
export interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
}

export type ProviderEvent =
  | { kind: 'payment'; eventId: string; outTradeNo: string; fact: PaymentFact }
  | { kind: 'refund'; eventId: string; outRefundNo: string; amountFen: Fen; fact: RefundFact }

/**
 * A payment channel. Calls go over a network: never inside a transaction. Each is repeatable under the same number.
 * @throws ProviderDown when the channel did not answer: the outcome is then unknown and must be asked for
 */
export interface PaymentProvider {
  readonly name: string
  /** Shown to the payer, so that nobody takes a simulation for real money. */
  readonly isSimulated: boolean
  create(order: {
    outTradeNo: string
    amountFen: Fen
    subject: string
    expiresAt: Date
    returnUrl: string
  }): Promise<{ cashierUrl: string }>
  query(outTradeNo: string): Promise<PaymentFact>
  /** Closes what is not paid; answers how it stands after that, which may be "succeeded". */
  close(outTradeNo: string): Promise<PaymentFact>
  refund(order: { outTradeNo: string; outRefundNo: string; amountFen: Fen }): Promise<RefundFact>
  /** Checks signature, age, merchant, app and currency; undefined when any is wrong. */
  verify(notice: RawNotice): Promise<ProviderEvent | undefined>
}

export class ProviderDown extends Error {
  override name = 'ProviderDown'
}
