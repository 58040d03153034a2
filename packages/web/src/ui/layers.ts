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
const listeners = new Set<() => void>()

function set(next: readonly Layer[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Puts a dialog on top; the returned function takes it away, whatever its place by then. */
export function pushLayer(element: HTMLElement, close: () => void): () => void {
  const layer = { element, close }
  set([...open, layer])
  return () => set(open.filter((one) => one !== layer))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The open dialogs for a step back, which closes the topmost before it leaves the page. */
export interface Layers {
  hasOpen: () => boolean
  /** Asks the topmost dialog to close, as its own close button does. */
  closeTop: () => void
  /** Calls back whenever a dialog has opened or closed. */
  onChange: (listener: () => void) => void
}

export const appLayers: Layers = {
  hasOpen: () => open.length > 0,
  closeTop: () => open.at(-1)?.close(),
  onChange: subscribe,
}

/** The element that floating messages belong in now: the topmost open dialog, else the body. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(subscribe, () => open.at(-1)?.element ?? document.body)
}
