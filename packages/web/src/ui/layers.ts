import { useSyncExternalStore } from 'react'

/**
 * The open dialogs, topmost last. A modal dialog makes everything outside it inert: toasts and the loading mask
 * therefore move into the topmost one, or they would be covered and never read aloud.
 */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function set(next: readonly HTMLElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Puts a dialog on top; the returned function takes it away, whatever its place by then. */
export function pushLayer(element: HTMLElement): () => void {
  set([...open, element])
  return () => set(open.filter((layer) => layer !== element))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The element that floating messages belong in now: the topmost open dialog, else the body. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? document.body)
}
