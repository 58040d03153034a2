import type { RefusalCode } from '@zhujia/contract/errors.ts'
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
import { fallDue, type Stage } from '../stage.ts'
import type { CheckoutStory, Happening } from './order-story.ts'

type Kind = Happening['kind']
type Of<K extends Kind> = Extract<Happening, { kind: K }>

/** An order to which something happens, and who acts. */
interface Scene {
  stage: Stage
  order: Order
  at: Date
  buyer: Ctx<RefusalCode>
  seller: Ctx<RefusalCode>
}

type Acts = { readonly [K in Kind]: (scene: Scene, happening: Of<K>) => Promise<unknown> }

const payer = ({ order, at }: Scene) => ({ payerId: order.buyerId, at })

/** What each happening is as a command. */
const ACTS: Acts = {
  pay: (scene) => pay(scene.stage, scene.order.paymentId, payer(scene)),
  openCashier: (scene) => openCashier(scene.stage, scene.order.paymentId, payer(scene)),
  failPayment: async (scene) => {
    await openCashier(scene.stage, scene.order.paymentId, payer(scene))
    await decideAtCashier(scene.stage, scene.order.paymentId, { at: scene.at, isPaid: false })
  },
  payLate: ({ stage, order, at }) => payLate(stage, order.paymentId, at),
  separate: ({ buyer, order }) => separateOrder(buyer, order.id),
  reprice: ({ seller, order }, { percentOff, reason }) =>
    repriceOrder(seller, order.id, {
      discountFen: Math.floor((order.goodsFen * percentOff) / 100),
      freightFen: 0,
      reason,
    }),
  cancel: ({ buyer, order }, { wish }) => cancelOrder(buyer, order.id, wish),
  requestCancel: ({ buyer, order }, { wish }) => requestCancel(buyer, order.id, wish),
  cancelUnilaterally: ({ buyer, order }, { wish }) => cancelUnilaterally(buyer, order.id, wish),
  close: ({ seller, order }, { reason }) => closeOrder(seller, order.id, reason),
  expire: ({ stage, at, order }) =>
    fallDue(stage.bySystem(at), { kind: 'checkout.unpaid', subjectId: order.checkoutId }),
  grant: ({ stage, at, order }) => fallDue(stage.bySystem(at), { kind: 'order.cancelUnanswered', subjectId: order.id }),
  receiveSilently: ({ stage, at, order }) =>
    fallDue(stage.bySystem(at), { kind: 'order.autoReceive', subjectId: order.id }),
  withdrawCancel: ({ buyer, order }) => withdrawCancel(buyer, order.id),
  agreeCancel: ({ seller, order }) => agreeCancel(seller, order.id),
  declineCancel: ({ seller, order }, { reason }) => declineCancel(seller, order.id, reason),
  refund: ({ stage, at }, { fault }) => sendRefunds(stage, { at, fault }),
  ship: async ({ seller, order }, { parcel, isFirstLineOnly = false }) => {
    const [first, second] = isFirstLineOnly ? await listLinesOf(seller.db, [order.id]) : []
    const lines = first && second ? { lines: [{ lineId: first.id, quantity: first.quantity }] } : {}
    await shipOrder(seller, order.id, { ...parcel, ...lines })
  },
  giveUp: async ({ seller, order }, { isAll, why }) => {
    const open = (await listLinesOf(seller.db, [order.id])).filter((line) => line.shippedQuantity < line.quantity)
    const lines = isAll
      ? open.map(({ id, quantity }) => ({ lineId: id, quantity }))
      : open.slice(-1).map(({ id }) => ({ lineId: id, quantity: 1 }))
    await cancelPart(seller, order.id, { lines, ...why })
  },
  correct: async ({ seller, order }) => {
    const ofOrder = eq(parcels.orderId, order.id)
    const [newest] = await seller.db.select().from(parcels).where(ofOrder).orderBy(desc(parcels.shippedAt)).limit(1)
    if (!newest) throw new Error('there is no parcel to correct')
    const { id: parcelId, carrier, trackingNumber } = newest
    const right = `${trackingNumber.slice(0, -1)}${trackingNumber.endsWith('7') ? '1' : '7'}`
    await correctWaybill(seller, { id: order.id, parcelId }, { carrier, trackingNumber: right })
  },
  remark: ({ seller, order }, { text }) => remarkOrder(seller, order.id, text),
  receive: ({ buyer, order }) => receiveOrder(buyer, order.id),
  extend: ({ buyer, order }) => extendReceipt(buyer, order.id),
  hide: ({ buyer, order }) => hideOrder(buyer, order.id),
}

const act = <K extends Kind>(scene: Scene, happening: Of<K> & { kind: K }): Promise<unknown> =>
  ACTS[happening.kind](scene, happening)

const byPayment = ({ paymentId }: Order): string => paymentId
const byCheckout = ({ checkoutId }: Order): string => checkoutId

/** What is done once for a payment, a checkout or all of them, not for each order. */
const TOGETHER: { readonly [K in Kind]?: (order: Order) => string } = {
  pay: byPayment,
  openCashier: byPayment,
  failPayment: byPayment,
  payLate: byPayment,
  separate: byCheckout,
  expire: byCheckout,
  refund: () => '',
}

/**
 * Plays a story through the commands, each at its own time, in the caller's transaction. @returns its orders and all its
 * checkouts
 * @throws a refusal when something cannot happen; what happened before it is then written
 */
export async function liveStory(
  stage: Stage,
  story: CheckoutStory,
): Promise<{ orderIds: string[]; checkoutIds: string[] }> {
  const orderIds = await place(stage.as(story.buyerId, story.placedAt), story)
  const { db } = stage.bySystem(story.placedAt)
  const checkoutIds = new Set<string>()
  for (const happening of story.happenings) {
    const { at, kind } = happening
    const found = await listOrders(db, orderIds)
    for (const { checkoutId } of found) checkoutIds.add(checkoutId)
    for (const order of firstOf(found, kind)) {
      const [buyer, seller] = [stage.as(story.buyerId, at), stage.as(story.sellerOf(order.shopId), at)]
      await act({ stage, order, at, buyer, seller }, happening)
    }
  }
  for (const { checkoutId } of await listOrders(db, orderIds)) checkoutIds.add(checkoutId)
  await closeCashiers(stage, story.happenings.at(-1)?.at ?? story.placedAt)
  return { orderIds, checkoutIds: [...checkoutIds] }
}

/** As they stand, in the order in which they were placed. */
async function listOrders(db: Db, ids: readonly string[]): Promise<Order[]> {
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Those to which it happens: of what happens together, one. */
function firstOf(found: readonly Order[], kind: Kind): Order[] {
  const keyOf = TOGETHER[kind]
  return keyOf ? [...Map.groupBy(found, keyOf).values()].flatMap(([first]) => first ?? []) : [...found]
}

async function place(ctx: Ctx<RefusalCode>, { lines, remark, ...story }: CheckoutStory): Promise<string[]> {
  const [address] = await listAddresses(ctx)
  if (!address) throw new Error(`${story.buyerId} has no address`)
  const { token, shops } = await quoteNow(ctx, lines, address)
  const remarks = shops.map(({ shop }) => ({ shopId: shop.id, text: remark() })).filter(({ text }) => text !== '')
  const wanted = lines.map(({ skuId, quantity, measures }) => ({ skuId, quantity, measures }))
  return (
    await placeOrder(ctx, { lines: wanted, addressId: address.id, quoteToken: token, remarks, isFromCart: false })
  ).orderIds
}
