import { storageName } from './storage.ts'

// As in storage.ts, these functions never throw: without storage a value lives as long as its page.
const GROUP = storageName('tab:')

/** A value of this browser tab, saved by `writeTabStored`, unchecked. It survives a reload and a guest's sign-in, but not a sign-out. */
export function readTabStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(GROUP + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Saves a value as JSON for this browser tab; undefined removes it. */
export function writeTabStored(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(GROUP + key)
    else sessionStorage.setItem(GROUP + key, JSON.stringify(value))
  } catch {
    // As above.
  }
}

/** Removes all values, when the session ends. */
export function forgetTabStored(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(GROUP)) sessionStorage.removeItem(name)
  } catch {
    // As above.
  }
}
