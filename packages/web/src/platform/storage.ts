// Private windows, full disks and blocked storage throw on any access: nothing here ever does.
// The version is part of the key, so a shape that changed is simply not found.
const PREFIX = 'zhujia:v1:'

/** The name under which a key stands in the browser, for those who listen to its `storage` events. */
export const storageName = (key: string): string => PREFIX + key

/** Text as it stands under exactly this name, or undefined. */
export function readRaw(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps text under exactly this name; false when the browser refuses. */
export function writeRaw(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

/** A value kept by `writeStored`, unchecked: what comes back may be of any shape. Undefined when absent or broken. */
export function readStored(key: string): unknown {
  const text = readRaw(storageName(key))
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a value as JSON; false when the browser refuses. */
export function writeStored(key: string, value: unknown): boolean {
  return writeRaw(storageName(key), JSON.stringify(value))
}

/** Forgets a value. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(storageName(key))
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** What belongs to the device and not to who is signed in on it. All other keys are personal. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set(
  ['session', 'device', 'theme', 'search-layout'].map((key) => storageName(key)),
)

/** Forgets what is stored of a person: drafts with addresses, searches, payments under way. */
export function forgetPersonal(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && !OF_THE_DEVICE.has(name))
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** A mark that lives as long as the browser tab: true the first time it is set, false when it already stood. */
export function markOnce(key: string): boolean {
  try {
    if (sessionStorage.getItem(storageName(key)) !== null) return false
    sessionStorage.setItem(storageName(key), '1')
    return true
  } catch {
    // Without storage nothing could stop a second time: better never than for ever.
    return false
  }
}

/** Takes a mark away; true when it stood. */
export function clearMark(key: string): boolean {
  try {
    const stood = sessionStorage.getItem(storageName(key)) !== null
    sessionStorage.removeItem(storageName(key))
    return stood
  } catch {
    return false
  }
}
