import { setTimeout as pause } from 'node:timers/promises'
import type { Buyer } from '../race/scene.ts'
import type { Purchase } from './purchase.ts'

const AGAIN_MS = 50

/** Buyers who make one purchase after the other, and the list of these purchases. */
export class CrashBuyers {
  /** Every purchase that was started. */
  readonly journal: Purchase[] = []
  readonly #next: (buyer: Buyer) => Purchase
  readonly #loops: Promise<void>[]
  #isBuying = false
  #isLeaving = false
  readonly #current = new Map<Buyer, Purchase>()

  constructor(buyers: readonly Buyer[], next: (buyer: Buyer) => Purchase) {
    this.#next = next
    this.#loops = buyers.map((buyer) => this.#buyUntilLeaving(buyer))
  }

  /** Lets every buyer start a new purchase after each finished one. */
  buy(): void {
    this.#isBuying = true
  }

  /** Starts no new purchase, and waits until all started ones are decided. @returns false after the time limit */
  async finish(withinMs: number): Promise<boolean> {
    this.#isBuying = false
    const late = performance.now() + withinMs
    while (this.#current.size > 0) {
      if (performance.now() > late) return false
      await Promise.race([pause(AGAIN_MS), ...this.#loops])
    }
    return true
  }

  /** Ends the loops. */
  async leave(): Promise<void> {
    this.#isBuying = false
    this.#isLeaving = true
    await Promise.allSettled(this.#loops)
  }

  async #buyUntilLeaving(buyer: Buyer): Promise<void> {
    while (!this.#isLeaving) {
      const purchase = this.#current.get(buyer) ?? (this.#isBuying ? this.#begin(buyer) : undefined)
      if (!purchase) {
        await pause(AGAIN_MS)
        continue
      }
      const before = purchase.retries
      await purchase.goOn()
      if (purchase.isDone) this.#current.delete(buyer)
      if (purchase.retries > before) await pause(AGAIN_MS)
    }
  }

  #begin(buyer: Buyer): Purchase {
    const purchase = this.#next(buyer)
    this.journal.push(purchase)
    this.#current.set(buyer, purchase)
    return purchase
  }
}
