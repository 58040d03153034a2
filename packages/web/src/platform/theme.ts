import { readStored, writeStored } from './storage.ts'
import { createStore, useStore } from './store.ts'

export type Theme = 'light' | 'dark'

const KEY = 'theme'

// Light unless someone switched (spec §1): the system's own preference is not asked.
const store = createStore<Theme>(readStored(KEY) === 'dark' ? 'dark' : 'light')

function apply(theme: Theme): void {
  const root = document.documentElement
  root.dataset.theme = theme
  // Scrollbars, form controls and the canvas behind the page follow this one.
  root.style.colorScheme = theme
}

/** The theme; the component renders again when it changes. */
export const useTheme = (): Theme => useStore(store)

/** Puts the remembered theme onto the document; before the first paint. */
export const startTheme = (): void => apply(store.get())

/** Switches the theme and remembers it on this device. */
export function setTheme(theme: Theme): void {
  store.set(theme)
  writeStored(KEY, theme)
  apply(theme)
}
