import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import * as reference from './reference.ts'
import type { Cashier, Order, Outcome, Reference, Wanted } from './reference.ts'
import { askAs, lineIds, look, openCashierReal, payReal, placeReal, SKUS, waitReal, type Real } from './real.ts'

type Command = fc.AsyncCommand<Reference, Real>

function expectSame(what: string, real: unknown, model: unknown): void {
  if (!isDeepStrictEqual(real, model)) throw new Error(`${what}: the modules say ${JSON.stringify(real)}, the reference ${JSON.stringify(model)}`)
}

/** A step: what the modules answer, and all counters and states after it, are what the reference says. */
class Step implements Command {
  readonly #name: string
  readonly #isPossible: (model: Reference) => boolean
  readonly #take: (model: Reference, real: Real) => Promise<void>

  constructor(name: string, isPossible: (model: Reference) => boolean, take: (model: Reference, real: Real) => Promise<void>) {
    this.#name = name
    this.#isPossible = isPossible
    this.#take = take
  }

  check(model: Readonly<Reference>): boolean {
    return this.#isPossible(model)
  }

  async run(model: Reference, real: Real): Promise<void> {
    await this.#take(model, real)
    const { stock, states } = await look(real)
    expectSame(`stock after ${this.#name}`, stock, model.stock)
    expectSame(`states after ${this.#name}`, states, model.orders.map(({ state }) => state))
  }

  toString(): string {
    return this.#name
  }
}

/** One of what there is, by a number that was chosen before it was known how many there are. */
function pick<T>(list: readonly T[], chosen: number): { index: number; item: T } {
  const index = chosen % list.length
  const item = list[index]
  if (item === undefined) throw new Error('nothing to pick from')
  return { index, item }
}

const BODIES = {
  cancel: { reason: 'changedMind' },
  decline: { note: '已装车' },
  ship: { carrier: 'sf', trackingNumber: 'SF1234567890' },
} as const

type Asked = Parameters<typeof askAs>[2]

/** A step with one order: the key that is asked, by whom, and what the reference makes of it. */
function orderStep(name: string, chosen: number, how: { who: 'buyer' | 'seller'; ask: (model: Order, real: Real, order: Asked['order']) => Promise<Asked> | Asked; apply: (model: Reference, order: Order) => Outcome }): Step {
  return new Step(
    `${name}(${chosen})`,
    ({ orders }) => orders.length > 0,
    async (model, real) => {
      const { index, item } = pick(model.orders, chosen)
      const { item: order } = pick(real.orders, index)
      const asked = await how.ask(item, real, order)
      const { outcome } = await askAs(real, how.who, asked)
      expectSame(`${name} of ${item.state}`, outcome, how.apply(model, item))
    },
  )
}

/** The parts of an order as its seller names them. */
async function linesFor(real: Real, order: Asked['order'], parts: readonly { line: reference.Line; quantity: number }[]) {
  const ids = await lineIds(real, order)
  return parts.map(({ line, quantity }) => ({ lineId: ids.get(line.sku) ?? '', quantity }))
}

/** Something must be named, even of an order that has nothing open: then the state decides. */
const namedParts = (order: Order): { line: reference.Line; quantity: number }[] => {
  const parts = reference.partsOf(order, false)
  return parts.length > 0 ? parts : order.lines.slice(0, 1).map((line) => ({ line, quantity: 1 }))
}

const plain =
  (key: Asked['key'], body?: unknown) =>
  (_model: Order, _real: Real, order: Asked['order']): Asked => ({ key, order, ...(body === undefined ? {} : { body }) })

const ORDER_STEPS: Readonly<Record<string, Parameters<typeof orderStep>[2]>> = {
  cancel: { who: 'buyer', ask: plain('orders.cancelOrder', BODIES.cancel), apply: reference.cancel },
  close: { who: 'seller', ask: plain('orders.closeOrder', BODIES.cancel), apply: reference.close },
  withdraw: { who: 'buyer', ask: plain('orders.withdrawCancel'), apply: reference.endWish },
  decline: { who: 'seller', ask: plain('orders.declineCancel', BODIES.decline), apply: reference.endWish },
  agree: { who: 'seller', ask: plain('orders.agreeCancel'), apply: reference.agree },
  ship: { who: 'seller', ask: plain('orders.shipOrder', BODIES.ship), apply: (model, order) => reference.ship(model, order, true) },
  shipPart: {
    who: 'seller',
    ask: async (model, real, order) => ({ key: 'orders.shipOrder', order, body: { ...BODIES.ship, lines: await linesFor(real, order, namedParts(model)) } }),
    apply: (model, order) => reference.ship(model, order, false),
  },
  cancelPart: {
    who: 'seller',
    ask: async (model, real, order) => ({ key: 'orders.cancelPart', order, body: { ...BODIES.cancel, lines: await linesFor(real, order, namedParts(model)) } }),
    apply: reference.cancelPart,
  },
  receive: { who: 'buyer', ask: plain('orders.receiveOrder'), apply: reference.receive },
  extend: { who: 'buyer', ask: plain('orders.extendReceipt'), apply: reference.extend },
}

const placeStep = (wanted: readonly Wanted[]): Step =>
  new Step(
    `place(${wanted.map(({ sku, quantity }) => `${quantity}×${sku}`).join(' ')})`,
    () => true,
    async (model, real) => expectSame('place', await placeReal(real, wanted), reference.place(model, wanted)),
  )

const openStep = (chosen: number): Step =>
  new Step(
    `openCashier(${chosen})`,
    ({ checkouts }) => checkouts.length > 0,
    async (model, real) => {
      const { index } = pick(model.checkouts, chosen)
      expectSame('openCashier', await openCashierReal(real, index), reference.openCashier(model, index))
    },
  )

/** What a channel may do with a notice; what it loses or spoils is asked for. */
const FAULTS = ['none', 'duplicate', 'drop', 'tamper'] as const

async function pay(model: Reference, real: Real, at: { cashier: number; opened: Cashier; fault: string }): Promise<void> {
  await payReal(real, { cashier: at.cashier, checkout: at.opened.checkout, fault: at.fault })
  reference.payAt(model, at.opened)
}

/** At any cashier that was ever opened, also for an amount that is no longer asked for, or twice. */
const payStep = ([chosen, fault]: readonly [number, string]): Step =>
  new Step(
    `pay(${chosen}, ${fault})`,
    ({ cashiers }) => cashiers.length > 0,
    async (model, real) => {
      const { index, item } = pick(model.cashiers, chosen)
      await pay(model, real, { cashier: index, opened: item, fault })
    },
  )

/** What most buyers do: pay at once what they have ordered last. */
const buyStep = (wanted: readonly Wanted[]): Step =>
  new Step(
    `buy(${wanted.map(({ sku, quantity }) => `${quantity}×${sku}`).join(' ')})`,
    () => true,
    async (model, real) => {
      const outcome = await placeReal(real, wanted)
      expectSame('place', outcome, reference.place(model, wanted))
      if (outcome !== 'ok') return
      const checkout = model.checkouts.length - 1
      expectSame('openCashier', await openCashierReal(real, checkout), reference.openCashier(model, checkout))
      const { index, item } = pick(model.cashiers, model.cashiers.length - 1)
      await pay(model, real, { cashier: index, opened: item, fault: 'none' })
    },
  )

const waitStep = (seconds: number): Step =>
  new Step(
    `wait(${seconds})`,
    () => true,
    async (model, real) => {
      await waitReal(real, seconds)
      reference.wait(model, seconds)
    },
  )

const jobsStep = (): Step => new Step('jobs', () => true, async (_model, real) => void (await real.at.runJobs()))

const chosen = fc.nat({ max: 999 })
const wanted = fc.array(fc.record({ sku: fc.nat({ max: SKUS - 1 }), quantity: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 3 })
/** Just before and just after what falls due: half an hour, a day, ten days. */
const seconds = fc.constantFrom(60, 1799, 1800, 86_400, 86_401, 10 * 86_400 + 1)

/** All that people, the channel and time can do, in any order. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  wanted.map(placeStep),
  wanted.map(buyStep),
  chosen.map(openStep),
  fc.tuple(chosen, fc.constantFrom(...FAULTS)).map(payStep),
  ...Object.entries(ORDER_STEPS).map(([name, how]) => chosen.map((number) => orderStep(name, number, how))),
  seconds.map(waitStep),
  fc.constant(undefined).map(jobsStep),
]
