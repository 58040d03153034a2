import { randomUUID } from 'node:crypto'
import type { EndpointKey } from '../../packages/contract/src/endpoints.ts'
import { specOf, urlOf, type AnyRequest } from '../../packages/server/src/testing/requests.ts'
import type { Buyer } from '../race/scene.ts'

const ANSWER_MS = 10_000

interface Answer {
  success: boolean
  errorCode?: string
  data: unknown
}

/** The outcome of a request is unknown: it got no answer, or a temporary refusal. */
class Undecided extends Error {
  override name = 'Undecided'
}

/** What an answer has acknowledged of a purchase; it must never be lost. */
export interface Acknowledged {
  orderIds: string[]
  paymentId: string
  isPaid: boolean
}

/** One buyer's requests from the confirm page to the paid order. After a crash it continues with the step that is undecided. */
export class Purchase {
  readonly #url: string
  readonly #buyer: Buyer
  readonly #skuId: string
  /** Chosen before the first request, so that repeated requests place the order once. */
  readonly #key = randomUUID()
  #body: unknown
  #cashierUrl: string | undefined
  #totalFen = 0
  acknowledged: Acknowledged | undefined
  /** How often a step was repeated because its outcome was unknown. */
  retries = 0

  constructor(url: string, buyer: Buyer, skuId: string) {
    this.#url = url
    this.#buyer = buyer
    this.#skuId = skuId
  }

  get isDone(): boolean {
    return this.acknowledged?.isPaid === true
  }

  /** Takes the next step. When it stays undecided, the next call repeats it with the same key. */
  async goOn(): Promise<void> {
    try {
      await this.#step()
    } catch (error) {
      if (!(error instanceof Undecided)) throw error
      this.retries++
    }
  }

  async #step(): Promise<void> {
    const { acknowledged } = this
    if (!acknowledged) return this.#place()
    if (this.#cashierUrl === undefined) return this.#openCashier(acknowledged.paymentId)
    await this.#payAtCashier(this.#cashierUrl)
    const { state } = (await this.#ask('payments.checkPayment', { params: { id: acknowledged.paymentId } })) as {
      state: string
    }
    if (state !== 'succeeded') throw new Undecided(`the payment is ${state}`)
    acknowledged.isPaid = true
  }

  async #place(): Promise<void> {
    const { addressId } = this.#buyer
    const lines = [{ skuId: this.#skuId, quantity: 1 }]
    if (this.#body === undefined) {
      const { quoteToken } = (await this.#ask('orders.quoteOrder', { body: { lines, addressId } })) as {
        quoteToken: string
      }
      this.#body = { lines, addressId, quoteToken, remarks: [], isFromCart: false }
    }
    const placed = (await this.#ask('orders.placeOrder', { body: this.#body })) as Acknowledged & { totalFen: number }
    const { orderIds, paymentId } = placed
    this.#totalFen = placed.totalFen
    this.acknowledged = { orderIds, paymentId, isPaid: false }
  }

  async #openCashier(paymentId: string): Promise<void> {
    const { cashierUrl } = (await this.#ask('payments.startAttempt', {
      params: { id: paymentId },
      body: { provider: 'simulator', amountFen: this.#totalFen },
    })) as { cashierUrl: string }
    this.#cashierUrl = cashierUrl
  }

  async #payAtCashier(path: string): Promise<void> {
    const body = new URLSearchParams({ result: 'pay', fault: 'none' })
    const reply = await this.#fetch(path, { method: 'POST', redirect: 'manual', body })
    if (reply.status !== 303) throw new Undecided(`the cashier answered ${reply.status}`)
  }

  /** @throws Undecided when there is no answer or a temporary refusal, an Error for any other refusal */
  async #ask(key: EndpointKey, request: AnyRequest): Promise<unknown> {
    const spec = specOf(key)
    const headers = {
      authorization: `Bearer ${this.#buyer.token}`,
      'idempotency-key': this.#key,
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const init = {
      method: spec.method,
      headers,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    }
    const reply = await this.#fetch(urlOf(spec, request), init)
    if (reply.status === 503) throw new Undecided('busy')
    const { success, errorCode = '', data } = JSON.parse(reply.text) as Answer
    if (success) return data
    if (LATER.has(errorCode)) throw new Undecided(errorCode)
    throw new Error(`${key} answered ${reply.status}: ${reply.text}`)
  }

  async #fetch(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
    try {
      const reply = await fetch(`${this.#url}${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_MS) })
      return { status: reply.status, text: await reply.text() }
    } catch (error) {
      throw new Undecided(error instanceof Error ? error.message : 'no answer')
    }
  }
}

/** Temporary refusals: the outcome is not decided yet. */
const LATER: ReadonlySet<string> = new Set(['IN_PROGRESS', 'STATE_CHANGED', 'PROVIDER_DOWN'])
