import { createStore, type Store } from '../platform/store.ts'
import type { Arrival, Location } from './stack.ts'

interface Place {
  idx: number
  key: string
  state: unknown
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
  /** While something is given, a step back stays here and asks it instead. */
  holdBack: (ask: (() => void) | undefined) => void
}

/**
 * The browser's history as the page stack wants it: every place numbered from where the app was entered and named by a
 * key, both kept in the entry itself, so that they outlive a reload. Starts listening at once; made once a document.
 */
export function startBrowserHistory(): BrowserHistory {
  const enter = (place: Place, path?: string) => window.history.replaceState(place, '', path)
  if (!placeHere()) enter({ idx: 0, key: newKey(), state: undefined })
  const arrivals = createStore(arrivalHere('POP'))
  let held: (() => void) | undefined
  window.addEventListener('popstate', () => {
    const back = arrivals.get().index - (placeHere()?.idx ?? Infinity)
    if (held && back > 0) {
      // The browser has gone already: it returns to where it was, and nobody below hears of the way.
      window.history.go(back)
      return held()
    }
    // A hash typed by hand makes an entry without our number: it lies on top of where we were.
    const isOurs = placeHere() !== undefined
    if (!isOurs) enter({ idx: arrivals.get().index + 1, key: newKey(), state: undefined })
    arrivals.set(arrivalHere(isOurs ? 'POP' : 'PUSH'))
  })
  return {
    arrivals,
    push: (path) => {
      window.history.pushState(
        { idx: arrivals.get().index + 1, key: newKey(), state: undefined } satisfies Place,
        '',
        path,
      )
      arrivals.set(arrivalHere('PUSH'))
    },
    replace: (path, state) => {
      enter({ idx: arrivals.get().index, key: newKey(), state }, path)
      arrivals.set(arrivalHere('REPLACE'))
    },
    go: (delta) => window.history.go(delta),
    holdBack: (ask) => {
      held = ask
    },
  }
}
