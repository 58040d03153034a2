import { type Screen, type ScreenKey, SCREENS, screenAt } from '@zhujia/contract/screens.ts'

/** Pages kept alive below the one on top; tabs do not count. */
const HIDDEN_PAGES_MAX = 10

/** An address in the browser's history. */
export interface Location {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** Names this place in history; another place with the same address has another. */
  key: string
  /** What was said when the place was made. */
  state: unknown
}

/** One page of the stack. Everything here is pure: history in, stack out. */
export interface Entry {
  /** React's key: as long as it stays, the page keeps its state and DOM. */
  id: string
  /** Undefined for an address that no screen has. */
  screen: ScreenKey | undefined
  isTab: boolean
  location: Location
  /** Its place in the browser's history of this app. */
  index: number
}

export interface Stack {
  entries: readonly Entry[]
  activeId: string
  location: Location
  /** Counts relaunches: what was remembered of older pages is void when it changes. */
  epoch: number
  /** From where the shown page slides in: pages above come from the end, pages below from the start; tabs just stand there. */
  way: 'forward' | 'back' | undefined
}

/** How a replaced address is meant; it travels in the history state. Without one it is a redirect. */
export type Move = 'tab' | 'relaunch' | 'query'

export interface Arrival {
  location: Location
  /** Back or forward by the browser, a new place on top, or another address in this place. */
  action: 'POP' | 'PUSH' | 'REPLACE'
  index: number
}

function moveOf({ location, action }: Arrival): Move | undefined {
  if (action !== 'REPLACE') return undefined
  const state: unknown = location.state
  const move = typeof state === 'object' && state !== null && 'move' in state ? state.move : undefined
  return move === 'tab' || move === 'relaunch' || move === 'query' ? move : undefined
}

function entryFor({ location, index }: Arrival): Entry {
  const screen = screenAt(location.pathname)
  const spec: Screen | undefined = screen && SCREENS[screen]
  return { id: location.key, screen, isTab: spec?.tab !== undefined, location, index }
}

/** The stack of a freshly loaded document: what lay below is gone, its parent serves instead. */
export function firstStack(arrival: Arrival): Stack {
  return { ...put([], entryFor(arrival)), epoch: 0, way: undefined }
}

/** The kept page that an arrival comes back to: a tab by its screen, any other by its place in history. */
function keptFor(entries: readonly Entry[], wanted: Entry, action: Arrival['action']): Entry | undefined {
  if (wanted.isTab) return entries.find(({ screen }) => screen === wanted.screen)
  if (action !== 'POP') return undefined
  return entries.find(({ location, isTab }) => !isTab && location.key === wanted.location.key)
}

function put(others: readonly Entry[], top: Entry): Pick<Stack, 'entries' | 'activeId' | 'location'> {
  const hidden = others.filter(({ isTab }) => !isTab).toSorted((a, b) => a.index - b.index)
  const dropped = new Set(hidden.slice(0, Math.max(0, hidden.length - HIDDEN_PAGES_MAX)))
  const kept = others.filter((entry) => !dropped.has(entry))
  return { entries: [...kept, top], activeId: top.id, location: top.location }
}

/** The pages that survive an arrival, beside the one that it shows. */
function survivors(stack: Stack, arrival: Arrival): readonly Entry[] {
  const { action, index } = arrival
  const move = moveOf(arrival)
  if (move === 'relaunch') return []
  if (move === 'tab') return stack.entries.filter(({ isTab }) => isTab)
  if (action === 'REPLACE') return stack.entries.filter(({ id }) => id !== stack.activeId)
  // Forward: what lay at this place or above is history no more. Back: what lay above is left.
  const top = action === 'PUSH' ? index - 1 : index
  return stack.entries.filter((entry) => entry.isTab || entry.index <= top)
}

function wayTo({ entries, activeId }: Stack, { action, index }: Arrival, wanted: Entry): Stack['way'] {
  const from = entries.find(({ id }) => id === activeId)
  if (action === 'REPLACE' || (wanted.isTab && from?.isTab)) return undefined
  return action === 'PUSH' || index > (from?.index ?? 0) ? 'forward' : 'back'
}

/** The stack after the browser has arrived somewhere. */
export function nextStack(stack: Stack, arrival: Arrival): Stack {
  const wanted = entryFor(arrival)
  if (moveOf(arrival) === 'query') {
    const active = stack.entries.find(({ id }) => id === stack.activeId)
    const others = stack.entries.filter((entry) => entry !== active)
    return { ...put(others, { ...wanted, id: active?.id ?? wanted.id }), epoch: stack.epoch, way: stack.way }
  }
  const alive = survivors(stack, arrival)
  const kept = keptFor(alive, wanted, arrival.action)
  return {
    ...put(
      alive.filter((entry) => entry !== kept),
      { ...wanted, id: kept?.id ?? wanted.id },
    ),
    epoch: moveOf(arrival) === 'relaunch' ? stack.epoch + 1 : stack.epoch,
    way: wayTo(stack, arrival, wanted),
  }
}
