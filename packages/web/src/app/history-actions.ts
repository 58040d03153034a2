import type { BrowserHistory } from './browser-history.ts'
import type { Move } from './stack.ts'
import { isTabPath, parentPath } from './tabs.ts'

/** A second tap on "back" within this time is the same tap: the first one is still running. */
const BACK_LOCK_MS = 400

/** The three actions on the browser's history. */
export class HistoryActions {
  readonly #history: BrowserHistory
  #backing = false

  constructor(history: BrowserHistory) {
    this.#history = history
  }

  /** Opens a page on top of this one. A second tap on the same link does nothing: the page is open already. */
  push(path: string): void {
    if (path !== window.location.pathname + window.location.search) this.#history.push(path)
  }

  replace(path: string, move?: Move): void {
    this.#history.replace(path, move && { move })
  }

  /** Back in history; where there is none, to the screen's parent. */
  back(delta: number): void {
    const { index } = this.#history.arrivals.get()
    if (index === 0) {
      const path = parentPath(window.location.pathname)
      this.replace(path, isTabPath(path) ? 'tab' : undefined)
      return
    }
    if (this.#backing) return
    this.#backing = true
    setTimeout(() => {
      this.#backing = false
    }, BACK_LOCK_MS)
    this.#history.go(-Math.min(delta, index))
  }
}
