import { readStored, writeStored } from './storage.ts'
import { createStore, useStore } from './store.ts'

export type Theme = 'light' | 'dark'
/** The choice on this device: a theme, or that of the system. */
type ThemeChoice = Theme | 'system'

const KEY = 'theme'

function restore(): ThemeChoice {
  const stored = readStored(KEY)
  return stored === 'dark' || stored === 'system' ? stored : 'light'
}

// Light by default (spec §1): the system's theme counts only when the person chose to follow it.
const choice = createStore<ThemeChoice>(restore())
const systemDark = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

function themeFor(chosen: ThemeChoice): Theme {
  if (chosen !== 'system') return chosen
  return systemDark()?.matches ? 'dark' : 'light'
}

const shown = createStore<Theme>(themeFor(choice.get()))

function apply(): void {
  const theme = themeFor(choice.get())
  const root = document.documentElement
  root.dataset.theme = theme
  // Scrollbars, form controls and the canvas behind the page follow this one.
  root.style.colorScheme = theme
  shown.set(theme)
}

/** The theme that is shown; the component renders again when it changes. */
export const useTheme = (): Theme => useStore(shown)

/** What was chosen; the component renders again when it changes. */
export const useThemeChoice = (): ThemeChoice => useStore(choice)

/** Sets the saved theme on the document before the first paint, and follows the system if that was chosen. */
export function startTheme(): void {
  apply()
  systemDark()?.addEventListener('change', apply)
}

/** Switches the theme and remembers it on this device. */
export function setTheme(chosen: ThemeChoice): void {
  choice.set(chosen)
  writeStored(KEY, chosen)
  apply()
}
