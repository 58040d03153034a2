import type { RefusalCode } from '@zhujia/contract/errors.ts'
import { openParts } from '@zhujia/contract/orders/open-parts.ts'
import { PAYABLES } from '@zhujia/server/payables.ts'
import type { Ctx } from '@zhujia/server/platform/context.ts'
import { listAddresses } from '@zhujia/server/modules/addresses/index.ts'
import { agreeCancel, declineCancel } from '@zhujia/server/modules/orders/commands/answer-cancel.ts'
import { cancelOrder } from '@zhujia/server/modules/orders/commands/cancel-order.ts'
import { cancelUnilaterally } from '@zhujia/server/modules/orders/commands/cancel-unilaterally.ts'
import { cancelPart } from '@zhujia/server/modules/orders/commands/cancel-part.ts'
import { closeOrder } from '@zhujia/server/modules/orders/commands/close-order.ts'
import { correctWaybill } from '@zhujia/server/modules/orders/commands/correct-waybill.ts'
import { hideOrder } from '@zhujia/server/modules/orders/commands/hide-order.ts'
import { placeOrder } from '@zhujia/server/modules/orders/commands/place-order.ts'
import { extendReceipt, receiveOrder } from '@zhujia/server/modules/orders/commands/receive-order.ts'
import { remarkOrder } from '@zhujia/server/modules/orders/commands/remark-order.ts'
import { repriceOrder } from '@zhujia/server/modules/orders/commands/reprice-order.ts'
import { requestCancel, withdrawCancel } from '@zhujia/server/modules/orders/commands/request-cancel.ts'
import { separateOrder } from '@zhujia/server/modules/orders/commands/separate-order.ts'
import { shipOrder } from '@zhujia/server/modules/orders/commands/ship-order.ts'
import { quoteNow } from '@zhujia/server/modules/orders/quote.ts'
import { listLinesOf, type Order } from '@zhujia/server/modules/orders/repository.ts'
import { orders } from '@zhujia/server/tables/orders.ts'
import { parcels } from '@zhujia/server/tables/orders/parcels.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { desc, eq, inArray } from 'drizzle-orm'
import { closeCashiers, decideAtCashier, openCashier, pay, payLate, sendRefunds } from '../payments/pay.ts'
import { runTimer, type Runner } from '../runner.ts'
import type { CheckoutScenario, ScenarioEvent } from './scenario.ts'

type Kind = ScenarioEvent['kind']
type Of<K extends Kind> = Extract<ScenarioEvent, { kind: K }>

/** The order of an event, its time, and the contexts of buyer and seller. */
interface Subject {
  runner: Runner
  order: Order
  at: Date
  buyer: Ctx<RefusalCode>
  seller: Ctx<RefusalCode>
}

type Commands = { readonly [K in Kind]: (subject: Subject, event: Of<K>) => Promise<unknown> }

const payer = ({ order, at }: Subject) => ({ payerId: order.buyerId, at })

/** The commands that make each event. */
const COMMANDS: Commands = {
  pay: (subject) => pay(subject.runner, subject.order.paymentId, payer(subject)),
  openCashier: (subject) => openCashier(subject.runner, subject.order.paymentId, payer(subject)),
  failPayment: async (subject) => {
    await openCashier(subject.runner, subject.order.paymentId, payer(subject))
    await decideAtCashier(subject.runner, subject.order.paymentId, { at: subject.at, isPaid: false })
  },
  payLate: ({ runner, order, at }) => payLate(runner, order.paymentId, at),
  separate: ({ buyer, order }) => separateOrder(PAYABLES)(buyer, order.id),
  reprice: ({ seller, order }, { percentOff, reason }) =>
    repriceOrder(PAYABLES)(seller, order.id, {
      discountFen: Math.floor((order.goodsFen * percentOff) / 100),
      freightFen: 0,
      reason,
    }),
  cancel: ({ buyer, order }, { reason }) => cancelOrder(PAYABLES)(buyer, order.id, reason),
  requestCancel: ({ buyer, order }, { reason }) => requestCancel(buyer, order.id, reason),
  cancelUnilaterally: ({ buyer, order }, { reason }) => cancelUnilaterally(buyer, order.id, reason),
  close: ({ seller, order }, { reason }) => closeOrder(PAYABLES)(seller, order.id, reason),
  expire: ({ runner, at, order }) =>
    runTimer(runner.bySystem(at), { kind: 'checkout.unpaid', subjectId: order.checkoutId }),
  grant: ({ runner, at, order }) =>
    runTimer(runner.bySystem(at), { kind: 'order.cancelUnanswered', subjectId: order.id }),
  autoReceive: ({ runner, at, order }) =>
    runTimer(runner.bySystem(at), { kind: 'order.autoReceive', subjectId: order.id }),
  withdrawCancel: ({ buyer, order }) => withdrawCancel(buyer, order.id),
  agreeCancel: ({ seller, order }) => agreeCancel(seller, order.id),
  declineCancel: ({ seller, order }, { reason }) => declineCancel(seller, order.id, reason),
  refund: ({ runner, at }, { fault }) => sendRefunds(runner, { at, fault }),
  ship: async ({ seller, order }, { parcel, isFirstLineOnly = false }) => {
    const [first, second] = isFirstLineOnly ? await listLinesOf(seller.db, [order.id]) : []
    const lines = first && second ? { lines: [{ lineId: first.id, quantity: first.quantity }] } : {}
    await shipOrder(seller, order.id, { ...parcel, ...lines })
  },
  cancelPart: async ({ seller, order }, { isAll, reason }) => {
    const open = openParts(await listLinesOf(seller.db, [order.id]))
    const lines = isAll ? open : open.slice(-1).map(({ lineId }) => ({ lineId, quantity: 1 }))
    await cancelPart(seller, order.id, { lines, ...reason })
  },
  correctWaybill: async ({ seller, order }) => {
    const { id: parcelId, carrier, trackingNumber, driverPhone } = await newestParcel(seller.db, order.id)
    const right = `${trackingNumber.slice(0, -1)}${trackingNumber.endsWith('7') ? '1' : '7'}`
    await correctWaybill(seller, { id: order.id, parcelId }, { carrier, trackingNumber: right, driverPhone })
  },
  removePhone: async ({ seller, order }) => {
    const { id: parcelId, carrier, trackingNumber } = await newestParcel(seller.db, order.id)
    await correctWaybill(seller, { id: order.id, parcelId }, { carrier, trackingNumber, driverPhone: '' })
  },
  remark: ({ seller, order }, { text }) => remarkOrder(seller, order.id, text),
  receive: ({ buyer, order }) => receiveOrder(buyer, order.id),
  extend: ({ buyer, order }) => extendReceipt(buyer, order.id),
  hide: ({ buyer, order }) => hideOrder(buyer, order.id),
}

async function newestParcel(db: Db, orderId: string): Promise<typeof parcels.$inferSelect> {
  const ofOrder = eq(parcels.orderId, orderId)
  const [newest] = await db.select().from(parcels).where(ofOrder).orderBy(desc(parcels.shippedAt)).limit(1)
  if (!newest) throw new Error('there is no parcel to correct')
  return newest
}

const apply = <K extends Kind>(subject: Subject, event: Of<K> & { kind: K }): Promise<unknown> =>
  COMMANDS[event.kind](subject, event)

const byPayment = ({ paymentId }: Order): string => paymentId
const byCheckout = ({ checkoutId }: Order): string => checkoutId

/** Events that occur once for a payment, a checkout or the whole scenario instead of for each order. */
const SHARED: { readonly [K in Kind]?: (order: Order) => string } = {
  pay: byPayment,
  openCashier: byPayment,
  failPayment: byPayment,
  payLate: byPayment,
  separate: byCheckout,
  expire: byCheckout,
  refund: () => '',
}

/**
 * Runs a scenario through the commands, each at its own time, in the caller's transaction. @returns its orders and all its
 * checkouts
 * @throws a refusal of a command; the commands before it are then written
 */
export async function runScenario(
  runner: Runner,
  scenario: CheckoutScenario,
): Promise<{ orderIds: string[]; checkoutIds: string[] }> {
  const orderIds = await place(runner.as(scenario.buyerId, scenario.placedAt), scenario)
  const { db } = runner.bySystem(scenario.placedAt)
  const checkoutIds = new Set<string>()
  for (const event of scenario.events) {
    const { at, kind } = event
    const found = await listOrders(db, orderIds)
    for (const { checkoutId } of found) checkoutIds.add(checkoutId)
    for (const order of firstOf(found, kind)) {
      const [buyer, seller] = [runner.as(scenario.buyerId, at), runner.as(scenario.sellerOf(order.shopId), at)]
      await apply({ runner, order, at, buyer, seller }, event)
    }
  }
  for (const { checkoutId } of await listOrders(db, orderIds)) checkoutIds.add(checkoutId)
  await closeCashiers(runner, scenario.events.at(-1)?.at ?? scenario.placedAt)
  return { orderIds, checkoutIds: [...checkoutIds] }
}

/** The orders as they are now, in the given order. */
async function listOrders(db: Db, ids: readonly string[]): Promise<Order[]> {
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The orders to which an event is applied: one of each group that shares it. */
function firstOf(found: readonly Order[], kind: Kind): Order[] {
  const keyOf = SHARED[kind]
  return keyOf ? [...Map.groupBy(found, keyOf).values()].flatMap(([first]) => first ?? []) : [...found]
}

async function place(ctx: Ctx<RefusalCode>, { lines, remark, ...scenario }: CheckoutScenario): Promise<string[]> {
  const [address] = await listAddresses(ctx)
  if (!address) throw new Error(`${scenario.buyerId} has no address`)
  const { token, shops } = await quoteNow(ctx, lines, address.id)
  const remarks = shops.map(({ shop }) => ({ shopId: shop.id, text: remark() })).filter(({ text }) => text !== '')
  const wanted = lines.map(({ skuId, quantity, measures }) => ({ skuId, quantity, measures }))
  return (
    await placeOrder(ctx, { lines: wanted, addressId: address.id, quoteToken: token, remarks, isFromCart: false })
  ).orderIds
}
