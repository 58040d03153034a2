import { useSyncExternalStore } from 'react'

interface Layer {
  element: HTMLElement
  /** Reports to its owner that it is to close. */
  close: () => void
}

/**
 * The open dialogs, topmost last. A modal dialog makes everything outside it inert: toasts and the loading mask
 * therefore move into the topmost one, or they would be covered and never read aloud.
 */
let open: readonly Layer[] = []
/** Replaces a step back while a page asks before somebody leaves it. */
let backHandler: (() => void) | undefined
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

function set(next: readonly Layer[]): void {
  open = next
  changed()
}

/** Opens a layer on top; the returned function removes it, wherever it is in the stack by then. */
export function pushLayer(element: HTMLElement, close: () => void): () => void {
  const layer = { element, close }
  set([...open, layer])
  return () => set(open.filter((one) => one !== layer))
}

/** Runs `handler` in place of a step back. Undefined removes it. */
export function setBackHandler(handler: (() => void) | undefined): void {
  backHandler = handler
  changed()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a step back does before it leaves the page: it closes the topmost dialog, or runs the handler of the page. */
export interface Layers {
  hasOpen: () => boolean
  /** Closes the topmost dialog as its own close button does; without a dialog it runs the handler of the page. */
  closeTop: () => void
  /** Calls back whenever a dialog has opened or closed. */
  onChange: (listener: () => void) => void
}

export const appLayers: Layers = {
  hasOpen: () => open.length > 0 || backHandler !== undefined,
  closeTop: () => (open.at(-1)?.close ?? backHandler)?.(),
  onChange: subscribe,
}

/** The element that floating messages belong in now: the topmost open dialog, else the body. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(subscribe, () => open.at(-1)?.element ?? document.body)
}
