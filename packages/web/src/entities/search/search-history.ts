import { onSessionChange } from '#platform/session.ts'
import { onStoredElsewhere, readRaw, readStored, removeStored, storageName, writeStored } from '#platform/storage.ts'
import { createStore, useStore } from '#platform/store.ts'

const KEY = 'search-history'
const MAX = 10

/** The words with one more: the newest first, each once, ten at most. */
export function withWord(words: readonly string[], word: string): string[] {
  const plain = word.trim()
  if (plain === '') return [...words]
  return [plain, ...words.filter((old) => old !== plain)].slice(0, MAX)
}

/** What this device has saved may be old or damaged. */
function restore(): readonly string[] {
  const saved = readStored(KEY)
  return Array.isArray(saved) ? saved.filter((word) => typeof word === 'string').slice(0, MAX) : []
}

const store = createStore<readonly string[]>(restore())

function follow(): void {
  const words = restore()
  if (words.length !== store.get().length) store.set(words)
}

// They are removed when the session ends.
onSessionChange(follow)
onStoredElsewhere(storageName(KEY), follow)

function save(words: readonly string[]): void {
  if (words.length > 0) writeStored(KEY, words)
  else removeStored(KEY)
  store.set(words)
}

/** The words searched for on this device, the newest first. */
export const useSearchHistory = (): readonly string[] => useStore(store)

export const rememberSearch = (word: string): void => save(withWord(store.get(), word))
export const forgetSearch = (word: string): void => save(store.get().filter((old) => old !== word))
export const forgetAllSearches = (): void => save([])
/** What the browser stores of them. */
export const searchHistoryText = (): string => readRaw(storageName(KEY)) ?? ''
