// Private windows, full disks and blocked storage throw on any access: these functions never throw.
// The version is part of the key, so a value of an older shape is not found.
const PREFIX = 'zhujia:v1:'

/** The browser's name of a key. */
export const storageName = (key: string): string => PREFIX + key

/** Calls back when another tab of this browser has changed or removed what stands under exactly this name. @returns an end to it */
export function onStoredElsewhere(name: string, follow: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === name) follow()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** The text under exactly this name, or undefined. */
export function readRaw(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Saves text under exactly this name; false when the browser refuses. */
export function writeRaw(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

/** A value saved by `writeStored`, unchecked: what comes back may be of any shape. Undefined when absent or broken. */
export function readStored(key: string): unknown {
  const text = readRaw(storageName(key))
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Saves a value as JSON; false when the browser refuses. */
export function writeStored(key: string, value: unknown): boolean {
  return writeRaw(storageName(key), JSON.stringify(value))
}

/** Removes a value. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(storageName(key))
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** The keys of the device, which do not depend on who is signed in. All other keys are personal. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set(
  ['session', 'device', 'theme', 'text-size', 'search-layout'].map((key) => storageName(key)),
)

/** Removes what is stored about a person: drafts with addresses, searches, open payments. */
export function forgetPersonal(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && !OF_THE_DEVICE.has(name))
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Sets a mark for the life of the browser tab: true the first time, false when it was already set. */
export function markOnce(key: string): boolean {
  try {
    if (sessionStorage.getItem(storageName(key)) !== null) return false
    sessionStorage.setItem(storageName(key), '1')
    return true
  } catch {
    // Without storage the mark could not prevent a second run, which could become an endless loop.
    return false
  }
}

/** Removes a mark; true when it was set. */
export function clearMark(key: string): boolean {
  try {
    const stood = sessionStorage.getItem(storageName(key)) !== null
    sessionStorage.removeItem(storageName(key))
    return stood
  } catch {
    return false
  }
}
