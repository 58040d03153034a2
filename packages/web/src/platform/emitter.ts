/** Typed events: the emitter does not know its listeners. */
export interface Emitter<Events extends object> {
  emit: <Name extends keyof Events>(name: Name, event: Events[Name]) => void
  /** Listens until the returned function is called. */
  on: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => () => void
}

/** Makes an emitter. Listeners run at once, in the order in which they came. */
export function createEmitter<Events extends object>(): Emitter<Events> {
  const all: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {}
  return {
    emit: (name, event) => {
      // A copy: a listener may unsubscribe while they are called.
      for (const listener of Array.from(all[name] ?? [])) listener(event)
    },
    on: (name, listener) => {
      const listeners = (all[name] ??= new Set())
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
