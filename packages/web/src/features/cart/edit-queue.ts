import { createStore } from '#platform/store.ts'
import type { Cart, Edit } from './edits.ts'

/** How long a quantity rests before it is sent: whoever taps five times sends once. */
export const REST_MS = 300

export interface EditPorts {
  /** Sends an edit and reads the cart as it then is. */
  send: (edit: Edit) => Promise<Cart>
  /** Shows that cart, then calls back: only now the edit may go, or the old value would flash. */
  keep: (cart: Cart, then: () => void) => void
  /** The edit did not come about; it is taken back. */
  refused: (error: unknown, edit: Edit) => void
}

/**
 * What is done to the cart, sent one after the other: each is followed by a reading of the cart, and an older one must not
 * arrive last. Until its answer an edit stands in `pending`, over the server's cart.
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

  /** Shows an edit at once, and sends it: a quantity after a rest, anything else now. */
  add(edit: Edit): void {
    if (edit.kind === 'quantity') this.#replaceWaiting(edit.lineId)
    this.#queue.push(edit)
    this.pending.set([...this.pending.get(), edit])
    clearTimeout(this.#rest)
    if (edit.kind !== 'quantity') return void this.flush()
    this.#rest = setTimeout(() => void this.flush(), REST_MS)
  }

  /** Sends what waits and settles when all is answered; false when something was refused. */
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

  /** Edits that came in meanwhile go too, unless they still rest. */
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
      this.#ports().keep(await this.#ports().send(edit), drop)
      return true
    } catch (error) {
      drop()
      this.#ports().refused(error, edit)
      return false
    }
  }
}
