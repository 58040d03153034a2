import { useSyncExternalStore } from 'react'

interface Layer {
  element: HTMLElement
  /** Asks its owner to close it. */
  close: () => void
}

/**
 * The open dialogs, topmost last. A modal dialog makes everything outside it inert: toasts and the loading mask
 * therefore move into the topmost one, or they would be covered and never read aloud.
 */
let open: readonly Layer[] = []
/** What a page below the dialogs asks before it is left. */
let asked: (() => void) | undefined
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

function set(next: readonly Layer[]): void {
  open = next
  changed()
}

/** Puts a dialog on top; the returned function takes it away, whatever its place by then. */
export function pushLayer(element: HTMLElement, close: () => void): () => void {
  const layer = { element, close }
  set([...open, layer])
  return () => set(open.filter((one) => one !== layer))
}

/** While a page has something to ask before it is left, a step back stays and asks it. Undefined lets go. */
export function holdBack(ask: (() => void) | undefined): void {
  asked = ask
  changed()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What stands before a step back: it closes the topmost dialog, or is held by the page, before it leaves. */
export interface Layers {
  hasOpen: () => boolean
  /** Asks the topmost dialog to close, as its own close button does; without one, the page that holds. */
  closeTop: () => void
  /** Calls back whenever a dialog has opened or closed. */
  onChange: (listener: () => void) => void
}

export const appLayers: Layers = {
  hasOpen: () => open.length > 0 || asked !== undefined,
  closeTop: () => (open.at(-1)?.close ?? asked)?.(),
  onChange: subscribe,
}

/** The element that floating messages belong in now: the topmost open dialog, else the body. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(subscribe, () => open.at(-1)?.element ?? document.body)
}
