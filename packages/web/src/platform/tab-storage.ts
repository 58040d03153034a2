import { storageName } from './storage.ts'

// As in storage.ts nothing here ever throws: without storage a value lives as long as its page does.
const GROUP = storageName('tab:')

/** A value of this browser tab, kept by `writeTabStored`, unchecked. It survives a reload and a guest's sign-in, and no sign-out. */
export function readTabStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(GROUP + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value as JSON for this browser tab; undefined forgets it. */
export function writeTabStored(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(GROUP + key)
    else sessionStorage.setItem(GROUP + key, JSON.stringify(value))
  } catch {
    // As above.
  }
}

/** Forgets all of it: the session has ended. */
export function forgetTabStored(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(GROUP)) sessionStorage.removeItem(name)
  } catch {
    // As above.
  }
}
