import { createStore, type Store } from '../platform/store.ts'
import { appLayers, type Layers } from '../ui/layers.ts'
import type { Arrival, Location } from './stack.ts'

interface Place {
  idx: number
  key: string
  state: unknown
  /** The second entry of the first place: a step back from it stays in the app, so that it can close a sheet. */
  isGuard?: boolean
}

/** Two places of one session only have to differ. */
const newKey = (): string => Math.random().toString(36).slice(2)

/** What we keep in the browser's entry; undefined for one that is not ours, as after a changed hash. */
function placeHere(): Place | undefined {
  const kept: unknown = window.history.state
  if (typeof kept !== 'object' || kept === null || !('idx' in kept) || typeof kept.idx !== 'number') return undefined
  return {
    idx: kept.idx,
    key: 'key' in kept ? String(kept.key) : newKey(),
    state: 'state' in kept ? kept.state : undefined,
    isGuard: 'isGuard' in kept && kept.isGuard === true,
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

/** The first place's own entry, for who comes from its guard. */
const isBelowGuard = (place: Place | undefined): boolean => place?.idx === 0 && !place.isGuard

class Places implements BrowserHistory {
  readonly arrivals: Store<Arrival>
  /** Whether the document stands on the guard. */
  #isGuarded: boolean
  /** A step that the app itself asked for closes no sheet. */
  #isOwnStep = false
  /** A step back was taken by a sheet; the way forward again is no arrival. */
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

  /** Below the first place there is nothing of ours: before a sheet opens there, the place gets a second entry. */
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
    // A hash typed by hand makes an entry without our number: it lies on top of where we were.
    if (!place) this.#enter({ idx: this.arrivals.get().index + 1, key: newKey(), state: undefined })
    this.arrivals.set(arrivalHere(place ? 'POP' : 'PUSH'))
  }

  /** A step back that closes what is open: the browser goes forward again to where it was. */
  #spendStep(steps: number): void {
    this.#isReturning = true
    this.#layers.closeTop()
    window.history.go(steps)
  }

  /** From the guard to the entry below: the same place. A sheet takes the step; without one it goes on, out of the app. */
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
 * The browser's history as the page stack wants it: every place numbered from where the app was entered and named by a
 * key, both kept in the entry itself, so that they outlive a reload. A step back first closes what is open over the
 * page. Starts listening at once; made once a document.
 */
export const startBrowserHistory = (layers: Layers = appLayers): BrowserHistory => new Places(layers)
