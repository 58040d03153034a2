import type { Screen } from '@zhujia/contract/core/screen.ts'
import { type ScreenKey, SCREENS, screenAt } from '@zhujia/contract/screens.ts'

/** How many pages stay alive below the one on top; tabs do not count. */
const HIDDEN_PAGES_MAX = 10

/** An address in the browser's history. */
export interface Location {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** Names this place in history; another place with the same address has another. */
  key: string
  /** The history state that was given when the place was made. */
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
  /** Counts relaunches: scroll positions of older pages are invalid when it changes. */
  epoch: number
  /** From where the page slides in: pages above from the end, pages below from the start. Tabs do not slide. */
  direction: 'forward' | 'back' | undefined
}

/** The purpose of a replaced address, stored in the history state. Without one it is a redirect. */
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

/** The stack of a freshly loaded document: the pages below are gone; its parent takes their place. */
export function firstStack(arrival: Arrival): Stack {
  return { ...put([], entryFor(arrival)), epoch: 0, direction: undefined }
}

/** The page, still alive, that an arrival comes back to: a tab by its screen, any other by its place in history. */
function aliveFor(entries: readonly Entry[], wanted: Entry, action: Arrival['action']): Entry | undefined {
  if (wanted.isTab) return entries.find(({ screen }) => screen === wanted.screen)
  if (action !== 'POP') return undefined
  return entries.find(({ location, isTab }) => !isTab && location.key === wanted.location.key)
}

function put(others: readonly Entry[], top: Entry): Pick<Stack, 'entries' | 'activeId' | 'location'> {
  const hidden = others.filter(({ isTab }) => !isTab).toSorted((a, b) => a.index - b.index)
  const dropped = new Set(hidden.slice(0, Math.max(0, hidden.length - HIDDEN_PAGES_MAX)))
  const remaining = others.filter((entry) => !dropped.has(entry))
  return { entries: [...remaining, top], activeId: top.id, location: top.location }
}

/** The pages that stay alive after an arrival, beside the one that it shows. */
function survivors(stack: Stack, arrival: Arrival): readonly Entry[] {
  const { action, index } = arrival
  const move = moveOf(arrival)
  if (move === 'relaunch') return []
  if (move === 'tab') return stack.entries.filter(({ isTab }) => isTab)
  if (action === 'REPLACE') return stack.entries.filter(({ id }) => id !== stack.activeId)
  // Forward: the pages at this place and above are no longer in the history. Back: the pages above were left.
  const top = action === 'PUSH' ? index - 1 : index
  return stack.entries.filter((entry) => entry.isTab || entry.index <= top)
}

function directionTo({ entries, activeId }: Stack, { action, index }: Arrival, wanted: Entry): Stack['direction'] {
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
    return {
      ...put(others, { ...wanted, id: active?.id ?? wanted.id }),
      epoch: stack.epoch,
      direction: stack.direction,
    }
  }
  const alive = survivors(stack, arrival)
  const known = aliveFor(alive, wanted, arrival.action)
  return {
    ...put(
      alive.filter((entry) => entry !== known),
      { ...wanted, id: known?.id ?? wanted.id },
    ),
    epoch: moveOf(arrival) === 'relaunch' ? stack.epoch + 1 : stack.epoch,
    direction: directionTo(stack, arrival, wanted),
  }
}
