import { onStoredElsewhere, readStored, storageName, writeStored } from './storage.ts'
import { createStore, useStore } from './store.ts'

export interface DeviceChoice<Value extends string> {
  get: () => Value
  set: (next: Value) => void
  /** What is chosen; the component renders again when it changes. */
  useChoice: () => Value
  /** Applies the choice now and after each change, in another tab too. */
  start: (apply: () => void) => void
}

/** A setting of this device with few values: stored, the first one unless something else was chosen. */
export function deviceChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): DeviceChoice<Value> {
  const restore = (): Value => {
    const stored = readStored(key)
    return values.find((value) => value === stored) ?? values[0]
  }
  const store = createStore<Value>(restore())
  return {
    get: store.get,
    set: (next) => {
      writeStored(key, next)
      store.set(next)
    },
    useChoice: () => useStore(store),
    start: (apply) => {
      apply()
      store.subscribe(apply)
      onStoredElsewhere(storageName(key), () => store.set(restore()))
    },
  }
}
