import fc from 'fast-check'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { AROUND, chosen, expectSame, Step, type Command } from './commands.ts'
import { askOrder, waitReal, type Real, type Side } from './real.ts'
import {
  at,
  DAY,
  goodsOf,
  MADE_LEAD_DAYS,
  openOf,
  quotedFreight,
  type Carrier,
  type Order,
  type Outcome,
  type Reference,
  type State,
} from './reference/state.ts'
import {
  agree,
  cancelPart,
  cancelUnilaterally,
  close,
  decline,
  endRequest,
  extend,
  receive,
  requestCancel,
  ship,
  wait,
} from './reference/orders.ts'
import { reprice, separate } from './reference/payments.ts'

interface OrderStep {
  side: Side
  key: EndpointKey
  /** The states in which it is mostly tried; sometimes it is tried in any state. */
  fits: readonly State[]
  body?(model: Reference, order: Order, lineIds: readonly string[]): unknown
  apply(model: Reference, order: Order): Outcome
}

/** One step in five is tried on any order, the others only on orders in a state that fits. */
const isAny = (number: number): boolean => number % 5 === 0

/** Chooses an order by a number that was generated before the orders existed. */
function pick({ orders }: Reference, fits: readonly State[], number: number): Order {
  const among = isAny(number) ? orders : orders.filter(({ state }) => fits.includes(state))
  return at(among, Math.floor(number / 5) % among.length)
}

export const orderStep = (name: string, number: number, step: OrderStep): Command =>
  new Step(
    `${name}(${number})`,
    ({ orders }) => (isAny(number) ? orders.length > 0 : orders.some(({ state }) => step.fits.includes(state))),
    (model, real) => takeOrderStep(model, real, { step, picked: pick(model, step.fits, number) }),
  )

/** Takes a step on an order; the application and the reference must give the same outcome. */
async function takeOrderStep(
  model: Reference,
  real: Real,
  { step: { side, key, body, apply }, picked }: { step: OrderStep; picked: Order },
): Promise<void> {
  const order = at(real.orders, picked.id)
  const before = picked.state
  const { outcome } = await askOrder(real, {
    side,
    key,
    order,
    ...(body && { body: body(model, picked, order.lineIds) }),
  })
  expectSame(`${key} of order ${picked.id}, ${before}`, outcome, apply(model, picked))
}

const ACTIVE: readonly State[] = ['paid', 'partiallyShipped']
const REQUESTED: readonly State[] = ['cancelRequested', 'restCancelRequested']
const reason = { reason: 'changedMind' }
const shopsReason = { reason: 'outOfStock' }

const request: OrderStep = {
  side: 'buyer',
  key: 'orders.requestCancel',
  fits: ACTIVE,
  body: () => reason,
  apply: requestCancel,
}

export const PLAIN = {
  cancel: { side: 'buyer', key: 'orders.cancelOrder', fits: ['unpaid'], body: () => reason, apply: close },
  request,
  cancelUnilaterally: {
    side: 'buyer',
    key: 'orders.cancelUnilaterally',
    fits: [...ACTIVE, ...REQUESTED],
    body: () => reason,
    apply: cancelUnilaterally,
  },
  close: { side: 'seller', key: 'orders.closeOrder', fits: ['unpaid'], body: () => shopsReason, apply: close },
  withdraw: { side: 'buyer', key: 'orders.withdrawCancel', fits: REQUESTED, apply: endRequest },
  decline: {
    side: 'seller',
    key: 'orders.declineCancel',
    fits: REQUESTED,
    body: () => ({ reason: 'packed' }),
    apply: decline,
  },
  agree: { side: 'seller', key: 'orders.agreeCancel', fits: REQUESTED, apply: agree },
  receive: { side: 'buyer', key: 'orders.receiveOrder', fits: ['shipped'], apply: receive },
  separate: { side: 'buyer', key: 'orders.separateOrder', fits: ['unpaid'], apply: separate },
  extend: { side: 'buyer', key: 'orders.extendReceipt', fits: ['shipped'], apply: extend },
} as const satisfies Record<string, OrderStep>

/** A cancellation request followed by its answer: at random they rarely follow each other. */
export const requestAnd = (name: 'withdraw' | 'decline' | 'agree', number: number): Command =>
  new Step(
    `requestAnd(${name}, ${number})`,
    ({ orders }) => orders.some(({ state }) => ACTIVE.includes(state)),
    async (model, real) => {
      const active = model.orders.filter(({ state }) => ACTIVE.includes(state))
      const picked = at(active, number % active.length)
      for (const step of [request, PLAIN[name]]) await takeOrderStep(model, real, { step, picked })
    },
  )

/** Waits until the shop's consent is not needed, then cancels: at random these steps never followed each other. */
export const overdueStep = (number: number): Command =>
  new Step(
    `cancelOverdue(${number})`,
    ({ orders }) => orders.some(({ state }) => ACTIVE.includes(state)),
    async (model, real) => {
      const picked = pick(model, ACTIVE, number * 5 + 1)
      const seconds = (15 + MADE_LEAD_DAYS) * DAY
      await waitReal(real, seconds)
      wait(model, seconds)
      await takeOrderStep(model, real, { step: PLAIN.cancelUnilaterally, picked })
    },
  )

/** The quantity of each line: mostly at most what is open, and at least one piece of some line. */
function partsFor(order: Order, { sizes, mayExceed }: { sizes: readonly number[]; mayExceed: boolean }): number[] {
  const parts = order.lines.map((line, index) =>
    mayExceed ? at(sizes, index) : Math.min(at(sizes, index), Math.max(openOf(line), 0)),
  )
  return parts.some((part) => part > 0) ? parts : parts.map((_part, index) => (index === 0 ? 1 : 0))
}

const named = (parts: readonly number[], lineIds: readonly string[]) =>
  parts.map((quantity, index) => ({ lineId: at(lineIds, index), quantity })).filter(({ quantity }) => quantity > 0)

export interface Parcel {
  number: number
  sizes: number[]
  mayExceed: boolean
  carrier: Carrier
}

const parcel: fc.Arbitrary<Parcel> = fc.record({
  number: chosen,
  sizes: fc.array(fc.nat({ max: 3 }), { minLength: 4, maxLength: 4 }),
  mayExceed: fc.nat({ max: 5 }).map((roll) => roll === 0),
  carrier: fc.constantFrom('sf' as const, 'ownTruck' as const),
})

const sent = (carrier: Carrier) => ({ carrier, trackingNumber: carrier === 'sf' ? 'SF1234567890' : '浙A12345' })

export const shipAll = ({ number, carrier }: Parcel): Command =>
  orderStep('ship', number, {
    side: 'seller',
    key: 'orders.shipOrder',
    fits: ACTIVE,
    body: () => sent(carrier),
    apply: (model, order) => ship(model, order, { parts: undefined, carrier }),
  })

export function shipSome(of: Parcel): Command {
  const body: OrderStep['body'] = (_model, order, lineIds) => ({
    ...sent(of.carrier),
    lines: named(partsFor(order, of), lineIds),
  })
  const apply: OrderStep['apply'] = (model, order) =>
    ship(model, order, { parts: partsFor(order, of), carrier: of.carrier })
  return orderStep(`shipSome[${of.sizes.join()}]`, of.number, {
    side: 'seller',
    key: 'orders.shipOrder',
    fits: ACTIVE,
    body,
    apply,
  })
}

export function cancelSome(of: Parcel): Command {
  const body: OrderStep['body'] = (_model, order, lineIds) => ({
    ...shopsReason,
    lines: named(partsFor(order, of), lineIds),
  })
  const apply: OrderStep['apply'] = (model, order) => cancelPart(model, order, partsFor(order, of))
  return orderStep(`cancelPart[${of.sizes.join()}]`, of.number, {
    side: 'seller',
    key: 'orders.cancelPart',
    fits: ACTIVE,
    body,
    apply,
  })
}

/** A new price: a discount in thousandths of the goods, from nothing to more than all; the freight is new or as quoted. */
export function repriceStep([number, thousandths, freight]: readonly [number, number, number | 'quoted']): Command {
  const priceOf = (model: Reference, order: Order) => ({
    discountFen: Math.floor((goodsOf(model, order) * thousandths) / 1000),
    freightFen: freight === 'quoted' ? quotedFreight(order.lines) : freight,
  })
  const body: OrderStep['body'] = (model, order) => ({ ...priceOf(model, order), reason: '老客户' })
  const apply: OrderStep['apply'] = (model, order) => reprice(model, order, priceOf(model, order))
  return orderStep(`reprice[${thousandths}‰, ${freight}]`, number, {
    side: 'seller',
    key: 'orders.repriceOrder',
    fits: ['unpaid'],
    body,
    apply,
  })
}

const thousandths = fc.oneof(fc.constantFrom(0, 1000, 1100), fc.nat({ max: 1000 }))
const freight = fc.oneof(fc.constantFrom('quoted' as const, 0, 1), fc.nat({ max: 3000 }))

/** All steps of buyers, sellers, the channel and time. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  ...AROUND,
  ...Object.entries(PLAIN).map(([name, step]) => chosen.map((number) => orderStep(name, number, step))),
  fc
    .tuple(fc.constantFrom('withdraw' as const, 'decline' as const, 'agree' as const), chosen)
    .map(([name, number]) => requestAnd(name, number)),
  chosen.map(overdueStep),
  parcel.map(shipAll),
  parcel.map(shipSome),
  parcel.map(shipSome),
  parcel.map(cancelSome),
  fc.tuple(chosen, thousandths, freight).map(repriceStep),
]
