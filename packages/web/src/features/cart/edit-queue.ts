import type { Cart } from '#entities/cart/queries.ts'
import { createStore } from '#platform/store.ts'
import type { Edit } from './edits.ts'

/** How long a quantity waits before it is sent, so that five taps send one request. */
export const REST_MS = 300

export interface EditPorts {
  /** Sends an edit and then reads the cart. */
  send: (edit: Edit) => Promise<Cart>
  /** Shows that cart, then calls back. Only then the edit is removed: otherwise the old value would show for a moment. */
  onCart: (cart: Cart, then: () => void) => void
  /** The server refused the edit; it is undone. */
  refused: (error: unknown, edit: Edit) => void
}

/**
 * Sends the edits of the cart one after the other. Each is followed by a read of the cart, and an older answer must not
 * arrive last. Until its answer an edit is in `pending` and is applied to the server's cart.
 */
export class EditQueue {
  readonly pending = createStore<readonly Edit[]>([])
  readonly #ports: () => EditPorts
  #queue: Edit[] = []
  #rest: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | undefined

  constructor(ports: () => EditPorts) {
    this.#ports = ports
  }

  /** Shows an edit at once, and sends it: a quantity after a wait, anything else now. */
  add(edit: Edit): void {
    if (edit.kind === 'quantity') this.#replaceWaiting(edit.lineId)
    this.#queue.push(edit)
    this.pending.set([...this.pending.get(), edit])
    clearTimeout(this.#rest)
    if (edit.kind !== 'quantity') return void this.flush()
    this.#rest = setTimeout(() => void this.flush(), REST_MS)
  }

  /** Sends waiting edits and resolves when all are answered; false when one was refused. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#rest)
    this.#rest = undefined
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  #replaceWaiting(lineId: string): void {
    const isOld = (edit: Edit) => edit.kind === 'quantity' && edit.lineId === lineId
    const old = this.#queue.filter(isOld)
    this.#queue = this.#queue.filter((edit) => !isOld(edit))
    this.pending.set(this.pending.get().filter((edit) => !old.includes(edit)))
  }

  /** Edits that were added meanwhile are sent too, unless they still wait. */
  async #run(): Promise<boolean> {
    let allWell = true
    while (this.#rest === undefined) {
      const edit = this.#queue.shift()
      if (!edit) break
      allWell = (await this.#sendOne(edit)) && allWell
    }
    return allWell
  }

  async #sendOne(edit: Edit): Promise<boolean> {
    const drop = () => this.pending.set(this.pending.get().filter((one) => one !== edit))
    try {
      this.#ports().onCart(await this.#ports().send(edit), drop)
      return true
    } catch (error) {
      drop()
      this.#ports().refused(error, edit)
      return false
    }
  }
}
