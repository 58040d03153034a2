import { createStore, type Store } from '../platform/store.ts'
import { appLayers, type Layers } from '../ui/overlay/layers.ts'
import type { Arrival, Location } from './stack.ts'

interface Place {
  idx: number
  key: string
  state: unknown
  /** The second entry of the first place: a step back from it stays in the app, so that it can close a sheet. */
  isGuard?: boolean
}

/** The keys of two places of one session only have to differ. */
const newKey = (): string => Math.random().toString(36).slice(2)

/** What the app saved in the browser's history entry; undefined for an entry that it did not write, as after a changed hash. */
function placeHere(): Place | undefined {
  const saved: unknown = window.history.state
  if (typeof saved !== 'object' || saved === null || !('idx' in saved) || typeof saved.idx !== 'number')
    return undefined
  return {
    idx: saved.idx,
    key: 'key' in saved ? String(saved.key) : newKey(),
    state: 'state' in saved ? saved.state : undefined,
    isGuard: 'isGuard' in saved && saved.isGuard === true,
  }
}

function arrivalHere(action: Arrival['action']): Arrival {
  const { pathname, search } = window.location
  const { idx, key, state } = placeHere() ?? { idx: 0, key: newKey(), state: undefined }
  const location: Location = { pathname, search, key, state }
  return { location, action, index: idx }
}

export interface BrowserHistory {
  /** Where the app is and how it got there. */
  arrivals: Store<Arrival>
  push: (path: string) => void
  replace: (path: string, state?: unknown) => void
  go: (delta: number) => void
}

/** The first entry of the first place, which is below its guard entry. */
const isBelowGuard = (place: Place | undefined): boolean => place?.idx === 0 && !place.isGuard

class Places implements BrowserHistory {
  readonly arrivals: Store<Arrival>
  /** Whether the present entry is the guard entry. */
  #isGuarded: boolean
  /** Set during a step that the app itself requested: it closes no sheet. */
  #isOwnStep = false
  /** Set after a sheet took a step back: the step forward that follows is no arrival. */
  #isReturning = false
  readonly #layers: Layers

  constructor(layers: Layers) {
    this.#layers = layers
    if (!placeHere()) this.#enter({ idx: 0, key: newKey(), state: undefined })
    this.arrivals = createStore(arrivalHere('POP'))
    this.#isGuarded = placeHere()?.isGuard === true
    window.addEventListener('popstate', () => this.#moved())
    layers.onChange(() => this.#guard())
  }

  push(path: string): void {
    const place: Place = { idx: this.arrivals.get().index + 1, key: newKey(), state: undefined }
    window.history.pushState(place, '', path)
    this.#isGuarded = false
    this.arrivals.set(arrivalHere('PUSH'))
  }

  replace(path: string, state?: unknown): void {
    this.#enter({ idx: this.arrivals.get().index, key: newKey(), state, isGuard: this.#isGuarded }, path)
    this.arrivals.set(arrivalHere('REPLACE'))
  }

  go(delta: number): void {
    this.#isOwnStep = true
    window.history.go(delta)
  }

  #enter(place: Place, path?: string): void {
    window.history.replaceState(place, '', path)
  }

  /** Gives the first place a second history entry when a sheet opens there, so that a step back closes the sheet and does not leave the app. */
  #guard(): void {
    const { index, location } = this.arrivals.get()
    if (index !== 0 || this.#isGuarded || !this.#layers.hasOpen()) return
    const { key, state } = location
    window.history.pushState({ idx: 0, key, state, isGuard: true } satisfies Place, '')
    this.#isGuarded = true
  }

  #moved(): void {
    const isOwnStep = this.#isOwnStep
    this.#isOwnStep = false
    const place = placeHere()
    const { index } = this.arrivals.get()
    const stepsBack = place ? index - place.idx : 0
    if (this.#isReturning && stepsBack === 0) this.#isReturning = false
    else if (this.#isGuarded && isBelowGuard(place)) this.#leaveGuard()
    else if (stepsBack > 0 && !isOwnStep && this.#layers.hasOpen()) this.#spendStep(stepsBack)
    else this.#arrive(place)
  }

  #arrive(place: Place | undefined): void {
    this.#isGuarded = place?.isGuard === true
    // A hash typed by hand makes an entry without the app's number: its place is above the present one.
    if (!place) this.#enter({ idx: this.arrivals.get().index + 1, key: newKey(), state: undefined })
    this.arrivals.set(arrivalHere(place ? 'POP' : 'PUSH'))
  }

  /** A step back that closes a dialog: the browser then goes forward again to the same place. */
  #spendStep(steps: number): void {
    this.#isReturning = true
    this.#layers.closeTop()
    window.history.go(steps)
  }

  /** From the guard entry to the entry below, which is the same place. An open sheet closes; without one the step leaves the app. */
  #leaveGuard(): void {
    this.#isGuarded = false
    const { index, location } = this.arrivals.get()
    const { pathname, search, key, state } = location
    this.#enter({ idx: index, key, state }, pathname + search)
    if (this.#layers.hasOpen()) this.#layers.closeTop()
    else window.history.back()
  }
}

/**
 * The browser's history for the page stack: every place has a number, counted from where the app was entered, and a
 * key, both saved in the entry itself, so that they outlive a reload. A step back first closes what is open over the
 * page. Listens from the start; there is one for each document.
 */
export const startBrowserHistory = (layers: Layers = appLayers): BrowserHistory => new Places(layers)
