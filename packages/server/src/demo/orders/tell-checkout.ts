import {
  payDue,
  tellOrder,
  type Maker as OrderMaker,
  type OrderRows,
  type OrderStory,
  type ShopQuote,
} from '#modules/orders/seed/tell-order.ts'
import { tellPayment, type PaymentRows } from '#modules/payments/seed/tell-payment.ts'
import type { OrderAddress } from '#tables/orders.ts'

/** One submit of the confirm page and what became of it. Its orders are paid together or not at all. */
export interface CheckoutStory {
  buyerId: string
  address: OrderAddress
  placedAt: Date
  orders: readonly (Pick<OrderStory, 'sellerId' | 'remark' | 'lots' | 'happenings'> & { quote: ShopQuote })[]
}

/** Where ids and the numbers that people see come from, and how long goods take to count as received. */
export interface Maker extends OrderMaker {
  nextNumber: (at: Date) => string
}

export interface CheckoutRows {
  checkout: { id: string; buyerId: string; createdAt: Date }
  payment: PaymentRows
  orders: OrderRows[]
  timers: OrderRows['timers']
}

/** The rows of a checkout over all areas, as the commands would have left them. */
export function tellCheckout({ buyerId, address, placedAt, orders }: CheckoutStory, maker: Maker): CheckoutRows {
  const { nextId, nextNumber } = maker
  const [checkoutId, paymentId] = [nextId(), nextId()]
  const payDueAt = payDue(placedAt)
  const told = orders.map(({ quote, ...rest }) =>
    tellOrder(
      {
        id: nextId(),
        number: nextNumber(placedAt),
        checkoutId,
        paymentId,
        buyerId,
        address,
        placedAt,
        payDueAt,
        shop: quote,
        ...rest,
      },
      maker,
    ),
  )
  const happened = orders.flatMap(({ happenings }) => happenings)
  const paid = happened.find(({ kind }) => kind === 'pay')
  const ended = happened.filter((one) => one.kind === 'cancel').toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const last = ended.length === orders.length ? ended.at(-1) : undefined
  const isOpen = !paid && !last
  return {
    checkout: { id: checkoutId, buyerId, createdAt: placedAt },
    payment: tellPayment(
      {
        id: paymentId,
        checkoutId,
        payerId: buyerId,
        amountFen: orders.reduce((sum, { quote }) => sum + quote.totalFen, 0),
        createdAt: placedAt,
        expiresAt: payDueAt,
        ...(paid && { paidAt: paid.at }),
        ...(last && { closed: { at: last.at, actorId: last.by === 'buyer' ? buyerId : null } }),
        refunds: told.flatMap(({ refunds }) =>
          refunds.map(({ id, orderId, goodsFen, freightFen, at, arrivedAt }) => ({
            id,
            orderId,
            amountFen: goodsFen + freightFen,
            at,
            arrivedAt,
          })),
        ),
      },
      maker,
    ),
    orders: told,
    timers: [
      ...told.flatMap(({ timers }) => timers),
      ...(isOpen ? [{ kind: 'checkout.unpaid' as const, subjectId: checkoutId, dueAt: payDueAt }] : []),
    ],
  }
}
