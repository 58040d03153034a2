import type { NavigateFunction } from 'react-router'
import type { Move } from './stack.ts'
import { isTabPath, parentPath } from './tabs.ts'

/** A second tap on "back" within this time is the same tap: the first one is still under way. */
const BACK_LOCK_MS = 400

/** This document's place in the browser's history of this app: 0 where it was entered. */
export function historyIndex(): number {
  const state: unknown = window.history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' ? index : 0
}

/** The three things that can be done to the browser's history. */
export class Ways {
  #navigate: NavigateFunction | undefined
  #backing = false

  /** The router's function is another one after each move; the latest is used. */
  follow(navigate: NavigateFunction): void {
    this.#navigate = navigate
  }

  /** On top of this page; a second tap on the same link finds itself there already. */
  push(path: string): void {
    if (path !== window.location.pathname + window.location.search) void this.#navigate?.(path)
  }

  replace(path: string, move?: Move): void {
    void this.#navigate?.(path, { replace: true, state: move && { move } })
  }

  /** Back in history; where there is none, to the screen's parent. */
  back(delta: number): void {
    const index = historyIndex()
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
    void this.#navigate?.(-Math.min(delta, index))
  }
}
