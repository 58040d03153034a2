import { DEFAULT_LOCALE, type Locale, matchLocale } from '@zhujia/contract/core/locales.ts'
import { onStoredElsewhere, readRaw, writeRaw } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { isOffline } from '../api-client/transport.ts'
import { loadArea, loadedAreas, treeOf } from './areas.ts'

/** The key of the specification's runtime: its value is the bare tag. */
const KEY = 'UNI_LOCALE'

/** The remembered language, else the browser's, else Simplified Chinese. */
export function pickInitialLocale(): Locale {
  return matchLocale(readRaw(KEY) ?? '') ?? matchLocale(navigator.language) ?? DEFAULT_LOCALE
}

const store = createStore<Locale>(pickInitialLocale())

/** The interface's language now; also what requests carry as `Accept-Language`. */
export const currentLocale = (): Locale => store.get()

/** Calls back after the language has changed. */
export const onLocaleChange = (listener: () => void): (() => void) => store.subscribe(listener)

/** The interface's language; the component renders again when it changes. */
export const useLocale = (): Locale => useStore(store)

function show(locale: Locale): void {
  document.documentElement.lang = locale
  store.set(locale)
}

/** Loads the texts that every page needs, and follows the other tabs. Before that only the first screen can be drawn, in the same language. */
export async function startLocale(): Promise<void> {
  document.documentElement.lang = store.get()
  await loadArea(store.get(), 'core')
  show(store.get())
  // A tab that cannot fetch the texts keeps its language.
  onStoredElsewhere(KEY, () => void switchTo(pickInitialLocale()).catch(() => undefined))
}

async function switchTo(locale: Locale): Promise<void> {
  // Browsers remember a failed import for as long as the document lives: none is begun without a network.
  if (isOffline() && loadedAreas().some((area) => !treeOf(locale, area))) throw new Error('offline')
  await Promise.all(loadedAreas().map((area) => loadArea(locale, area)))
  show(locale)
}

/** Switches the language without a reload: it first fetches all texts in use, then changes them together. Other tabs follow. */
export async function setLocale(locale: Locale): Promise<void> {
  await switchTo(locale)
  writeRaw(KEY, locale)
}
