import type { Fen } from '@zhujia/contract/core/money.ts'
import { tell, type ToldStep } from '#platform/state-machine/tell.ts'
import { cashierPath, SIMULATOR } from '#providers/payment/simulator/provider.ts'
import type { paymentAttempts, payments, refunds } from '#tables/payments.ts'
import { accounts, type Transfer } from '#modules/ledger/index.ts'
import { attemptMachine, paymentMachine, refundMachine } from '../machine.ts'

/** What became of a payment: paid at some time, or closed by its payer. */
export interface PaymentStory {
  id: string
  checkoutId: string
  payerId: string
  amountFen: Fen
  createdAt: Date
  expiresAt: Date
  paidAt?: Date
  /** When its last order was cancelled unpaid, and by whom; nobody when nobody paid in time. */
  closed?: { at: Date; actorId: string | null }
  refunds: readonly { id: string; orderId: string; amountFen: Fen; at: Date; arrivedAt: Date }[]
}

interface Maker {
  nextId: () => string
  nextNumber: (at: Date) => string
}

type Changes = ReturnType<typeof tell>['changes']

export interface PaymentRows {
  payment: typeof payments.$inferInsert
  attempts: (typeof paymentAttempts.$inferInsert)[]
  refunds: (typeof refunds.$inferInsert)[]
  changes: Changes
  transfers: (Transfer & { at: Date })[]
}

const bySystem = (at: Date) => ({ at, actorId: null })

/** The rows of a payment, its attempt and its refunds, as the commands would have left them; paid at the simulated channel. */
export function tellPayment(story: PaymentStory, maker: Maker): PaymentRows {
  const { id, checkoutId, payerId, amountFen, createdAt, expiresAt, paidAt, closed } = story
  const attempt = paidAt && tellAttempt(story, paidAt, maker)
  const told = tell(paymentMachine, id, { steps: stepsOf(story), nextId: maker.nextId })
  const back = attempt
    ? story.refunds.map((refund) => tellRefund(refund, { paymentId: id, attemptId: attempt.row.id, maker }))
    : []
  return {
    payment: {
      id,
      payableKind: 'checkout',
      payableId: checkoutId,
      payerId,
      amountFen: closed ? 0 : amountFen,
      paidFen: paidAt ? amountFen : 0,
      refundedFen: story.refunds.reduce((sum, refund) => sum + refund.amountFen, 0),
      status: told.status,
      version: told.version,
      expiresAt,
      createdAt,
    },
    attempts: attempt ? [attempt.row] : [],
    refunds: back.map(({ row }) => row),
    changes: [...told.changes, ...(attempt?.changes ?? []), ...back.flatMap(({ changes }) => changes)],
    transfers: story.refunds.map(({ id: ref, amountFen, arrivedAt }) => ({
      debit: accounts.refundClearing,
      credit: accounts.channel,
      amountFen,
      kind: 'refund.arrived',
      ref,
      at: arrivedAt,
    })),
  }
}

function stepsOf({
  amountFen,
  paidAt,
  closed,
  refunds,
}: PaymentStory): ToldStep<keyof typeof paymentMachine.events, 'provider' | 'payable'>[] {
  if (closed) return [{ event: 'close', by: 'payable', ...closed }]
  if (!paidAt) return []
  let left = amountFen
  return [
    { event: 'succeed', by: 'provider', ...bySystem(paidAt) },
    ...refunds
      .toSorted((a, b) => a.arrivedAt.getTime() - b.arrivedAt.getTime())
      .map(({ amountFen: back, arrivedAt }) => {
        left -= back
        return { event: left === 0 ? 'refundRest' : 'refundPart', by: 'provider', ...bySystem(arrivedAt) } as const
      }),
  ]
}

function tellAttempt({ id, payerId, amountFen }: PaymentStory, paidAt: Date, { nextId, nextNumber }: Maker) {
  const attemptId = nextId()
  const outTradeNo = nextNumber(paidAt)
  const { status, version, changes } = tell(attemptMachine, attemptId, {
    steps: [
      { event: 'submit', by: 'system', at: paidAt, actorId: payerId },
      { event: 'succeed', by: 'provider', ...bySystem(paidAt) },
    ],
    nextId,
  })
  const row: typeof paymentAttempts.$inferInsert = {
    id: attemptId,
    paymentId: id,
    provider: SIMULATOR,
    outTradeNo,
    amountFen,
    status,
    version,
    cashierUrl: cashierPath(outTradeNo),
    providerTxnId: `SIM${nextId().replaceAll('-', '')}`,
    createdAt: paidAt,
  }
  return { row, changes }
}

function tellRefund(
  { id, orderId, amountFen, at, arrivedAt }: PaymentStory['refunds'][number],
  of: { paymentId: string; attemptId: string; maker: Maker },
) {
  const { paymentId, attemptId, maker } = of
  const { status, version, changes } = tell(refundMachine, id, {
    steps: [
      { event: 'send', by: 'system', ...bySystem(arrivedAt) },
      { event: 'succeed', by: 'provider', ...bySystem(arrivedAt) },
    ],
    nextId: maker.nextId,
  })
  const row: typeof refunds.$inferInsert = {
    id,
    paymentId,
    attemptId,
    outRefundNo: maker.nextNumber(at),
    amountFen,
    status,
    version,
    isLate: false,
    subjectId: orderId,
    createdAt: at,
  }
  return { row, changes }
}
