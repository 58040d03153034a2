import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { expectedState, readState } from './read-state.ts'
import {
  askAgain,
  checkReal,
  decideReal,
  forceReal,
  openCashierReal,
  placeReal,
  settleReal,
  waitReal,
  type Real,
} from './real.ts'
import { at, DAY, GOODS, MINUTE, type Reference } from './reference/state.ts'
import { place, wait, type Wanted } from './reference/orders.ts'
import { check, decideAt, openCashier, settle } from './reference/payments.ts'

export type Command = fc.AsyncCommand<Reference, Real>

export function expectSame(what: string, real: unknown, model: unknown): void {
  if (!isDeepStrictEqual(real, model))
    throw new Error(
      `${what}: the application has\n  ${JSON.stringify(real)}\nand the reference\n  ${JSON.stringify(model)}`,
    )
}

/** The stored state is that of the reference; compared part by part, so that a difference is found quickly. */
export async function expectSameState(when: string, model: Reference, real: Real): Promise<void> {
  const [stored, expected] = [await readState(real), expectedState(model)]
  for (const part of Object.keys(expected) as (keyof typeof expected)[])
    expectSame(`${part} ${when}`, stored[part], expected[part])
}

/** A step of a sequence. The application's answer, and all counters, states and sums after it, must be those of the reference. */
export class Step implements Command {
  readonly #name: string
  readonly #isPossible: (model: Readonly<Reference>) => boolean
  readonly #take: (model: Reference, real: Real) => Promise<void>

  constructor(
    name: string,
    isPossible: (model: Readonly<Reference>) => boolean,
    take: (model: Reference, real: Real) => Promise<void>,
  ) {
    this.#name = name
    this.#isPossible = isPossible
    this.#take = take
  }

  check(model: Readonly<Reference>): boolean {
    return this.#isPossible(model)
  }

  async run(model: Reference, real: Real): Promise<void> {
    real.steps++
    await this.#take(model, real)
    await expectSameState(`after ${this.#name}`, model, real)
  }

  toString(): string {
    return this.#name
  }
}

const always = (): boolean => true
const hasPayments = ({ payments }: Readonly<Reference>): boolean => payments.length > 0
const hasAttempts = ({ attempts }: Readonly<Reference>): boolean => attempts.length > 0

const textOf = (wanted: readonly Wanted[]): string =>
  wanted
    .map(({ sku, size, quantity }) => `${quantity} of SKU ${sku}${GOODS[sku]?.isMade ? ` in size ${size}` : ''}`)
    .join(', ')

export const placeStep = (wanted: readonly Wanted[]): Command =>
  new Step(`place(${textOf(wanted)})`, always, async (model, real) =>
    expectSame('place', await placeReal(real, wanted), place(model, wanted)),
  )

async function payAt(
  model: Reference,
  real: Real,
  { attempt, result, fault }: { attempt: number; result: 'paid' | 'failed'; fault: string },
): Promise<void> {
  await decideReal(real, attempt, { result: result === 'paid' ? 'pay' : 'fail', fault })
  decideAt(model, attempt, { result, isNotified: fault !== 'drop' && fault !== 'tamper' })
}

async function openAt(
  model: Reference,
  real: Real,
  { payment, beforeFen = 0 }: { payment: number; beforeFen?: number },
): Promise<void> {
  const sawFen = at(model.payments, payment).amountFen + beforeFen
  expectSame('openCashier', await openCashierReal(real, payment, sawFen), openCashier(model, payment, sawFen))
}

/** Orders and pays at once. */
export const buyStep = (wanted: readonly Wanted[]): Command =>
  new Step(`buy(${textOf(wanted)})`, always, async (model, real) => {
    const outcome = await placeReal(real, wanted)
    expectSame('place', outcome, place(model, wanted))
    if (outcome !== 'ok') return
    const payment = model.payments.length - 1
    await openAt(model, real, { payment })
    await payAt(model, real, { attempt: model.attempts.length - 1, result: 'paid', fault: 'none' })
    await settleReal(real)
    settle(model)
  })

/** A failed attempt and a new one, then payment at both cashiers, in either order; the second payment comes before or after its cashier is closed. */
const twiceStep = ([wanted, isReverse, isSettled]: readonly [readonly Wanted[], boolean, boolean]): Command =>
  new Step(
    `payTwice(${textOf(wanted)}, ${isReverse ? 'new' : 'old'} one first, ${isSettled ? 'apart' : 'together'})`,
    always,
    async (model, real) => {
      const outcome = await placeReal(real, wanted)
      expectSame('place', outcome, place(model, wanted))
      if (outcome !== 'ok') return
      const payment = model.payments.length - 1
      const settleBoth = async (): Promise<void> => {
        await settleReal(real)
        settle(model)
      }
      const open = async (): Promise<number> => {
        await openAt(model, real, { payment })
        return model.attempts.length - 1
      }
      const failed = await open()
      await payAt(model, real, { attempt: failed, result: 'failed', fault: 'none' })
      await settleBoth()
      const both = [failed, await open()]
      for (const attempt of isReverse ? both.toReversed() : both) {
        await payAt(model, real, { attempt, result: 'paid', fault: 'none' })
        if (isSettled) await settleBoth()
      }
    },
  )

/** Opens a cashier; sometimes for an old amount, `beforeFen` more than is owed. */
export const openStep = ([chosen, beforeFen]: readonly [number, number]): Command =>
  new Step(`openCashier(${chosen}, +${beforeFen})`, hasPayments, (model, real) =>
    openAt(model, real, { payment: chosen % model.payments.length, beforeFen }),
  )

/** Pays or fails at any cashier that was ever opened, also for an amount that is no longer owed, and also twice. */
const payStep = ([chosen, result, fault]: readonly [number, 'paid' | 'failed', string]): Command =>
  new Step(`atCashier(${chosen}, ${result}, ${fault})`, hasAttempts, (model, real) =>
    payAt(model, real, { attempt: chosen % model.attempts.length, result, fault }),
  )

const forceStep = (chosen: number): Command =>
  new Step(
    `moneyDespiteClosing(${chosen})`,
    ({ attempts }) => attempts.length > 0 && at(attempts, chosen % attempts.length).channel !== 'paid',
    async (model, real) => {
      const attempt = chosen % model.attempts.length
      await forceReal(real, attempt)
      at(model.attempts, attempt).channel = 'paid'
    },
  )

export const checkStep = (chosen: number): Command =>
  new Step(`check(${chosen})`, hasPayments, async (model, real) => {
    const payment = chosen % model.payments.length
    expectSame('check', await checkReal(real, payment), 'ok')
    check(model, payment)
  })

const waitStep = (seconds: number): Command =>
  new Step(`wait(${seconds})`, always, async (model, real) => {
    await waitReal(real, seconds)
    wait(model, seconds)
  })

/** Moves the clock while no timer runs, so that due timers are late. */
const sleepStep = (seconds: number): Command =>
  new Step(`sleep(${seconds})`, always, async (model, real) => {
    real.at.clock.advance(seconds)
    model.now += seconds
  })

const settleStep = (): Command =>
  new Step('jobs', always, async (model, real) => {
    await settleReal(real)
    settle(model)
  })

const againStep = (): Command => new Step('sendAgain', always, async (_model, real) => askAgain(real))

export const chosen = fc.nat({ max: 999 })
const wanted = fc.array(
  fc.record({
    sku: fc.nat({ max: GOODS.length - 1 }),
    size: fc.nat({ max: 1 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
)
const result = fc.constantFrom('paid' as const, 'paid' as const, 'paid' as const, 'failed' as const)
/** The faults of a channel with a notice. */
const fault = fc.constantFrom('none', 'duplicate', 'reorder', 'tamper', 'drop')
/** Just before and just after each deadline: half an hour, a day, three, ten, fifteen. */
const seconds = fc.constantFrom(
  MINUTE,
  5 * MINUTE,
  30 * MINUTE - 1,
  30 * MINUTE,
  DAY - 1,
  DAY,
  3 * DAY,
  10 * DAY,
  15 * DAY - 1,
  15 * DAY,
)

/** The steps that are not about one order. The first ones are listed more often, so that there are orders. */
export const AROUND: fc.Arbitrary<Command>[] = [
  wanted.map(buyStep),
  wanted.map(buyStep),
  wanted.map(placeStep),
  fc.tuple(wanted, fc.boolean(), fc.boolean()).map(twiceStep),
  fc.tuple(chosen, fc.constantFrom(0, 0, 0, 1)).map(openStep),
  fc.tuple(chosen, result, fault).map(payStep),
  fc.tuple(chosen, result, fault).map(payStep),
  chosen.map(forceStep),
  chosen.map(checkStep),
  seconds.map(waitStep),
  fc.constantFrom(MINUTE, 30 * MINUTE, DAY).map(sleepStep),
  fc.constant(undefined).map(settleStep),
  fc.constant(undefined).map(againStep),
]
