import { setTimeout as pause } from 'node:timers/promises'
import type { Buyer } from '../race/scene.ts'
import type { Purchase } from './purchase.ts'

const AGAIN_MS = 50

/** Buyers who buy one thing after the other, and the journal of the answers they got. */
export class CrashBuyers {
  /** Every purchase that was begun. */
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

  /** From now on every buyer begins with something new when they are done. */
  buy(): void {
    this.#isBuying = true
  }

  /** Nothing new is begun; waits until everything that was begun is decided. @returns false when time runs out */
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
